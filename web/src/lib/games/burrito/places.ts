/** The five places of a hand: a card stays where it is until it goes, and the next one comes into the gap. Pure. */
import { HAND } from './cards';

export interface Held {
  /** The same as long as it lies there. */
  id: number;
  /** Null: just drawn, and not told yet. */
  card: number | null;
}

export type Places = readonly (Held | null)[];

export const NO_CARDS: Places = Array.from({ length: HAND }, () => null);

/** Puts a hand into the places, moving as little as can be. `fresh` numbers cards that were not there. */
export function settled(
  places: Places,
  hand: readonly (number | null)[],
  fresh: () => number,
): Places {
  const rest = [...hand];
  const take = (fits: (card: number | null) => boolean): number | null | undefined => {
    const place = rest.findIndex(fits);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  };
  const kept: (Held | null)[] = places.map((held) =>
    held && held.card !== null && take((card) => card === held.card) !== undefined ? held : null,
  );
  // What was drawn face down turns over where it lies.
  places.forEach((held, place) => {
    if (held?.card !== null) return;
    const told = take((each) => each !== null);
    const card = told === undefined ? take(() => true) : told;
    if (card !== undefined) kept[place] = { id: held.id, card };
  });
  for (const card of rest) {
    const gap = kept.indexOf(null);
    if (gap >= 0) kept[gap] = { id: fresh(), card };
  }
  return kept;
}

/** Takes the card of a place away. */
export function vacated(places: Places, gone: readonly number[]): Places {
  return places.map((held, place) => (gone.includes(place) ? null : held));
}
