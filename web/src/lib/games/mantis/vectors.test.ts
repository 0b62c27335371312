import { describe, expect, it } from 'vitest';
import written from '../../../../../tests/vectors/data/mantis.jsonl?raw';
import { player } from '../../../../fixtures/players';
import { casesOf, inAnyOrder } from '../../../../fixtures/vectors';
import { afterEvent, choicesOf, type Stack } from './board';
import type { Action, Event, Public } from './types.gen';

interface Case {
  seat: number;
  public: Public;
  moves: readonly { action: Action; matches: readonly Stack[] }[];
  events: readonly Event[];
  after: Public;
}

const cases = casesOf(written) as readonly Case[];

/** What the board draws. Of the end it shows only that it has come. */
const drawn = ({ tanks, piles, target, to_move, top, left, over }: Public) => {
  return { tanks, piles, target, to_move, top, left, isOver: over !== '' };
};

describe('the Mantis page agrees with the engine', () => {
  it.each(cases)('about the moves of case %$, and what would match', (given) => {
    const players = given.public.tanks.map((_, seat) => player(`P${seat}`));
    const choices = choicesOf(given.public, given.seat, players, null);
    const moves = choices.map(({ action, matches }) => ({ action, matches }));
    expect(inAnyOrder(moves)).toEqual(inAnyOrder(given.moves));
  });

  it.each(cases)(
    'about the table after the events of case %$',
    ({ public: before, events, after }) => {
      const shown = events.reduce((table, event) => afterEvent(table, event, after.top), before);
      expect(drawn(shown)).toEqual(drawn(after));
    },
  );
});
