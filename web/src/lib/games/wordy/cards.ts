/** The sixteen clue cards, as in the engine (`vectors.test.ts`). Which may be used, and how, comes in the view. */
import type { Question, Turn } from './types.gen';

export type Clue = Question['clue'];
export type Closed = Exclude<NonNullable<Question['closed']>, ''>;

export interface Card {
  kind: 'vanilla' | 'spicy';
  /** In berries; null where the answer decides. */
  value: number | null;
  /** What the asker chooses. */
  needs: 'nothing' | 'letter' | 'word';
  /** The owner of the word answers it. */
  asksOwner: boolean;
}

function card(
  kind: Card['kind'],
  value: Card['value'],
  needs: Card['needs'] = 'nothing',
  { asksOwner = false } = {},
): Card {
  return { kind, value, needs, asksOwner };
}

export const CARDS: Record<Clue, Card> = {
  last: card('vanilla', 1),
  relative: card('vanilla', 1, 'word'),
  strike: card('vanilla', 2, 'letter'),
  length: card('vanilla', 3),
  builder: card('vanilla', 4, 'word'),
  first: card('vanilla', 4),
  share: card('spicy', 1, 'letter'),
  rare: card('spicy', 1, 'letter'),
  vowel: card('spicy', 1, 'nothing', { asksOwner: true }),
  give: card('spicy', 1, 'nothing', { asksOwner: true }),
  burn: card('spicy', 2, 'letter'),
  vowel_count: card('spicy', 2),
  consonant_count: card('spicy', 3),
  super: card('spicy', 3, 'letter', { asksOwner: true }),
  rhyme: card('spicy', 5, 'nothing', { asksOwner: true }),
  dynamic: card('spicy', null, 'word'),
};

export const RACE_LETTERS = 4;

/** A clue card as a side may use it now. */
export interface Offer {
  clue: Clue;
  letters: readonly string[];
  /** Why it cannot be used. */
  closed: Closed | null;
}

/** The cards on the table; before the swap nobody can use them. */
export function offersOf(
  clues: readonly Clue[],
  questions: readonly Question[] | undefined,
): readonly Offer[] {
  return clues.map((clue) => {
    const question = questions?.find((each) => each.clue === clue);
    return { clue, letters: Array.from(question?.letters ?? ''), closed: question?.closed || null };
  });
}

/** The words that a side has shown for a clue in this round, which it cannot show for it again. */
export function shownFor(clue: Clue, turns: readonly Turn[], seat: number | null): string[] {
  if (clue !== 'dynamic') return [];
  return turns.flatMap((turn) =>
    turn.clue === clue && turn.seat === seat && turn.word ? [turn.word] : [],
  );
}
