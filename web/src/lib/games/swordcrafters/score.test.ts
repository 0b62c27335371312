import { describe, expect, it } from 'vitest';
import { blade, position, score } from '../../../../fixtures/swordcrafters';
import { magicCount, magicRule, magicTitle } from './magic';
import {
  explain,
  partsOf,
  partTitle,
  pointsOf,
  pointsUpTo,
  scorersOf,
  type Part,
  type Scorer,
} from './score';

const table = position({
  phase: 'over',
  scores: [
    score(),
    score({
      seat: 1,
      lengths: [3],
      long: [0],
      runs: [[0, 0, 0, 0]],
      quality: [[0, 0, 0, 0]],
      magic: [
        { count: 2, place: 1, points: 4 },
        { count: 2, place: 1, points: 7 },
        { count: 0, place: 1, points: 5 },
      ],
      total: 16,
    }),
  ],
});
const scorers = scorersOf(
  table,
  [[blade(['GG', 'B', 'RR', 'A'])], [blade(['R', 'R', 'W', 'A'])]],
  [],
);
const parts = partsOf(table);
const [first, second] = scorers;
const why = (part: Part, place = 0) => {
  const scorer = scorers[place];
  return scorer ? explain(scorer, part, scorers, table.magic) : [];
};

describe('the score sheet', () => {
  it('has a line for length, each side, each magic card and the total', () => {
    expect(parts.map(({ kind }) => kind)).toEqual([
      'length',
      ...Array<string>(4).fill('side'),
      ...Array<string>(3).fill('magic'),
      'total',
    ]);
    expect(partTitle({ kind: 'magic', card: 1 }, table.magic)).toBe('Most pairs of red and blue');
  });

  it('adds up', () => {
    for (const each of scorers) {
      expect(pointsUpTo(each.score, parts, parts.length)).toBe(each.score.total);
      expect(pointsUpTo(each.score, parts, 0)).toBe(0);
    }
    expect(first && pointsOf(first.score, { kind: 'side', side: 'left' })).toBe(4);
    expect(second && pointsOf(second.score, { kind: 'length' })).toBe(0);
  });

  it('explains each number', () => {
    expect(why({ kind: 'length' })).toEqual(['4 tiles; the longest sword has 4. 6 points.']);
    expect(why({ kind: 'length' }, 1)).toEqual(['3 tiles; the longest sword has 4. No points.']);
    expect(why({ kind: 'side', side: 'left' })).toEqual([
      'A row of 2 green gems, 2 points a gem: 4 points.',
    ]);
    expect(why({ kind: 'side', side: 'back' })[0]).toContain('No row');
    expect(why({ kind: 'magic', card: 0 })).toEqual([
      'Counts 2 (2 red).',
      '2 are level in place 1.',
      'They share 9 points, rounded down: 4 each.',
    ]);
    expect(why({ kind: 'magic', card: 1 })).toEqual([
      'Counts 1 (2 red, 1 blue).',
      'Alone in place 2.',
      '4 points.',
    ]);
  });

  it('says which of two swords it means', () => {
    const both = score({
      lengths: [4, 6],
      long: [0, 6],
      runs: [
        [0, 0, 0, 0],
        [3, 0, 0, 0],
      ],
      quality: [
        [0, 0, 0, 0],
        [6, 0, 0, 0],
      ],
    });
    const one: Scorer = {
      score: both,
      name: 'Ann',
      player: null,
      blades: [blade(['G', 'B', 'R', 'A']), blade(['GGG', 'B', 'R', 'A'], { number: 1 })],
      card: null,
    };
    expect(explain(one, { kind: 'length' }, [one], [])[0]).toMatch(/^Sword 1: 4 tiles/);
    expect(explain(one, { kind: 'side', side: 'left' }, [one], [])).toEqual([
      'Sword 1: No row of two matching gems here. No points.',
      'Sword 2: A row of 3 green gems, 2 points a gem: 6 points.',
    ]);
  });

  it('has the cards of a solo game as opponents', () => {
    const card = {
      id: 'x',
      name: 'Rusty',
      icons: [],
      length: 9,
      runs: [['red', 3]] as const,
      gems: [3, 0, 1, 0, 0, 0],
    };
    const solo = { opponents: [card], card: '', icons: [], icon: 0, drawn: [] };
    const alone = position({
      solo,
      swords: table.swords.slice(0, 1),
      scores: [
        score(),
        score({ seat: null, name: 'Rusty', runs: [[3, 0, 0, 0]], quality: [[6, 0, 0, 0]] }),
      ],
    });
    const [mine, theirs] = scorersOf(alone, [[blade(['', '', 'R', 'B'])]], []);
    expect(mine?.card).toBeNull();
    expect(theirs?.card?.name).toBe('Rusty');
    expect(
      theirs && explain(theirs, { kind: 'side', side: 'left' }, [theirs], table.magic),
    ).toEqual(['A row of 3 red gems, 2 points a gem: 6 points.']);
  });
});

describe('magic cards', () => {
  it.each([
    ['most', ['red', 'blue'], 5],
    ['least', ['white'], 0],
    ['most_pairs', ['red', 'blue'], 2],
    ['most_triads', ['red', 'blue', 'green'], 1],
    ['largest_difference', ['red', 'green'], 2],
  ] as const)('count %s of %j', (compare, colours, count) => {
    const side = { compare, colours, points: [3] };
    expect(magicCount(side, [3, 2, 0, 1, 0, 0])).toBe(count);
    expect(magicTitle(side)).not.toContain('swords-');
    expect(magicRule(side)).not.toContain('swords-');
  });
});
