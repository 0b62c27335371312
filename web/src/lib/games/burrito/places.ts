/** The five places of a hand: a card keeps its place until it leaves, and the next one fills the gap. Pure. */
import { HAND } from './cards';

export interface Held {
  /** Constant as long as the card stays. */
  id: number;
  /** Null: just drawn, its kind is not known yet. */
  card: number | null;
}

export type Places = readonly (Held | null)[];

export const NO_CARDS: Places = Array.from({ length: HAND }, () => null);

/** Puts a hand into the places, moving as little as possible. `fresh` gives ids to new cards. */
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
  // Cards that were drawn face down are turned over in place.
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

/** Removes the cards of these places. */
export function vacated(places: Places, gone: readonly number[]): Places {
  return places.map((held, place) => (gone.includes(place) ? null : held));
}
