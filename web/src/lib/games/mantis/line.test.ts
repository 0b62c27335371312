import { describe, expect, it } from 'vitest';
import { player } from '../../../../fixtures/players';
import { lineOf, type Moment } from './line';

const choice = {} as Moment['choices'][number];

/** By default Ann watches while Bo chooses. */
function moment(
  changes: Partial<Omit<Moment, 'given' | 'stage'> & Moment['given'] & Moment['stage']> = {},
): Moment {
  const { waiting = [1], outcome = null, attempt = null, said = [], playing = false } = changes;
  const players = changes.players ?? [player('Ann'), player('Bo'), player('Robo', { kind: 'bot' })];
  return {
    players,
    names: players.map(({ name }) => name),
    me: changes.me ?? 0,
    choices: changes.choices ?? [],
    winners: changes.winners ?? [],
    given: { waiting, outcome },
    stage: { attempt, said, playing },
  };
}

const turned = { type: 'turned', seat: 1, aim: 'steal', into: 0, colour: 'red' } as const;
const stayed = { type: 'stayed', seat: 1, into: 0, colour: 'red', clause: 'M-STEAL-2' } as const;

describe('the line of play', () => {
  it('says whose move it is, and why it takes long', () => {
    expect(lineOf(moment({ choices: [choice] })).now).toBe('Your move!');
    expect(lineOf(moment()).now).toBe('Bo chooses …');
    expect(lineOf(moment({ waiting: [2] })).now).toBe('Robo is thinking …');
    const away = [player('Ann'), player('Bo', { presence: 'away' })];
    expect(lineOf(moment({ players: away })).now).toContain('Bo dropped off');
    const standIn = [player('Ann'), player('Bo', { presence: 'stand_in' })];
    expect(lineOf(moment({ players: standIn })).now).toContain('A bot plays for Bo');
  });

  it('does not reveal the colour before the card has turned', () => {
    const line = lineOf(moment({ attempt: turned, playing: true }));
    expect(line.now).toBe('Bo tries to steal from Ann …');
    expect(`${line.now}${line.before}`).not.toContain('red');
  });

  it('has the sentence of the current event from the log', () => {
    const line = lineOf(moment({ said: [turned, stayed], playing: true, choices: [choice] }));
    expect(line.now).toBe('No match: the red card stays in the tank of Ann.');
    expect(line.before).toContain('Bo tries to steal from Ann');
  });

  it('names the winners', () => {
    const outcome = { clause: 'M-END-1', places: [2, 1, 2], points: [3, 10, 4] };
    expect(lineOf(moment({ outcome, winners: [1] })).now).toBe('Bo wins!');
    expect(lineOf(moment({ outcome, winners: [1], me: 1 })).now).toBe('You win!');
    expect(lineOf(moment({ outcome, winners: [0, 1] })).now).toBe('Ann and Bo share the win!');
  });
});
