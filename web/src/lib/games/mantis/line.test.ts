import { describe, expect, it } from 'vitest';
import type { Player } from '../board';
import { lineOf, winnersOf, type Moment } from './line';

function player(name: string, changes: Partial<Player> = {}): Player {
  return {
    name,
    avatar: 'fox',
    colour: 'sky',
    kind: 'person',
    presence: 'here',
    level: null,
    people: [],
    ...changes,
  };
}

function moment(changes: Partial<Moment> = {}): Moment {
  return {
    players: [player('Ann'), player('Bo'), player('Robo', { kind: 'bot' })],
    me: 0,
    myMove: false,
    waiting: [1],
    outcome: null,
    attempt: null,
    told: [],
    playing: false,
    ...changes,
  };
}

const turned = { type: 'turned', seat: 1, aim: 'steal', into: 0, colour: 'red' } as const;
const stayed = { type: 'stayed', seat: 1, into: 0, colour: 'red', clause: 'M-STEAL-2' } as const;

describe('the line', () => {
  it('says whose move it is, and why it takes so long', () => {
    expect(lineOf(moment({ myMove: true })).now).toBe('Your move!');
    expect(lineOf(moment()).now).toBe('Bo chooses …');
    expect(lineOf(moment({ waiting: [2] })).now).toBe('Robo is thinking …');
    const away = [player('Ann'), player('Bo', { presence: 'away' })];
    expect(lineOf(moment({ players: away })).now).toContain('Bo dropped off');
    const standIn = [player('Ann'), player('Bo', { presence: 'stand_in' })];
    expect(lineOf(moment({ players: standIn })).now).toContain('A bot plays for Bo');
  });

  it('does not give the colour away before the card has turned', () => {
    const line = lineOf(moment({ attempt: turned, playing: true }));
    expect(line.now).toBe('Bo tries to steal from Ann …');
    expect(`${line.now}${line.before}`).not.toContain('red');
  });

  it('tells the latest event while it is played, in the words of the log', () => {
    const line = lineOf(moment({ told: [turned, stayed], playing: true, myMove: true }));
    expect(line.now).toBe('No match: the red card stays in the tank of Ann.');
    expect(line.before).toContain('Bo tries to steal from Ann');
  });

  it('names the winners', () => {
    const outcome = { clause: 'M-END-1', places: [2, 1, 2], points: [3, 10, 4] };
    expect(winnersOf(outcome)).toEqual([1]);
    expect(lineOf(moment({ outcome })).now).toBe('Bo wins!');
    expect(lineOf(moment({ outcome, me: 1 })).now).toBe('You win!');
    const shared = { ...outcome, places: [1, 1, 3] };
    expect(lineOf(moment({ outcome: shared })).now).toBe('Ann, Bo share the win!');
  });
});
