/** The line of play, and a smaller line with the previous event. Pure. */
import type { Line } from '../../board/line';
import { sentence, t } from '../../text';
import type { Stage } from './stage.svelte';
import { otherOf } from './view';
import type { Wordy } from './wordy.svelte';

/** What the line is derived from. */
export type Moment = Pick<Wordy, 'table' | 'players' | 'names' | 'me' | 'asked'> &
  Partial<Pick<Wordy, 'reader'>> & {
    stage: Pick<Stage, 'said'>;
  };

export function lineOf(moment: Moment): Line {
  const { table, names, reader, asked, stage } = moment;
  const before = stage.said
    .filter((event) => event.type !== 'turn_began')
    .map((event) => sentence('wordy', event, names, reader))
    .filter(Boolean)
    .join(' ');
  const mine = asked !== null && table.phase !== 'review';
  return { now: statusOf(moment), before: before || t('wordy-first'), mine };
}

function statusOf(moment: Moment): string {
  const { table, names, asked } = moment;
  switch (table.phase) {
    case 'writing': {
      if (asked) return t('wordy-writing-you');
      const thinking = table.written.findIndex((written) => !written);
      if (!table.written.some(Boolean)) return t('wordy-writing-both');
      return t('wordy-writing-wait', { name: names[thinking] ?? '' });
    }
    case 'asking':
      return asked ? t('wordy-your-turn') : turnOf(moment, table.to_move ?? -1);
    case 'answering':
      return asked ? t('wordy-your-answer') : answerOf(moment);
    case 'countdown':
      return t('wordy-countdown');
    case 'racing':
      return t('wordy-racing');
    case 'review':
      return t('wordy-review');
    case 'over':
      return t('wordy-over');
  }
}

function turnOf({ players }: Moment, seat: number): string {
  const player = players[seat];
  if (!player) return '';
  return t(player.kind === 'bot' ? 'wordy-turn-of-bot' : 'wordy-turn-of', { name: player.name });
}

/** The same whatever the answer will be, so that it reveals nothing. */
function answerOf({ table, names, me }: Moment): string {
  const { pending } = table;
  if (!pending) return '';
  const waiting = pending.waiting.flatMap((waits, seat) => (waits ? [seat] : []));
  if (waiting.length > 1 && me === null) return t('wordy-answer-wait-both');
  const name = names[waiting.find((seat) => seat !== me) ?? waiting[0] ?? -1] ?? '';
  if (pending.word) return t('wordy-word-wait', { name, word: pending.word });
  return t('wordy-answer-wait', { name });
}

/** Who continues alone, if one side has found the word and the other has not. */
export function playsOn({ table, names, me }: Moment): string | null {
  if (!['asking', 'answering'].includes(table.phase)) return null;
  const found = table.guessed.indexOf(true);
  if (found < 0 || table.guessed[otherOf(found)]) return null;
  const name = names[found] ?? '';
  const other = names[otherOf(found)] ?? '';
  if (me === null) return t('wordy-plays-on', { name, other });
  return me === found
    ? t('wordy-plays-on-them', { name: other })
    : t('wordy-plays-on-me', { name });
}
