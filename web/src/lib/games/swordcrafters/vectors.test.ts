import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/vectors/data/swordcrafters.jsonl?raw';
import { gemOf } from '../../art/swordcrafters/gems';
import { position } from '../../../../fixtures/swordcrafters';
import { casesOf, inAnyOrder, named } from '../../../../fixtures/vectors';
import { allCuts, cutsOf, partsOf as cellsOf, type Axis, type Field } from './cuts';
import { bestFirst, magicCount } from './magic';
import { gemsBy, partsOf, pointsOf, pointsUpTo, scorersOf } from './score';
import { bladesOf, canLose, gemsOn, lengthOf, openSides, runOf, SIDES, type Blade } from './sword';
import type { Action, Private, Public } from './types.gen';
import { nextFirst, openSwords } from './view';

interface Asked<About extends string> {
  about: About;
  seat: number;
  public: Partial<Public>;
  private: Private;
  answers: readonly Action[];
}

type Case =
  | {
      about: 'cuts';
      field: Field;
      cells: readonly number[];
      cuts: readonly { axis: Axis; line: number; parts: readonly (readonly number[])[] }[];
    }
  | Asked<'slice'>
  | Asked<'select'>
  | Asked<'discard'>
  | Asked<'craft'>
  | { about: 'first'; public: Partial<Public>; first: number | null }
  | { about: 'scores'; public: Public };

const cases = casesOf(written) as readonly Case[];

function tilesOf(blade: Blade): Action[] {
  const gems = [...new Set(blade.hand)].map(gemOf);
  const placed = gems.flatMap((gem) =>
    openSides(blade).map((side): Action => ({ type: 'place', gem, side, sword: blade.number })),
  );
  const loose = SIDES.filter((side) => canLose(blade, side));
  return [
    ...placed,
    ...loose.map((side): Action => ({ type: 'take_off', side, sword: blade.number })),
  ];
}

describe('the Swordcrafters page agrees with the engine', () => {
  it.each(named(cases, 'cuts'))('about the two parts of a group of any shape: %s', (_, given) => {
    const { cells, field } = given;
    const found = cutsOf(cells, 0, field).map(({ axis, line }) => {
      return { axis, line, parts: cellsOf(cells, axis, line, field) };
    });
    expect(found).toEqual(given.cuts);
  });

  it.each(named(cases, 'slice'))('about the lines that can be cut: %s', (_, given) => {
    const cuts = allCuts(position(given.public)).map((cut) => ({ type: 'slice', ...cut }));
    expect(inAnyOrder(cuts)).toEqual(inAnyOrder(given.answers));
  });

  it.each(named(cases, 'select'))('about groups and swords: %s', (_, given) => {
    const table = position(given.public);
    const free = [...table.groups.keys()].filter((group) => table.taken[group] === null);
    const picks = free.flatMap((group) =>
      openSwords(table, given.seat).map((sword) => ({ type: 'select', group, sword })),
    );
    expect(inAnyOrder(picks)).toEqual(inAnyOrder(given.answers));
  });

  it.each(named(cases, 'discard'))('about the halves that can be put back: %s', (_, given) => {
    const halves = position(given.public).groups.map((_cells, group) => ({
      type: 'discard',
      group,
    }));
    expect(inAnyOrder(halves)).toEqual(inAnyOrder(given.answers));
  });

  it.each(named(cases, 'craft'))('about where tiles fit and which come off: %s', (_, given) => {
    const mine = bladesOf(position(given.public), given.seat, given.private)[given.seat] ?? [];
    const isDone = mine.every(({ hand }) => hand === '');
    const tiles = [...mine.flatMap(tilesOf), ...(isDone ? [{ type: 'finish' }] : [])];
    expect(inAnyOrder(tiles)).toEqual(inAnyOrder(given.answers));
  });

  it.each(named(cases, 'first'))('about who is first in the next round: %s', (_, given) => {
    expect(nextFirst(position(given.public))).toBe(given.first);
  });

  it.each(named(cases, 'scores'))('about the final scores: %s', (_, { public: table }) => {
    const scorers = scorersOf(table, bladesOf(table, null, null), []);
    const parts = partsOf(table);
    expect(scorers.length).toBeGreaterThan(0);
    table.magic.forEach(({ side }, card) => {
      const standing = table.scores.flatMap(({ magic }) => magic[card] ?? []);
      const ordered = standing.toSorted((one, two) => bestFirst(side, one.count, two.count));
      expect(ordered.map(({ place }) => place)).toEqual(standing.map(({ place }) => place).sort());
    });
    for (const { score, blades, card } of scorers) {
      expect(pointsUpTo(score, parts, parts.length)).toBe(score.total);
      expect(pointsOf(score, { kind: 'total' })).toBe(score.total);
      const gems = gemsBy({ score, name: '', player: null, blades, card });
      const counts = table.magic.map(({ side }) => magicCount(side, gems));
      expect(counts).toEqual(score.magic.map(({ count }) => count));
      if (card) continue;
      expect(blades.map(lengthOf)).toEqual(score.lengths);
      const runs = blades.map((each) =>
        SIDES.map((side) => runOf(gemsOn(each, side))?.length ?? 0),
      );
      expect(runs).toEqual(score.runs);
    }
  });
});
