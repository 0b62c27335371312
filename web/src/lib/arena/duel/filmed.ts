/** The cards in force in a film: snapshots say which modifiers bind whom, the deck says which cards these are. Pure. */
import type { Colour } from '../../art/fake_swords/colours';
import { BIT } from './constants.gen';
import type { Rule } from './rules';
import type { Snapshot } from './snapshot';

/** The fields of a card that the ring needs. */
export interface Card {
  id: string;
  name: string;
  colour: Colour;
  arena: { text: string; modifier?: string };
}

/** `seats` are the seats of fighters 0 and 1. */
export function rulesFilmed(
  snapshot: Snapshot | undefined,
  seats: readonly number[],
  cards: readonly Card[],
): readonly Rule[] {
  return cards.flatMap(({ id, name, colour, arena: { text, modifier = '' } }) => {
    const bit = bitOf(modifier);
    const bound = seats.filter((_, who) => ((snapshot?.fighters[who]?.bound ?? 0) & bit) !== 0);
    return bound.length > 0 ? [{ id, modifier, name, text, colour, seats: bound }] : [];
  });
}

const bitOf = (modifier: string): number => (BIT as Record<string, number>)[modifier] ?? 0;
