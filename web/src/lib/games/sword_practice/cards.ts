/** The cards for practice, and those in force as the ring shows them. Pure. */
import type { Rule } from '../../arena/duel/rules';
import { COLOURS, type Colour } from '../../art/fake_swords/colours';
import { read, write } from '../../net/storage';
import deck from '../../../../../src/rumpus/games/fake_swords/data/deck.json';
import type { Public } from './types.gen';

export interface Card {
  id: string;
  colour: Colour;
  name: string;
  /** What the card does in the arena. */
  text: string;
  modifier: string;
}

export const CARDS: readonly Card[] = deck.cards.map(({ id, colour, name, arena }) => ({
  id,
  colour: colour as Colour,
  name,
  text: arena.text,
  modifier: 'modifier' in arena ? arena.modifier : '',
}));

/** By colour, in the order of the deck. */
export const GROUPS: readonly { colour: Colour; cards: readonly Card[] }[] = COLOURS.map(
  (colour) => ({ colour, cards: CARDS.filter((card) => card.colour === colour) }),
);

export function rulesOf({ rules }: Public): readonly Rule[] {
  return rules.flatMap(([id, seats]) => {
    const card = CARDS.find((each) => each.id === id);
    return card ? [{ ...card, seats: seats as readonly number[] }] : [];
  });
}

const KEPT = 'rumpus.practice';

/** The last choice on this device. */
export interface Choice {
  cards: readonly string[];
  level: string;
}

export function readChoice(): Choice {
  try {
    const kept = JSON.parse(read(KEPT) ?? '{}') as Partial<Choice>;
    const known = CARDS.map(({ id }) => id);
    return {
      cards: (kept.cards ?? []).filter((id) => known.includes(id)),
      level: kept.level ?? 'company',
    };
  } catch {
    return { cards: [], level: 'company' };
  }
}

export function keepChoice(choice: Choice): void {
  write(KEPT, JSON.stringify(choice));
}
