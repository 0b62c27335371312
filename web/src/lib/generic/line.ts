/** The line of play: what is asked or has happened, and what happened before. */
import { wonLine, type Line } from '../board/line';
import { gameText, sentence, t } from '../text';
import type { Generic } from './generic.svelte';

export function lineOf(board: Generic): Line {
  const { game, names, reader, stage } = board;
  const said = stage.said.map((event) => sentence(game, event, names, reader)).filter(Boolean);
  const mine = board.asked !== null && !stage.playing;
  if (stage.playing && said.length > 0) return { now: said.join(' '), before: '', mine: false };
  return { now: statusOf(board), before: said.join(' ') || t('generic-begin'), mine };
}

function statusOf(board: Generic): string {
  const { game, asked, given, names, spelt } = board;
  if (given.outcome) return wonLine('generic', board);
  if (spelt.labels.length > 0) return `${spelt.labels.join(' · ').replace(/ …/g, '')} …`;
  if (asked) return gameText(game, `prompt-${asked.kind}`) ?? t('generic-your-move');
  const awaited = given.waiting.map((seat) => names[seat] ?? '').join(', ');
  return awaited ? t('generic-waiting', { names: awaited }) : '';
}
