/** Derives from the numbers of cards in two views which cards moved between them. Pure. */
import type { Flow, Public } from './types.gen';
import { communityOf, leftOf } from './view';

/** Selectors of the two ends. */
export interface Journey {
  from: string;
  to: string;
}

/** More movements at once are a deal. */
const MOST = 8;

export function journeysOf(before: Flow, table: Public): readonly Journey[] {
  const { flow } = table;
  const [was, is] = [communityOf(before), communityOf(flow)];
  const [left, right] = [was[0] - is[0], was[1] - is[1]];
  const journeys = flow.hands.flatMap((hand, seat): Journey[] => {
    const more = hand - (before.hands[seat] ?? 0);
    const person = `[data-seat="${seat}"]`;
    if (more === -1) return [{ from: person, to: `[data-pile="of-${leftOf(table, seat)}"]` }];
    if (more !== 1) return [];
    const pile = left > 0 ? 'left' : right > 0 ? 'right' : `of-${seat}`;
    return [{ from: `[data-pile="${pile}"]`, to: person }];
  });
  return journeys.length > MOST ? [] : journeys;
}
