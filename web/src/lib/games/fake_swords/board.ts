/** The contents of the Fake Swords board, without drawing. Pure; predictions, which the engine's vectors check. */
import type { Colour } from '../../art/fake_swords/colours';
import type { Rule as ArenaRule } from '../../arena/duel/rules';
import type { PoseName } from '../../art/fake_swords/poses';
import type { Deck, Kind } from './deck';
import type { Fight, PileReveal, Public } from './types.gen';
import { fightersOf, movesOf, type Move, type Pair } from './view';

/** The cards on the table as they are drawn; this lags behind the view during animations. */
export interface Shown {
  piles: readonly (readonly number[])[];
  loose: readonly number[];
  collected: readonly (readonly number[])[];
  deck: number;
  discard: readonly number[];
  /** The last reveal, from its end until the next round. */
  reveal: readonly PileReveal[];
  round: number;
}

/** The reveal is kept until new cards are on the table. */
export function shownOf(table: Public): Shown {
  const isOpen = ['piles', 'countdown', 'point'].includes(table.phase);
  return {
    piles: table.piles,
    loose: table.loose,
    collected: table.collected,
    deck: table.deck,
    discard: table.discard,
    // After the reveal only contested piles are still on the table.
    reveal: isOpen
      ? []
      : table.reveal.map((each, pile) => ({ ...each, cards: table.piles[pile] ?? [] })),
    round: table.round,
  };
}

/** The cards of each pile; after the reveal only what is left of it. */
export function pilesOf(shown: Shown): readonly (readonly number[])[] {
  return shown.reveal.length > 0 ? shown.reveal.map(({ cards }) => cards) : shown.piles;
}

export type Fate = 'taken' | 'discarded' | 'passed' | 'contested' | 'won';

/** What happened to a pile. */
export function fateOf(pile: PileReveal): Fate {
  switch (pile.clause) {
    case 'F-SOLE-1':
      return 'taken';
    case 'F-NONE-1':
      return 'discarded';
    case 'F-TIE-1':
      return 'contested';
    case 'F-PRIZE-1':
      return 'won';
    default:
      return 'passed';
  }
}

export interface Contest {
  pile: number;
  seats: readonly number[];
}

/** Moves the cards of a pile to a seat or to the discard pile. */
export function carried(shown: Shown, pile: number, to: number | 'discard'): Shown {
  const cards = shown.reveal[pile]?.cards ?? [];
  const reveal = shown.reveal.map((each, place) =>
    place === pile ? { ...each, cards: [] } : each,
  );
  if (to === 'discard') return { ...shown, reveal, discard: [...shown.discard, ...cards] };
  const collected = shown.collected.map((own, seat) => (seat === to ? [...own, ...cards] : own));
  return { ...shown, reveal, collected };
}

/** The piles that must be fought over. */
export function contestsOf(reveal: readonly PileReveal[]): readonly Contest[] {
  return reveal.flatMap((each, pile) =>
    fateOf(each) === 'contested' ? [{ pile, seats: each.seats }] : [],
  );
}

/** A suggestion: loose cards are put where there are fewest, and then no pile stays empty. */
export function spread(table: Pick<Public, 'piles' | 'loose'>): number[][] {
  const piles = table.piles.map((pile) => [...pile]);
  const smallest = () => piles.reduce((one, other) => (other.length < one.length ? other : one));
  const largest = () => piles.reduce((one, other) => (other.length > one.length ? other : one));
  for (const card of table.loose) smallest().push(card);
  while (smallest().length === 0) smallest().push(largest().pop() ?? 0);
  return piles;
}

/** The seats whose fingers are still missing. */
export function missingOf(table: Public): readonly number[] {
  return table.fingers.flatMap((up, seat) => (up ? [] : [seat]));
}

/** A card in force, with whom it binds and when. */
export interface RuleInForce {
  kind: Kind;
  seats: readonly number[];
  both: boolean;
}

/** In the order in which they take effect: start, whole fight, touch, advantage. */
const ORDER: readonly Colour[] = ['green', 'purple', 'yellow', 'black'];

export function rulesOf(fight: Fight, deck: Deck): readonly RuleInForce[] {
  return fight.rules
    .flatMap(({ kind, seats }) => {
      const found = deck.kinds[kind];
      return found ? [{ kind: found, seats, both: seats.length > 1 }] : [];
    })
    .sort((one, other) => ORDER.indexOf(one.kind.colour) - ORDER.indexOf(other.kind.colour));
}

/** The same for the arena, which knows no decks. */
export function arenaRulesOf(fight: Fight, deck: Deck): readonly ArenaRule[] {
  return rulesOf(fight, deck).map(({ kind, seats }) => ({
    id: kind.id,
    modifier: kind.arena.modifier ?? '',
    name: kind.name,
    text: kind.arena.text,
    colour: kind.colour,
    seats,
  }));
}

/** The distinct cards of a fight before the Boss has said who is shorter. */
export function kindsOf(fight: Fight, deck: Deck): readonly Kind[] {
  return [...new Set(fight.cards.map((card) => deck.kind(card)))];
}

export function posesOf(fight: Fight | null): Pair<PoseName> {
  if (!fight) return ['wait', 'wait'];
  if (fight.mode === 'quick' && fight.stage === 'fighting') {
    const last = fight.quick?.played.at(-1);
    return last ? posesIn(movesOf(last)) : ['ready', 'ready'];
  }
  return fight.stage === 'stand_in' || fight.stage === 'shorter'
    ? ['wait', 'wait']
    : ['ready', 'ready'];
}

/** The poses of an exchange; one that was decided by lot has no moves. */
export function posesIn(moves: Pair<Move | null>): Pair<PoseName> {
  return [moves[0] ?? 'ready', moves[1] ?? 'ready'];
}

export function placeOf(fight: Fight, seat: number | null): 0 | 1 | null {
  const [one, other] = fightersOf(fight);
  if (seat === null) return null;
  return seat === one ? 0 : seat === other ? 1 : null;
}

/** Formats a stopwatch: minutes, seconds, tenths. */
export function stopwatch(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
  return `${minutes}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
