/** The one line that says what is happening, and the smaller one with what happened before. */
import { sentence, t } from '../../text';
import type { Outcome, Player } from '../board';
import type { Event, Public } from './types.gen';

export interface Moment {
  table: Public;
  players: readonly Player[];
  me: number | null;
  isAsked: boolean;
  waiting: readonly number[];
  outcome: Outcome | null;
  said: readonly Event[];
  /** The scoring has been shown. */
  isTold: boolean;
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
    .filter((event) => event.type !== 'scored')
    .map((event) => sentence('swordcrafters', event, names))
    .join(' ');
  return { now: standing(moment, names), before, mine: moment.isAsked };
}

function standing(moment: Moment, names: readonly string[]): string {
  const { table, me, isAsked } = moment;
  if (table.phase === 'over') return ending(moment, names);
  if (isAsked) return asked(table, me);
  const who = moment.waiting.map((seat) => names[seat] ?? '').join(', ');
  const seat = table.order[table.turn];
  const name = table.phase === 'craft' ? who : (names[seat ?? -1] ?? who);
  if (table.phase === 'craft' && me !== null && table.done[me])
    return t('swords-now-done', { names: who });
  return t(`swords-now-${table.phase}`, { name });
}

function asked(table: Public, me: number | null): string {
  if (table.phase === 'slice' && table.solo)
    return t(`swords-your-slice-${table.solo.icons[table.solo.icon] ?? 'horizontal'}`);
  if (table.phase === 'craft') {
    const left = (table.swords[me ?? -1] ?? []).reduce((sum, { hand }) => sum + hand.length, 0);
    return t('swords-your-craft', { left });
  }
  return t(`swords-your-${table.phase}`);
}

function ending({ outcome, table, me, isTold }: Moment, names: readonly string[]): string {
  if (!isTold) return t('swords-scoring-now');
  const best = Math.max(...table.scores.map((score) => score.total));
  const first = table.scores.filter((score) => score.total === best);
  const isMine = first.length === 1 && first[0]?.seat === me && me !== null;
  if (outcome && isMine) return t('swords-won-mine');
  const won = first.map((score) => (score.seat === null ? score.name : (names[score.seat] ?? '')));
  return t('swords-won', { count: won.length, names: won.join(', ') });
}
