/** The action of a key, given the open prompts. Pure. */
import { HAND, SET, type BattleKind } from './cards';
import type { Asked, Move, Pile } from './view';

export type Intent =
  | { type: 'tap' | 'pick'; place: number }
  | { type: 'draw'; pile: Pile | null }
  | { type: 'toggle' | 'back' | 'count' | 'vote' }
  | { type: 'shout'; kind: BattleKind }
  | { type: 'person'; place: number }
  | { type: 'choose'; move: Move }
  | { type: 'aim'; step: 1 | -1 };

export interface Pressed {
  key: string;
  /** The physical key: with Shift a digit gives another character. */
  code: string;
  shift: boolean;
}

export interface Hands {
  asked: Asked;
  /** How many cards are picked for a set. */
  picked: number;
  /** People are being picked for a Duel. */
  picksPeople: boolean;
  /** This player fights a Quick battle and has not chosen yet. */
  chooses: boolean;
}

export const KEYS = {
  draw: 'D',
  left: 'Q',
  right: 'E',
  toggle: 'S',
  count: 'C',
  brawl: 'B',
  war: 'W',
  duel: 'U',
  throw: '1',
  fake: '2',
  catch: '3',
  vote: 'V',
} as const;

/** A key for each of twelve people. */
export const PERSON_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

export function intentOf(pressed: Pressed, hands: Hands): Intent | null {
  const key = pressed.key.toUpperCase();
  if (key === 'ESCAPE') return hands.picked > 0 || hands.picksPeople ? { type: 'back' } : null;
  if (hands.picksPeople) {
    const place = PERSON_KEYS.findIndex((each) => each === key);
    return place < 0 ? null : { type: 'person', place };
  }
  if (hands.chooses) return inBattle(key);
  for (const type of ['count', 'vote'] as const)
    if (key === KEYS[type] && hands.asked.may(type)) return { type };
  return hands.asked.may('discard') ? whilePassing(key, pressed, hands) : null;
}

function inBattle(key: string): Intent | null {
  if (key === 'ARROWRIGHT') return { type: 'aim', step: 1 };
  if (key === 'ARROWLEFT') return { type: 'aim', step: -1 };
  const move = (['throw', 'fake', 'catch'] as const).find((each) => KEYS[each] === key);
  return move ? { type: 'choose', move } : null;
}

function whilePassing(key: string, { code, shift }: Pressed, hands: Hands): Intent | null {
  const place = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key) - 1;
  if (place >= 0 && place < HAND) return { type: shift ? 'pick' : 'tap', place };
  switch (key) {
    case KEYS.draw:
    case ' ':
      return { type: 'draw', pile: null };
    case KEYS.left:
      return { type: 'draw', pile: 'left' };
    case KEYS.right:
      return { type: 'draw', pile: 'right' };
    case KEYS.toggle:
      return { type: 'toggle' };
  }
  const kind = (['brawl', 'war', 'duel'] as const).find((each) => KEYS[each] === key);
  return kind && hands.picked === SET ? { type: 'shout', kind } : null;
}
