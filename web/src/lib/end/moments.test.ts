import { describe, expect, it } from 'vitest';
import { moments as burrito } from '../games/burrito/moments';
import { moments as fakeSwords } from '../games/fake_swords/moments';
import { moments as mantis } from '../games/mantis/moments';
import { moments as swordcrafters } from '../games/swordcrafters/moments';
import { moments as wordy } from '../games/wordy/moments';
import { moments as generic, scoreField } from '../generic/moments';
import type { Film, Frame } from '../net/messages.gen';
import { hasText } from '../text';
import { chosen, storyOf, type Moment, type Moments } from './story';
import { textOf } from './text';

const NAMES = ['Ann', 'Bo', 'Cy'];

/** A film with one frame for each list of events. */
function filmOf(frames: readonly (readonly object[])[], last: unknown = {}): Film {
  const told: Frame[] = frames.map((events, at) => ({ at_ms: at * 1000, seat: at % 3, events }));
  return {
    game: 'any',
    rules_version: 1,
    options: {},
    players: [],
    public: {},
    private: [],
    frames: told.map((frame, at) => (at === told.length - 1 ? { ...frame, public: last } : frame)),
    outcome: null,
    battles: [],
  };
}

function found(moments: unknown, frames: readonly (readonly object[])[], last?: unknown) {
  // Safe: the events of each test are those of its game.
  return chosen((moments as Moments<unknown, unknown>)(storyOf(filmOf(frames, last))));
}

const told = (list: readonly Moment[]) =>
  list.map(({ frame, title }) => {
    expect(hasText(title)).toBe(true);
    return `${frame} ${title}`;
  });

describe('highlights', () => {
  it('Mantis: the largest steal, the largest score and the winning turn', () => {
    const steal = (cards: number) => [{ type: 'stolen', seat: 0, victim: 1, cards, colour: 'red' }];
    const score = (cards: number) => [{ type: 'scored', seat: 0, cards, pile: 9, colour: 'red' }];
    const list = found(mantis, [
      [],
      steal(2),
      steal(5),
      score(4),
      steal(1),
      [...score(2), { type: 'ended', winners: [0] }],
    ]);
    expect(told(list)).toEqual([
      '2 mantis-highlight-steal',
      '3 mantis-highlight-score',
      '5 mantis-highlight-win',
    ]);
    expect(textOf('mantis', list[0] as Moment, NAMES)).toMatch(/5 red cards move from Bo/);
  });

  it('A Little Wordy: the guess, and the clue that left the smallest share of words', () => {
    const clue = (turn: number) => [{ type: 'told', turn, clue: 'last', clause: 'W-C-LAST' }];
    const result = {
      racks: ['A', 'B'],
      possible: [100, 100],
      turns: [
        { seat: 0, clue: 'last' },
        { seat: 1, clue: 'first' },
        { seat: 0, word: 'ABC', right: true },
      ],
      left: [90, 5, 1],
      told: [],
    };
    const list = found(
      wordy,
      [
        [{ type: 'round_began', round: 1 }],
        clue(1),
        clue(2),
        [{ type: 'guessed_right', seat: 0, word: 'ABC' }],
      ],
      { results: [result] },
    );
    expect(told(list)).toEqual(['2 wordy-highlight-clue', '3 wordy-highlight-guess']);
  });

  it('Swordcrafters: the longest sword, and the largest group', () => {
    const take = (count: number) => [{ type: 'selected', seat: 0, count, forge: false }];
    const crafted = (seat: number) => [{ type: 'crafted', seat }];
    const scores = [
      { seat: 0, lengths: [12], magic: [] },
      { seat: 1, lengths: [19], magic: [] },
    ];
    const list = found(swordcrafters, [[], take(2), take(6), crafted(1), crafted(0), []], {
      scores,
    });
    expect(told(list)).toEqual(['2 sword-highlight-take', '3 sword-highlight-long']);
    expect(textOf('swordcrafters', list[1] as Moment, NAMES)).toBe(
      'Bo forged a sword of 19 tiles.',
    );
  });

  it('Fake Swords: the hit that decided a fight rather than a rule that was broken', () => {
    const won = (cause: string) => [{ type: 'fight_won', seat: 0, loser: 1, cause, card: '' }];
    const list = found(fakeSwords, [[], won('hit'), won('broken'), [{ type: 'ended', seat: 0 }]]);
    expect(told(list)).toEqual(['1 fake-highlight-hit', '3 fake-highlight-win']);
  });

  it('Throw Throw Burrito: the last hit, a catch and a false call', () => {
    const lost = (cause: string) => [{ type: 'battle_lost', seat: 1, by: 0, cause, clause: '' }];
    const set = [{ type: 'battle_set', kind: 'war', fighters: [0, 1, 2] }];
    const wrong = [{ type: 'falsely_declared', seat: 1, kind: 'war', cards: [] }];
    expect(told(found(burrito, [set, lost('hit'), lost('caught'), wrong, lost('hit')]))).toEqual([
      '2 burrito-highlight-catch',
      '3 burrito-highlight-wrong',
      '4 burrito-highlight-hit',
    ]);
    expect(told(found(burrito, [[], set]))).toEqual(['1 burrito-highlight-battle']);
  });

  it('a game from a file: the largest gain, the change of the lead, the last move', () => {
    const frames = [
      [0, 0],
      [3, 0],
      [3, 4],
      [3, 11],
      [3, 12],
    ].map((scores, at): Frame => ({
      at_ms: at,
      seat: 0,
      events: [{ type: 'moved' }],
      public: { scores: { '=': scores } },
    }));
    const film = { ...filmOf([]), public: { scores: [0, 0] }, frames };
    const parts = [
      { name: 'pot', kind: 'number' as const },
      { name: 'scores', kind: 'row' as const, by_seat: true, show: { kind: 'score' as const } },
    ];
    const field = scoreField(parts);
    expect(field).toBe('scores');
    const story = {
      ...storyOf(film),
      views: () =>
        [
          [0, 0],
          [3, 0],
          [3, 4],
          [3, 11],
          [3, 12],
        ].map((scores) => ({ scores })),
    };
    expect(told(chosen(generic(story, field)))).toEqual([
      '2 moment-lead',
      '3 moment-gain',
      '4 moment-last',
    ]);
  });

  it('a game without scores and without a word has none, and no game has more than three', () => {
    expect(chosen(generic(storyOf(filmOf([[], []])), null))).toEqual([]);
    const many = [1, 2, 2, 3, 4].map((frame) => ({ frame, title: 'x', events: [] }));
    expect(chosen(many).map(({ frame }) => frame)).toEqual([1, 2, 3]);
  });
});
