import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/vectors/data/burrito.jsonl?raw';
import { position } from '../../../../fixtures/burrito';
import { casesOf, named } from '../../../../fixtures/vectors';
import { battleOf, HAND, isNormalSet, kindOf, worth, type BattleKind } from './cards';
import { barred, openPiles, positionOf, predict, type Deed } from './predict';
import type { Public } from './types.gen';
import { foesOf, type Pile } from './view';

/** What the table said to an action: a clause, or what it changed. */
type Judged =
  | { deed: Deed; refused: string }
  | { deed: Deed; hand: readonly number[]; after: Partial<Public>; ended?: true };

type Case =
  | { about: 'cards'; cards: readonly { kind: string; battle: BattleKind | null; worth: number }[] }
  | {
      about: 'deeds';
      seat: number;
      public: Partial<Public>;
      hand: readonly number[];
      deeds: readonly Judged[];
    }
  | {
      about: 'battle';
      public: Partial<Public>;
      declared: { seat: number; kind: BattleKind; duelists: readonly number[] };
      fighters: readonly number[];
    };

const cases = casesOf(written) as readonly Case[];

describe('the Burrito page agrees with the engine', () => {
  it.each(named(cases, 'cards'))('about the cards', (_, { cards }) => {
    const ours = cards.map((_card, card) => {
      return { kind: kindOf(card), battle: battleOf(card), worth: worth(card) };
    });
    expect(ours).toEqual(cards);
  });

  it.each(named(cases, 'deeds'))('about what may be done: %s', (_, given) => {
    const now = positionOf(position(given.public), given.hand, given.seat);
    const said = given.deeds.map(({ deed }) => [deed, barred(now, deed)]);
    const refused = given.deeds.map((each) => [each.deed, 'refused' in each ? each.refused : '']);
    expect(said).toEqual(refused);
  });

  it.each(named(cases, 'deeds'))('about piles and sets: %s', (_, given) => {
    if (given.public.phase !== 'passing') return;
    const now = positionOf(position(given.public), given.hand, given.seat);
    const drawn: Pile[] = [];
    for (const each of given.deeds) {
      const { deed } = each;
      const refused = 'refused' in each ? each.refused : '';
      if (deed.type === 'draw' && !refused) drawn.push(deed.pile ?? 'own');
      if (deed.type === 'lay_set' && refused !== 'B-SET-1')
        expect([deed, isNormalSet(deed.cards)]).toEqual([deed, !refused]);
    }
    expect(given.hand.length < HAND ? openPiles(now) : []).toEqual(drawn);
  });

  it.each(named(cases, 'deeds'))('about the position after it: %s', (_, given) => {
    const now = positionOf(position(given.public), given.hand, given.seat);
    for (const each of given.deeds) {
      const predicted = predict(now, [each.deed]);
      if ('refused' in each) expect(predicted).toEqual(now);
      // That a round ends is not predicted: the next view tells it.
      else if (!each.ended) {
        const table = position({ ...given.public, ...each.after });
        const after = positionOf(table, each.hand, given.seat);
        // A card that was just drawn is not known yet.
        const hand = each.deed.type === 'draw' ? [...after.hand.slice(0, -1), null] : after.hand;
        expect([each.deed, predicted]).toEqual([each.deed, { ...after, hand }]);
      }
    }
  });

  it.each(named(cases, 'battle'))(
    'about who fights: %s',
    (_, { public: table, declared, fighters }) => {
      const { seat, kind, duelists } = declared;
      const foes = foesOf(position(table), seat, kind, duelists);
      expect(foes.toSorted((one, two) => one - two)).toEqual(fighters);
    },
  );
});
