/** The line of play: what is asked or has happened, and what happened before. */
import { gameText, listed, sentence, t } from '../text';
import type { Generic } from './generic.svelte';

export interface Line {
  now: string;
  before: string;
  mine: boolean;
}

export function lineOf(board: Generic): Line {
  const { game, names, reader, stage } = board;
  const said = stage.said.map((event) => sentence(game, event, names, reader)).filter(Boolean);
  const mine = board.asked !== null && !stage.playing;
  if (stage.playing && said.length > 0) return { now: said.join(' '), before: '', mine: false };
  return { now: statusOf(board), before: said.join(' ') || t('generic-begin'), mine };
}

function statusOf({ game, asked, given, names, me, winners, spelt }: Generic): string {
  if (given.outcome) {
    if (winners.length === 1 && winners[0] === me) return t('generic-won-mine');
    const won = listed(winners.map((seat) => names[seat] ?? ''));
    return t('generic-won', { count: winners.length, names: won });
  }
  if (spelt.labels.length > 0) return `${spelt.labels.join(' · ').replace(/ …/g, '')} …`;
  if (asked) return gameText(game, `prompt-${asked.kind}`) ?? t('generic-your-move');
  const awaited = given.waiting.map((seat) => names[seat] ?? '').join(', ');
  return awaited ? t('generic-waiting', { names: awaited }) : '';
}
