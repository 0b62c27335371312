import { describe, expect, it } from 'vitest';
import { patch } from './patch';

describe('patch', () => {
  it('takes anything that is not an object as the new value', () => {
    expect(patch({ a: 1 }, 7)).toBe(7);
    expect(patch([1, 2], [3])).toEqual([3]);
    expect(patch('old', null)).toBeNull();
  });

  it('takes a whole value from "="', () => {
    expect(patch({ a: 1, b: 2 }, { '=': { c: 3 } })).toEqual({ c: 3 });
  });

  it('appends to a list', () => {
    expect(patch([1, 2], { '+': [3, 4] })).toEqual([1, 2, 3, 4]);
  });

  it('changes single items and keeps the others', () => {
    const old = [[0, 1], [2, 3], { deep: [1] }];
    const after = patch(old, { '@': { '1': [9, 9], '2': { deep: { '+': [2] } } } }) as unknown[];
    expect(after).toEqual([[0, 1], [9, 9], { deep: [1, 2] }]);
    expect(after[0]).toBe(old[0]);
  });

  it('changes fields without altering the old value', () => {
    const old = { tanks: [[1, 0]], left: 97, turn: 3 };
    expect(patch(old, { left: 96, tanks: { '@': { '0': [1, 1] } } })).toEqual({
      tanks: [[1, 1]],
      left: 96,
      turn: 3,
    });
    expect(old).toEqual({ tanks: [[1, 0]], left: 97, turn: 3 });
  });

  it('rejects a change that does not fit, so that the page asks for a whole view', () => {
    expect(() => patch({ a: 1 }, { '+': [1] })).toThrow(TypeError);
    expect(() => patch([1], { '@': { '4': 2 } })).toThrow(RangeError);
  });
});
