/** A word built from the tiles of a rack. `placed` are indices on the rack, in the order of the word. Pure. */

export type Placed = readonly number[];

export function wordOf(rack: string, placed: Placed): string {
  return placed.map((place) => rack[place] ?? '').join('');
}

/** The indices that spell a word, as far as there are tiles for it. */
export function placedOf(rack: string, word: string): Placed {
  return Array.from(word.toUpperCase()).reduce<Placed>((placed, letter) => {
    const place = freePlace(rack, placed, letter);
    return place === null ? placed : [...placed, place];
  }, []);
}

/** A tile with that letter that is not in the word yet. */
export function freePlace(rack: string, placed: Placed, letter: string): number | null {
  for (let place = 0; place < rack.length; place += 1)
    if (rack[place] === letter && !placed.includes(place)) return place;
  return null;
}

/** Appends a typed letter; null if there is no tile for it, or no room. */
export function typed(rack: string, placed: Placed, letter: string, most: number): Placed | null {
  if (placed.length >= most) return null;
  const place = freePlace(rack, placed, letter.toUpperCase());
  return place === null ? null : [...placed, place];
}

/** A tap appends a tile to the word, or returns it. */
export function toggled(placed: Placed, place: number, most: number): Placed {
  if (placed.includes(place)) return placed.filter((each) => each !== place);
  return placed.length >= most ? placed : [...placed, place];
}

/** Inserts a tile, from the rack or from elsewhere in the word, before the letter at `at`. */
export function inserted(placed: Placed, place: number, at: number, most: number): Placed {
  const from = placed.indexOf(place);
  if (from < 0 && placed.length >= most) return placed;
  const rest = placed.filter((each) => each !== place);
  const target = from >= 0 && from < at ? at - 1 : at;
  const where = Math.max(0, Math.min(rest.length, target));
  return [...rest.slice(0, where), place, ...rest.slice(where)];
}

/** Swaps a letter of the word with its neighbour. */
export function nudged(placed: Placed, at: number, by: -1 | 1): Placed {
  const other = at + by;
  const [here, there] = [placed[at], placed[other]];
  if (here === undefined || there === undefined) return placed;
  return placed.map((each, index) => (index === at ? there : index === other ? here : each));
}

/** Where a tile dropped at `x` goes: before the first letter whose centre is further right. */
export function dropAt(middles: readonly number[], x: number): number {
  const at = middles.findIndex((middle) => x < middle);
  return at < 0 ? middles.length : at;
}

/** A shuffled order of the rack, for display only. `random` gives numbers from 0 to 1. */
export function shuffledOrder(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
