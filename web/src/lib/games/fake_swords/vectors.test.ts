import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/vectors/data/fake_swords.jsonl?raw';
import { position } from '../../../../fixtures/fake_swords';
import { casesOf, inAnyOrder, named } from '../../../../fixtures/vectors';
import {
  carried,
  contestsOf,
  fateOf,
  placeOf,
  shownOf,
  spread,
  type Fate,
  type Shown,
} from './board';
import { deckOf } from './deck';
import { actionOfKey, laid } from './keys';
import type { Action, Event, Fight, Public } from './types.gen';
import { Asked } from './view';

type Case =
  | {
      about: 'piles';
      public: Pick<Public, 'piles' | 'loose'>;
      moves: readonly Action[];
      spread: readonly (readonly number[])[];
    }
  | { about: 'carried'; before: Partial<Public>; events: readonly Event[]; after: Partial<Public> }
  | { about: 'exchange'; seat: number; fight: Fight; answers: readonly Action[] }
  | {
      about: 'sets';
      collected: readonly (readonly number[])[];
      sets: readonly number[];
      kinds: readonly string[];
    };

const cases = casesOf(written) as readonly Case[];

/** The cards after an event, as the stage draws them. */
function afterEvent(shown: Shown, event: Event): Shown {
  switch (event.type) {
    case 'revealed':
      return { ...shown, reveal: event.piles };
    case 'pile_taken':
    case 'prize_taken':
      return carried(shown, event.number - 1, event.seat);
    case 'pile_discarded':
      return carried(shown, event.number - 1, 'discard');
    default:
      return shown;
  }
}

/** The fate of a pile that an event tells. */
function fateIn(event: Event): Fate | null {
  switch (event.type) {
    case 'pile_taken':
      return 'taken';
    case 'prize_taken':
      return 'won';
    case 'pile_contested':
      return 'contested';
    case 'pile_discarded':
      return event.clause === 'F-NONE-1' ? 'discarded' : 'passed';
    default:
      return null;
  }
}

describe('the Fake Swords page agrees with the engine', () => {
  it.each(named(cases, 'piles'))('about where a card may be put: %s', (_, given) => {
    const table = position(given.public);
    const cards = [...table.loose, ...table.piles.flat()];
    const targets = [...table.piles.keys(), null];
    const moves = cards.flatMap((card) => targets.flatMap((pile) => laid(table, card, pile) ?? []));
    expect(inAnyOrder(moves)).toEqual(inAnyOrder(given.moves));
  });

  it.each(named(cases, 'piles'))('that a suggested arrangement is legal: %s', (_, given) => {
    expect(spread(given.public)).toEqual(given.spread);
  });

  it.each(named(cases, 'carried'))('about the cards after a reveal or a prize: %s', (_, given) => {
    const shown = given.events.reduce(afterEvent, shownOf(position(given.before)));
    const after = shownOf(position(given.after));
    const { collected, discard } = after;
    expect({ collected: shown.collected, discard: shown.discard }).toEqual({ collected, discard });
    if (given.after.phase === 'over' || given.after.round !== given.before.round) return;
    expect(shown.reveal.map(({ cards }) => cards)).toEqual(after.reveal.map(({ cards }) => cards));
  });

  it.each(named(cases, 'carried'))('about the fate of each pile: %s', (_, { events, after }) => {
    const reveal = after.reveal ?? [];
    const told = events.flatMap((event) => {
      const fate = fateIn(event);
      return fate && 'number' in event ? [[Number(event.number) - 1, fate] as const] : [];
    });
    // The last event about a pile counts.
    const fates = [...new Map(told)];
    expect(fates.map(([pile]) => [pile, reveal[pile] && fateOf(reveal[pile])])).toEqual(fates);
    const fought = fates.flatMap(([pile, fate]) => (fate === 'contested' ? [pile] : []));
    const contests = contestsOf(reveal).filter(({ pile }) => fates.some(([each]) => each === pile));
    expect(contests.map(({ pile }) => pile).sort()).toEqual(fought.sort());
  });

  it.each(named(cases, 'exchange'))('about the moves of a fighter: %s', (_, given) => {
    const { fight, seat } = given;
    const asked = new Asked([{ id: 'exchange-1', kind: 'exchange', clause: '', awaited: true }]);
    const hands = { table: position({ fight }), asked, me: seat, card: null };
    const moves = ['1', '2', '3'].flatMap(
      (key) => actionOfKey(key, { ...hands, place: placeOf(fight, seat) }) ?? [],
    );
    expect(inAnyOrder(moves)).toEqual(inAnyOrder(given.answers));
  });

  it.each(named(cases, 'sets'))('about cards and sets: %s', (_, { collected, sets, kinds }) => {
    const deck = deckOf(undefined);
    expect(kinds.map((_id, card) => deck.kind(card).id)).toEqual(kinds);
    expect(collected.map((cards) => deck.sets(cards))).toEqual(sets);
  });
});
