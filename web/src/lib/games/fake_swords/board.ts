/** What the board of Fake Swords shows, without drawing it. Pure: rules are judged by the server, here only pictured. */
import type { Colour } from '../../art/fake_swords/colours';
import type { Rule as ArenaRule } from '../../arena/duel/rules';
import type { PoseName } from '../../art/fake_swords/poses';
import type { Deck, Kind } from './deck';
import type { Fight, PileReveal, Public } from './types.gen';
import { fightersOf, movesOf, type Move, type Pair } from './view';

/** The cards on the table while it is drawn; it lags behind the view while something is staged. */
export interface Shown {
  piles: readonly (readonly number[])[];
  loose: readonly number[];
  collected: readonly (readonly number[])[];
  deck: number;
  discard: readonly number[];
  /** The reveal that is still of interest: after it, until the next round. */
  reveal: readonly PileReveal[];
  round: number;
}

/** The reveal counts as long as the round goes on: with new cards on the table it is of the past. */
export function shownOf(table: Public): Shown {
  const isOpen = ['piles', 'countdown', 'point'].includes(table.phase);
  return {
    piles: table.piles,
    loose: table.loose,
    collected: table.collected,
    deck: table.deck,
    discard: table.discard,
    // Of what was pointed at, only what is still fought over lies there yet.
    reveal: isOpen
      ? []
      : table.reveal.map((each, pile) => ({ ...each, cards: table.piles[pile] ?? [] })),
    round: table.round,
  };
}

/** What lies in each pile: what is left of it, once hands have been shown. */
export function pilesOf(shown: Shown): readonly (readonly number[])[] {
  return shown.reveal.length > 0 ? shown.reveal.map(({ cards }) => cards) : shown.piles;
}

export type Fate = 'taken' | 'discarded' | 'passed' | 'contested' | 'won';

/** What became of a pile. */
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

/** The cards of a pile have gone to a seat, or to the discard pile. */
export function carried(shown: Shown, pile: number, to: number | 'discard'): Shown {
  const cards = shown.reveal[pile]?.cards ?? [];
  const reveal = shown.reveal.map((each, place) =>
    place === pile ? { ...each, cards: [] } : each,
  );
  if (to === 'discard') return { ...shown, reveal, discard: [...shown.discard, ...cards] };
  const collected = shown.collected.map((own, seat) => (seat === to ? [...own, ...cards] : own));
  return { ...shown, reveal, collected };
}

/** The piles that somebody must fight over. */
export function contestsOf(reveal: readonly PileReveal[]): readonly Contest[] {
  return reveal.flatMap((each, pile) =>
    fateOf(each) === 'contested' ? [{ pile, seats: each.seats }] : [],
  );
}

/** The loose cards laid where there are fewest: something to begin with, which can be changed. */
export function spread(table: Pick<Public, 'piles' | 'loose'>): number[][] {
  const piles = table.piles.map((pile) => [...pile]);
  for (const card of table.loose) {
    const smallest = piles.reduce((one, other) => (other.length < one.length ? other : one));
    smallest.push(card);
  }
  return piles;
}

/** The fingers that are still missing. */
export function missingOf(table: Public): readonly number[] {
  return table.fingers.flatMap((up, seat) => (up ? [] : [seat]));
}

/** A card in force, with whom it binds and from when. */
export interface RuleInForce {
  kind: Kind;
  seats: readonly number[];
  /** It binds both. */
  both: boolean;
}

/** In the order in which they come into play: start, all fight, touch, advantage. */
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

/** The different cards of a fight whose rules are not known yet: the Boss has still to say who is shorter. */
export function kindsOf(fight: Fight, deck: Deck): readonly Kind[] {
  return [...new Set(fight.cards.map((card) => deck.kind(card)))];
}

/** How the fighters stand. */
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

/** The poses of an exchange; one drawn by lot has no moves. */
export function posesIn(moves: Pair<Move | null>): Pair<PoseName> {
  return [moves[0] ?? 'ready', moves[1] ?? 'ready'];
}

export function placeOf(fight: Fight, seat: number | null): 0 | 1 | null {
  const [one, other] = fightersOf(fight);
  if (seat === null) return null;
  return seat === one ? 0 : seat === other ? 1 : null;
}

/** A stopwatch's face: minutes, seconds, tenths. */
export function stopwatch(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
  return `${minutes}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
