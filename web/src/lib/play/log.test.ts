import { describe, expect, it } from 'vitest';
import type { Line } from '../table/seen';
import { peopleText, Teller, tellLine } from './log';

const names = ['Ann', 'Bo'];
const stayed = { type: 'stayed', seat: 0, into: 0, colour: 'red', clause: 'M-SCORE-2' };
const turn = { type: 'turn_began', seat: 1 };
const line = (more: Partial<Line>): Line => ({ id: 1, at_ms: 0, events: [], ...more });
const texts = (lines: Line[], me: number | null = null, turns = false) =>
  lines.flatMap((each) => tellLine('mantis', each, me, names, { turns })?.text ?? []);

describe('the log', () => {
  it('leaves out whose turn it is if something else happened', () => {
    expect(texts([line({ events: [stayed, turn], seat: 0 })])).toEqual([
      'No match: the red card stays in the tank of Ann.',
    ]);
    expect(texts([line({ events: [turn] })])).toEqual(['Bo is to move.']);
  });

  it('says whose turn it is for screen readers', () => {
    expect(texts([line({ events: [stayed, turn], seat: 0 })], null, true)).toEqual([
      'No match: the red card stays in the tank of Ann. Bo is to move.',
    ]);
  });

  it('says who came, dropped off, is back and offers another game', () => {
    const people = [
      { kind: 'joined', name: 'Bo', member: 1 },
      { kind: 'watching', name: 'Cy', member: 2 },
      { kind: 'dropped', name: 'Bo', member: 1 },
      { kind: 'back', name: 'Bo', member: 1 },
      { kind: 'back', name: 'Bo', member: 1, seat: 1, moves: 3 },
      { kind: 'again', name: 'Bo', member: 1 },
      { kind: 'sits_out', name: 'Bo', member: 1 },
    ] as const;
    expect(texts(people.map((each) => line({ people: each })))).toEqual([
      'Bo joined.',
      'Cy came to watch.',
      'Bo dropped off.',
      'Bo is back.',
      'Bo is back and plays again. A bot made 3 moves.',
      'Bo would like to play again.',
      'Bo sits this one out.',
    ]);
    expect(peopleText(people[4], 1)).toBe('Welcome back! A bot played 3 moves for you.');
    expect(peopleText({ ...people[4], moves: 1 }, 1)).toBe(
      'Welcome back! A bot played one move for you.',
    );
  });

  it('says who left, for whom a bot plays, and who is the host', () => {
    const people = [
      { kind: 'left', name: 'Bo', member: 1, seat: 1 },
      { kind: 'left', name: 'Cy', member: 2 },
      { kind: 'stand_in', name: 'Bo', member: 1, seat: 1 },
      { kind: 'back', name: 'Bo', member: 1, seat: 1 },
      { kind: 'host', name: 'Bo', member: 1 },
    ] as const;
    expect(texts(people.map((each) => line({ people: each })))).toEqual([
      'Bo left the table. A bot plays on.',
      'Cy left the table.',
      'Bo dropped off. A bot plays for Bo.',
      'Bo is back and plays again.',
      'Bo is the host now.',
    ]);
    expect(peopleText(people[4], 1)).toBe('You are the host now.');
  });

  it('says when a bot chose for somebody', () => {
    expect(texts([line({ events: [stayed], seat: 0, by: 'stand-in' })])[0]).toMatch(
      /^A bot plays for Ann\./,
    );
    expect(texts([line({ events: [stayed], seat: 0, by: 'timer' })])[0]).toMatch(/^Time is up/);
  });

  it('tells a seat what it saw itself', () => {
    const peeked = line({ events: [], own: { '1': [stayed] } });
    expect(texts([peeked])).toEqual([]);
    expect(texts([peeked], 1)).toHaveLength(1);
  });

  it('formats a line once, and again only for other viewers or names', () => {
    const teller = new Teller();
    const lines = [line({ events: [stayed], seat: 0 }), line({ id: 2, events: [turn] })];
    const first = teller.tell('mantis', lines, null, names);
    const later = teller.tell('mantis', [...lines, line({ id: 3, events: [turn] })], null, [
      ...names,
    ]);
    expect(later.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([later[0] === first[0], later[1] === first[1]]).toEqual([true, true]);
    const renamed = teller.tell('mantis', lines, null, ['Anna', 'Bo']);
    expect(renamed[0]?.text).toContain('Anna');
    expect(teller.tell('mantis', lines, 1, names)[1]).not.toBe(first[1]);
  });
});
