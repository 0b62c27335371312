/** Finds the cards that lie elsewhere after a happening, so that they can be seen moving there. */
import type { Cargo } from '../board/flights.svelte';
import { placeWithin, type Place } from '../motion';

export type Lying = ReadonlyMap<string, readonly Card[]>;

export interface Card {
  element: HTMLElement;
  place: Place;
}

/** A card that has been away by fewer pixels has not moved. */
const NEAR = 8;
/** So many cards may move at once; when more do, the table was laid anew. */
const MOST = 12;

/** Where cards lie, by what they show. */
export function lyingOn(ground: HTMLElement | null): Lying {
  const found = new Map<string, Card[]>();
  for (const element of ground?.querySelectorAll<HTMLElement>('[data-thing]') ?? []) {
    const cards = found.get(element.dataset.thing ?? '') ?? [];
    cards.push({ element, place: placeWithin(element, ground as HTMLElement) });
    found.set(element.dataset.thing ?? '', cards);
  }
  return found;
}

/** The cards that have changed their place. Cards that look the same count as those that stayed, as far as possible. */
export function moved(before: Lying, after: Lying): readonly Cargo<HTMLElement>[] {
  const cargo: Cargo<HTMLElement>[] = [];
  for (const [thing, now] of after) {
    const then = before.get(thing) ?? [];
    const gone = then.filter((each) => !now.some((other) => isNear(each, other)));
    const come = now.filter((each) => !then.some((other) => isNear(each, other)));
    for (const [index, { element, place }] of come.entries()) {
      const from = gone[index];
      if (from) cargo.push({ thing: element, from: from.place, to: place });
    }
  }
  return cargo.length > MOST ? [] : cargo;
}

function isNear({ place: one }: Card, { place: other }: Card): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) < NEAR;
}
