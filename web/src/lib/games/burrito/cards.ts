/** The meaning of the numbers on the wire, which agrees with the engine in `vectors.test.ts`. Pure. */
import { KINDS, type Kind } from '../../art/burrito/kinds';
import { t } from '../../text';
import type { Declare } from './types.gen';

export type BattleKind = Declare['kind'];

export const HAND = 5;
export const SET = 3;
export const BATTLES = ['brawl', 'war', 'duel'] as const satisfies readonly BattleKind[];
const FIRST_BATTLE = 7;
const STARTS: readonly BattleKind[] = ['brawl', 'brawl', 'war', 'duel'];

export function kindOf(card: number): Kind {
  return KINDS[card] ?? 'bean';
}

export function cardName(card: number): string {
  return t(`burrito-card-${kindOf(card)}`);
}

/** The battle that three of these cards start, if any. */
export function battleOf(card: number): BattleKind | null {
  return STARTS[card - FIRST_BATTLE] ?? null;
}

/** The points for a set of these cards. */
export function worth(card: number): number {
  return battleOf(card) ? 2 : 1;
}

/** Three cards that score without a battle: equal, and no battle cards. */
export function isNormalSet(cards: readonly number[]): boolean {
  const [first, ...rest] = cards;
  if (first === undefined || cards.length !== SET || battleOf(first)) return false;
  return rest.every((card) => card === first);
}
