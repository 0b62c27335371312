import { describe, expect, it } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo } from '../net/messages.gen';
import { chairSpot } from './chairs';
import { t } from '../text';
import { canStart, firstEmpty, nextPlace, readiness } from './start';

const game = { min_seats: 2, max_seats: 6, teams: false } as GameInfo;
const teamGame = { min_seats: 2, max_seats: 2, teams: true } as GameInfo;
const empty = { kind: 'empty', holders: [] as SeatInfo['holders'] } as SeatInfo;
const bot = { ...empty, kind: 'bot', name: 'Pip', ready: true } as SeatInfo;
const team = (ready: boolean, ...members: number[]) =>
  ({
    kind: 'person',
    name: 'a team',
    member: members[0],
    ready,
    holders: members.map((member) => ({ member })),
  }) as unknown as SeatInfo;
const person = (name: string, member: number, ready: boolean) => ({
  ...team(ready, member),
  name,
});
const member = (id: number, name: string, more = {}) => ({
  id,
  name,
  here: true,
  spectator: false,
  ...more,
});
const info = (...seats: SeatInfo[]) => ({ seats, host: 0, members: [] }) as unknown as TableInfo;

describe('the readiness of a table', () => {
  it('counts the missing players', () => {
    expect(readiness(info(person('Ann', 0, false), empty), game)).toEqual({
      kind: 'short',
      missing: 1,
    });
  });

  it('names those who are not ready, except the host, who starts the game', () => {
    const seats = [person('Ann', 0, false), person('Bo', 1, false), bot];
    expect(readiness(info(...seats), game)).toEqual({ kind: 'unready', names: ['Bo'] });
  });

  it('is given with bots and ready people', () => {
    expect(readiness(info(person('Ann', 0, false), bot), game)).toEqual({ kind: 'ready' });
  });

  it('names those without a seat, but not spectators or absent people', () => {
    const table = info(person('Ann', 0, false), bot);
    const others = [member(0, 'Ann'), member(1, 'Bo'), member(2, 'Cy', { spectator: true })];
    const waiting = readiness({ ...table, members: others } as unknown as TableInfo, game);
    expect(waiting).toEqual({ kind: 'standing', names: ['Bo'] });
    expect(canStart(waiting)).toBe(true);
    const gone = [member(0, 'Ann'), member(1, 'Bo', { here: false })];
    expect(readiness({ ...table, members: gone } as unknown as TableInfo, game).kind).toBe('ready');
  });

  it('names the options that do not fit the players', () => {
    const table = { ...info(person('Ann', 0, true), bot, bot), misfit: 'That is for two.' };
    const state = readiness(table, game);
    expect([state, canStart(state)]).toEqual([{ kind: 'misfit', why: 'That is for two.' }, false]);
  });

  it('finds the first empty chair', () => {
    expect(firstEmpty([bot, empty, empty])).toBe(1);
    expect(firstEmpty([bot])).toBeNull();
  });
});

describe('teams', () => {
  it('get the next person where fewest are, once no side is empty', () => {
    expect(nextPlace(info(team(false, 0, 2), empty), teamGame)).toBe(1);
    expect(nextPlace(info(team(false, 0, 2), team(false, 1)), teamGame)).toBe(1);
    expect(nextPlace(info(bot, team(false, 0)), teamGame)).toBe(1);
    const many = Array.from({ length: 30 }, (_, member) => member);
    expect(nextPlace(info(team(false, ...many), team(false, 30, 31)), teamGame)).toBe(1);
    expect(nextPlace(info(bot, bot), teamGame)).toBeNull();
    expect(nextPlace(info(person('Ann', 0, true), empty), game)).toBe(1);
    expect(nextPlace(info(person('Ann', 0, true)), game)).toBeNull();
  });

  it('are not waited for when the host is one of them', () => {
    const seats = [team(false, 2, 0), person('Bo', 1, true)];
    expect(readiness(info(...seats), teamGame)).toEqual({ kind: 'ready' });
  });
});

describe('chairs around the table', () => {
  it('go clockwise around a portrait table', () => {
    const spots = [0, 1, 2, 3, 4, 5].map((seat) => chairSpot(seat, 6, true));
    expect(spots).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 3 },
      { row: 2, column: 3 },
      { row: 3, column: 3 },
      { row: 3, column: 1 },
      { row: 2, column: 1 },
    ]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('give each of %i players a different place', (seats) => {
    for (const upright of [true, false]) {
      const spots = Array.from({ length: seats }, (_, seat) =>
        JSON.stringify(chairSpot(seat, seats, upright)),
      );
      expect(new Set(spots).size).toBe(seats);
    }
  });
});

describe('the descriptions of bots', () => {
  it.each(['company', 'random', 'easy', 'good', 'best'])(
    'say of %s what is true in every game',
    (level) => {
      const help = t(`level-${level}-help`);
      expect(help).toMatch(/^[A-Z].+\.$/);
      expect(help).not.toMatch(/cards?|words?|swords?|throws?/i);
    },
  );
});
