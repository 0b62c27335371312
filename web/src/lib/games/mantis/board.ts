/** What the Mantis board shows, without drawing it. Pure: the rules are judged by the server, here they are only pictured. */
import { COLOURS, type Colour } from '../../art/mantis/colours';
import type { BoardProps } from '../board';
import type { Action, Event, OddsAnswer, Options, Private, Public } from './types.gen';

/** What the board is given. */
export type Props = BoardProps<Public, Private, Options, Event, Action>;

export type Tank = readonly number[];

/** The table as it is drawn. While a happening is staged it lags behind the view. */
export interface Shown {
  tanks: readonly Tank[];
  piles: readonly number[];
  target: number;
  /** Null when the game is over. */
  toMove: number | null;
  top: readonly Colour[];
  left: number;
}

export function shownOf(view: Public): Shown {
  return {
    tanks: view.tanks,
    piles: view.piles,
    target: view.target,
    toMove: view.over ? null : view.to_move,
    top: view.top,
    left: view.left,
  };
}

/** The table after an event. `next` are the back colours of the card that then lies on top, where they are known. */
export function afterEvent(table: Shown, event: Event, next: readonly Colour[] = []): Shown {
  switch (event.type) {
    case 'turned':
      return {
        ...table,
        tanks: withCards(table.tanks, event.into, event.colour, (cards) => cards + 1),
        left: Math.max(0, table.left - 1),
        top: next,
      };
    case 'scored':
      return {
        ...table,
        tanks: withCards(table.tanks, event.seat, event.colour, () => 0),
        piles: table.piles.map((pile, seat) => (seat === event.seat ? event.pile : pile)),
      };
    case 'stolen': {
      const emptied = withCards(table.tanks, event.victim, event.colour, () => 0);
      const tanks = withCards(emptied, event.seat, event.colour, (cards) => cards + event.cards);
      return { ...table, tanks };
    }
    case 'turn_began':
    case 'plays_again':
      return { ...table, toMove: event.seat };
    case 'dealt':
      return { ...table, toMove: event.first };
    case 'ended':
      return { ...table, toMove: null };
    case 'stayed':
      return table;
  }
}

function withCards(
  tanks: readonly Tank[],
  seat: number,
  colour: Colour,
  change: (cards: number) => number,
): readonly Tank[] {
  const place = COLOURS.indexOf(colour);
  return tanks.map((tank, each) =>
    each === seat ? tank.map((cards, at) => (at === place ? change(cards) : cards)) : tank,
  );
}

export function cardsOf(tank: Tank, colour: Colour): number {
  return tank[COLOURS.indexOf(colour)] ?? 0;
}

export interface Stack {
  colour: Colour;
  cards: number;
}

/** The stacks that lie in a tank, in the order of the colours. */
export function stacksOf(tank: Tank): Stack[] {
  return COLOURS.map((colour) => ({ colour, cards: cardsOf(tank, colour) })).filter(
    (stack) => stack.cards > 0,
  );
}

/** Which of the top card's colours would match in a tank, and how many cards would then move, the new one included. */
export function matchesIn(tank: Tank, top: readonly Colour[]): Stack[] {
  return top
    .map((colour) => ({ colour, cards: cardsOf(tank, colour) + 1 }))
    .filter((stack) => stack.cards > 1);
}

export interface Choice {
  action: Action;
  /** Whom it is aimed at; null is oneself, to score. */
  target: number | null;
  matches: Stack[];
  /** 0 to 1, when the table shows the odds. */
  chance: number | null;
  key: string;
}

/** What the seat can do: score first, then the others in the order of play. */
export function choicesOf(view: Public, me: number, odds: OddsAnswer | null): Choice[] {
  const chance = (seat: number) => odds?.match[seat] ?? null;
  const score: Choice = {
    action: { type: 'score' },
    target: null,
    matches: matchesIn(view.tanks[me] ?? [], view.top),
    chance: chance(me),
    key: 'S',
  };
  const steals = othersOf(view.tanks.length, me).map((target): Choice => ({
    action: { type: 'steal', target },
    target,
    matches: matchesIn(view.tanks[target] ?? [], view.top),
    chance: chance(target),
    key: keyOf(target),
  }));
  return [score, ...steals];
}

/** The key that steals from a seat: the seat's number, counted as people count. */
export function keyOf(seat: number): string {
  return String(seat + 1);
}

/** The choice that a key stands for. */
export function choiceOfKey(choices: readonly Choice[], key: string): Choice | null {
  return choices.find((choice) => choice.key === key.toUpperCase()) ?? null;
}

/** The seats one looks at: clockwise from one's left. Without a seat of one's own, all of them. */
export function othersOf(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  const count = me === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

/** Rows and columns of the screen's grid, six columns wide; `[from, to)`. */
export interface Spot {
  rows: readonly [number, number];
  columns: readonly [number, number];
}

export interface Layout {
  seats: readonly Spot[];
  middle: Spot;
  rows: number;
}

const spot = (row: number, from: number, to: number): Spot => ({
  rows: [row, row + 1],
  columns: [from, to],
});

const ROUND_THE_MIDDLE: Spot = { rows: [1, 3], columns: [3, 5] };
const ACROSS_THE_MIDDLE: Spot = { rows: [2, 3], columns: [1, 7] };

/** The seats around the screen's table, clockwise from the top left, so that turns run around it. */
export function layoutOf(seats: number): Layout {
  switch (seats) {
    case 2:
      return { seats: [spot(1, 1, 3), spot(1, 5, 7)], middle: spot(1, 3, 5), rows: 1 };
    case 3:
      return {
        seats: [spot(1, 1, 3), spot(1, 5, 7), spot(2, 2, 6)],
        middle: spot(1, 3, 5),
        rows: 2,
      };
    case 4:
      return {
        seats: [spot(1, 1, 3), spot(1, 5, 7), spot(2, 5, 7), spot(2, 1, 3)],
        middle: ROUND_THE_MIDDLE,
        rows: 2,
      };
    case 5:
      return {
        seats: [spot(1, 1, 3), spot(1, 3, 5), spot(1, 5, 7), spot(3, 4, 7), spot(3, 1, 4)],
        middle: ACROSS_THE_MIDDLE,
        rows: 3,
      };
    default:
      return {
        seats: [
          spot(1, 1, 3),
          spot(1, 3, 5),
          spot(1, 5, 7),
          spot(3, 5, 7),
          spot(3, 3, 5),
          spot(3, 1, 3),
        ],
        middle: ACROSS_THE_MIDDLE,
        rows: 3,
      };
  }
}

/** A chance as whole percent; never 0 or 100 unless it is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
