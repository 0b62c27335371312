/** The action of a key, given the open prompts. Pure. */
import { spread } from './board';
import type { Action, Public } from './types.gen';
import { barredOf, fightersOf, MOVES, type Asked } from './view';

/** The keys that may have an action. */
export const KEYS = [...Array.from('0123456789BCRS'), 'Backspace'];

export interface Hands {
  table: Public;
  asked: Asked;
  /** Null on the shared screen. */
  me: number | null;
  /** The picked card, or the focused one. */
  card: number | null;
  /** The index among the fighters. */
  place: 0 | 1 | null;
}

/** The action that moves a card to a pile, or beside the piles; null if it is already there. */
export function laid(table: Public, card: number, pile: number | null): Action | null {
  const lies = table.piles.findIndex((each) => each.includes(card));
  return lies === (pile ?? -1) ? null : { type: 'move_card', card, pile };
}

export function actionOfKey(pressed: string, hands: Hands): Action | null {
  const key = pressed.toLowerCase();
  const number = Number(key) - 1;
  return (
    withPiles(key, number, hands) ??
    withFight(key, number, hands) ??
    withFingers(key, hands) ??
    null
  );
}

function withPiles(key: string, number: number, { table, asked, card }: Hands): Action | null {
  const isPile = number in table.piles;
  if (asked.may('point') && isPile) return { type: 'point', pile: number };
  if (!asked.may('arrange')) return null;
  if (card !== null && isPile) return laid(table, card, number);
  if (card !== null && (key === '0' || key === 'backspace')) return laid(table, card, null);
  return key === 's' && table.loose.length > 0 ? { type: 'arrange', piles: spread(table) } : null;
}

function withFight(key: string, number: number, { table, asked, place }: Hands): Action | null {
  const { fight } = table;
  if (!fight) return null;
  if (asked.may('choose') && fight.quick && place !== null) {
    const move = MOVES[number];
    const isFree = move && !barredOf(fight.quick.exchange)[place].includes(move);
    return isFree ? { type: 'choose', move } : null;
  }
  if (asked.may('decide') && fight.call) return null;
  if (asked.may('report')) {
    const seat = fightersOf(fight)[number];
    if (seat !== undefined) return { type: 'report', cause: 'hit', seat };
    return key === 'b' ? { type: 'report', cause: 'both' } : null;
  }
  return key === 'c' && asked.may('start_fight') ? { type: 'start_fight' } : null;
}

function withFingers(key: string, { table, asked, me }: Hands): Action | null {
  if (key === 'c' && asked.may('count_down')) return { type: 'count_down' };
  if (key !== 'r' || me === null || !asked.may('finger')) return null;
  return { type: 'finger', up: !table.fingers[me] };
}
