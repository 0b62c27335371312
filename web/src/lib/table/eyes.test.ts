import { describe, expect, it } from 'vitest';
import { look, NOBODY } from './eyes';

describe('the viewer of a shared device', () => {
  it('is nobody without a seat', () => {
    expect(look({ seat: 2, covered: false }, [], [], true)).toEqual(NOBODY);
  });

  it('never needs a curtain with one seat', () => {
    expect(look(NOBODY, [3], [], true)).toEqual({ seat: 3, covered: false });
  });

  it('is the seat that is asked, without a curtain in an open game', () => {
    const ann = look(NOBODY, [0, 1], [0], false);
    expect(ann).toEqual({ seat: 0, covered: false });
    expect(look(ann, [0, 1], [1], false)).toEqual({ seat: 1, covered: false });
  });

  it('changes behind a curtain if seats have secrets', () => {
    const ann = look(NOBODY, [0, 1], [0], true);
    expect(ann).toEqual({ seat: 0, covered: true });
    const looking = { ...ann, covered: false };
    expect(look(looking, [0, 1], [0], true)).toBe(looking);
    expect(look(looking, [0, 1], [1], true)).toEqual({ seat: 1, covered: true });
  });

  it('stays the same while it is still asked, and while others move', () => {
    const bo = { seat: 1, covered: false };
    expect(look(bo, [0, 1], [0, 1], true)).toBe(bo);
    expect(look(bo, [0, 1], [], true)).toBe(bo);
  });

  it('stays behind the curtain until it is opened', () => {
    const covered = { seat: 1, covered: true };
    expect(look(covered, [0, 1], [1], true)).toBe(covered);
  });
});
