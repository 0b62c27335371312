/** The contents of the Mantis board, without drawing. Pure; predictions, which the engine's vectors check. */
import { COLOURS, type Colour } from '../../art/mantis/colours';
import type { Choice as Pressed } from '../../board/choices';
import { othersOf } from '../../board/seats';
import { t } from '../../text';
import { percent } from '../../text/percent';
import type { BoardProps, Player } from '../board';
import type { Action, Event, OddsAnswer, Options, Private, Public } from './types.gen';

export type Props = BoardProps<Public, Private, Options, Event, Action>;
export type Tank = readonly number[];

/** The table after an event, as it is drawn. `next` are the back colours of the then top card, if they are known. */
export function afterEvent(table: Public, event: Event, next: Public['top'] = []): Public {
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
      return { ...table, to_move: event.seat };
    case 'dealt':
      return { ...table, to_move: event.first };
    case 'ended':
      return { ...table, over: event.clause };
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

/** The stacks in a tank, in the order of the colours. */
export function stacksOf(tank: Tank): Stack[] {
  return COLOURS.map((colour) => ({ colour, cards: cardsOf(tank, colour) })).filter(
    (stack) => stack.cards > 0,
  );
}

/** Which of the top card's colours would match in a tank, and how many cards would move, including the new one. */
export function matchesIn(tank: Tank, top: readonly Colour[]): Stack[] {
  return top
    .map((colour) => ({ colour, cards: cardsOf(tank, colour) + 1 }))
    .filter((stack) => stack.cards > 1);
}

/** A possible action with the top card. */
export interface Choice extends Pressed {
  action: Action;
  /** The target; null is to score oneself. */
  target: number | null;
  matches: readonly Stack[];
  /** 0 to 1, if the table shows the odds. */
  chance: number | null;
}

/** All possible actions: scoring first, then stealing from each of the others, the next player first. */
export function choicesOf(
  view: Public,
  me: number,
  players: readonly Player[],
  odds: OddsAnswer | null,
): Choice[] {
  return [me, ...othersOf(view.tanks.length, me)].flatMap((seat): Choice[] => {
    const player = players[seat];
    if (!player) return [];
    const { name } = player;
    const matches = matchesIn(view.tanks[seat] ?? [], view.top);
    const chance = odds?.match[seat] ?? null;
    const common = { matches, chance, says: labelOf(seat === me, name, matches, chance) };
    if (seat === me) {
      const shown = { key: 'S', title: t('mantis-score'), tone: 'leaf', face: 'cards' } as const;
      return [{ ...common, ...shown, action: { type: 'score' }, target: null }];
    }
    const title = t('mantis-steal', { name });
    // The key that steals from a seat is the number of the seat, starting with 1.
    const shown = { key: String(seat + 1), title, tone: 'tangerine', face: player } as const;
    return [{ ...common, ...shown, action: { type: 'steal', target: seat }, target: seat }];
  });
}

/** Describes what a choice may lead to. */
function labelOf(
  isMine: boolean,
  name: string,
  matches: readonly Stack[],
  chance: number | null,
): string {
  const wins = matches.map(({ cards, colour }) =>
    t('mantis-win', { cards: t('mantis-cards', { cards }), colour: t(`mantis-${colour}`) }),
  );
  const said = t(isMine ? 'mantis-score-why' : 'mantis-steal-why', {
    name,
    matches: wins.length > 0 ? 'some' : 'none',
    wins: wins.join(', '),
  });
  if (chance === null) return said;
  return `${said} ${t('mantis-why-chance', { percent: percent(chance) })}`;
}
