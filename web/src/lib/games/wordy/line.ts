/** The one line that says what is happening, and a smaller one with what was said before. Pure. */
import { sentence, t } from '../../text';
import type { Player } from '../board';
import type { Event, Public } from './types.gen';
import { otherOf } from './view';

export interface Moment {
  table: Public;
  players: readonly Player[];
  me: number | null;
  /** Something is asked of `me`. */
  isAsked: boolean;
  /** The events of the latest happening. */
  said: readonly Event[];
}

export interface Line {
  now: string;
  before: string;
  /** It is for the one who looks. */
  mine: boolean;
}

export function lineOf(moment: Moment): Line {
  const names = moment.players.map((player) => player.name);
  const before = moment.said
    .filter((event) => event.type !== 'turn_began')
    .map((event) => sentence('wordy', event, names))
    .filter(Boolean)
    .join(' ');
  const { phase } = moment.table;
  const mine = moment.isAsked && phase !== 'review';
  return { now: standing(moment, names), before: before || t('wordy-first'), mine };
}

function standing(moment: Moment, names: readonly string[]): string {
  const { table, isAsked } = moment;
  const name = (seat: number | null | undefined) => names[seat ?? -1] ?? '';
  switch (table.phase) {
    case 'writing': {
      if (isAsked) return t('wordy-writing-you');
      const thinking = table.written.findIndex((written) => !written);
      if (!table.written.some(Boolean)) return t('wordy-writing-both');
      return t('wordy-writing-wait', { name: name(thinking) });
    }
    case 'asking':
      return isAsked ? t('wordy-your-turn') : turnOf(moment, table.to_move ?? -1);
    case 'answering':
      return isAsked ? t('wordy-your-answer') : answerOf(moment, names);
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

/** The same whatever the answer will be: it must not tell anything. */
function answerOf({ table, me }: Moment, names: readonly string[]): string {
  const { pending } = table;
  if (!pending) return '';
  const waiting = pending.waiting.flatMap((waits, seat) => (waits ? [seat] : []));
  if (waiting.length > 1 && me === null) return t('wordy-answer-wait-both');
  const name = names[waiting.find((seat) => seat !== me) ?? waiting[0] ?? -1] ?? '';
  if (pending.word) return t('wordy-word-wait', { name, word: pending.word });
  return t('wordy-answer-wait', { name });
}

/** Who plays on alone, if one side has found the word and the other has not. */
export function playsOn(table: Public, names: readonly string[], me: number | null): string | null {
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
