import { describe, expect, it } from 'vitest';
import { facing, litRuns, turnTo } from './drawn';
import { blade } from '../../../../fixtures/swordcrafters';
import {
  bladesOf,
  canLose,
  canTake,
  countsOf,
  lengthOf,
  openSides,
  runOf,
  stepOf,
  stepsOf,
  undoSide,
} from './sword';
import { position, sword } from '../../../../fixtures/swordcrafters';

describe('a sword', () => {
  it('begins with left and right, and needs both before front and back', () => {
    expect(openSides(blade(['', '', 'R', 'B']))).toEqual(['left', 'right']);
    expect(openSides(blade(['G', '', 'R', 'B']))).toEqual(['right']);
    expect(openSides(blade(['G', 'G', 'R', 'B']))).toEqual(['front', 'back']);
    expect(canTake(blade(['G', 'G', 'RA', 'B']), 'left')).toBe(false);
    expect(openSides(blade(['G', 'G', 'RA', 'BA']))).toEqual(['left', 'right']);
  });

  it('returns only tiles of this round, and only from the top', () => {
    const built = blade(['GG', 'G', 'RA', 'BA'], { fixed: [1, 1, 1, 1] });
    expect(canLose(built, 'left')).toBe(true);
    expect(canLose(built, 'right')).toBe(false);
    const covered = blade(['G', 'G', 'RA', 'B'], { fixed: [0, 0, 0, 0] });
    expect(canLose(covered, 'left')).toBe(false);
    expect(canLose(covered, 'front')).toBe(true);
  });

  it('undoes the last placement, or else removes the highest tile', () => {
    const built = blade(['GG', 'GG', 'RA', 'BA'], { fixed: [0, 0, 0, 0] });
    expect(undoSide(built, ['front', 'left'])).toBe('left');
    expect(undoSide(built, ['left', 'right'])).toBe('right');
    expect(undoSide(blade(['G', 'G', 'RA', 'B']), [])).toBe('front');
    expect(undoSide(blade(['', '', 'R', 'B']), [])).toBeNull();
  });

  it('offsets its tiles by half a tile', () => {
    expect(stepOf('left', 0)).toBe(0);
    expect(stepOf('front', 0)).toBe(-1);
    expect(stepOf('front', 1)).toBe(1);
    expect(stepsOf(blade(['G', 'G', 'RA', 'B']))).toBe(3);
  });

  it('counts tiles without guards, and gems with them', () => {
    expect(lengthOf(blade(['G-', 'G', 'RA', 'B']))).toBe(4);
    expect(countsOf('RRB-?')).toEqual([2, 1, 0, 0, 0, 0]);
  });

  it.each([
    ['RRR', { start: 0, length: 3 }],
    ['RBBRR', { start: 1, length: 2 }],
    ['RBBRRR', { start: 3, length: 3 }],
    ['---', null],
    ['R-R', null],
    ['??', null],
    ['', null],
  ])('has in %s the row %j', (gems, run) => {
    expect(runOf(gems)).toEqual(run);
  });

  it('has all sides for its owner, and the shown ones for others', () => {
    const table = position({
      swords: [[sword(['?', 'R', 'G', '?'])], [sword(['', '', 'W', 'A'])]],
    });
    const own = { swords: [['B', 'R', 'G', 'P']], hands: ['W'] };
    expect(bladesOf(table, 0, own)[0]?.[0]?.sides).toEqual(['B', 'R', 'G', 'P']);
    expect(bladesOf(table, 0, own)[0]?.[0]?.hand).toBe('W');
    expect(
      bladesOf(table, 1, { swords: [['', '', 'W', 'A']], hands: [''] })[0]?.[0]?.sides[0],
    ).toBe('?');
    expect(bladesOf(table, null, null)[0]?.[0]?.sides[0]).toBe('?');
  });

  it('highlights the rows of the chosen sides', () => {
    const built = blade(['GG', 'AB', 'RR', 'B']);
    expect(litRuns(built, ['left'])).toEqual({ left: { start: 0, length: 2 } });
    expect(Object.keys(litRuns(built) ?? {})).toEqual(['left', 'front']);
  });

  it('turns to a side by the shorter way', () => {
    expect(facing(0)).toBe('front');
    expect(facing(-90)).toBe('right');
    expect(facing(370)).toBe('front');
    expect(turnTo('right', 0)).toBe(-90);
    expect(turnTo('left', 350)).toBe(450);
    expect(facing(turnTo('back', 77))).toBe('back');
  });
});
