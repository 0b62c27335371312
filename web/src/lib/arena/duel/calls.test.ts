import { describe, expect, it } from 'vitest';
import { shotOf } from '../../../../fixtures/duel';
import { Announcer, feelOf } from './calls';

const names = ['Ann', 'Ben'];
const at = { x: 0, y: 0, force: 1 };

describe('the hand of a fighter', () => {
  it('feels clashes, own thrusts, own hits and hits on oneself in different ways', () => {
    expect(feelOf({ kind: 'clash', fighter: 1, ...at }, [0])).toBe('clash');
    expect(feelOf({ kind: 'thrust', fighter: 0 }, [0])).toBe('thrust');
    expect(feelOf({ kind: 'thrust', fighter: 1 }, [0])).toBeNull();
    expect(feelOf({ kind: 'hit', fighter: 0, ...at }, [0])).toBe('hit');
    expect(feelOf({ kind: 'hit', fighter: 1, ...at }, [0])).toBe('loss');
  });

  it('feels nothing if one only watches', () => {
    expect(feelOf({ kind: 'hit', fighter: 0, ...at }, [])).toBeNull();
  });
});

describe('the announcer', () => {
  it('introduces the fighters, and says who is one touch away', () => {
    const announcer = new Announcer();
    const first = shotOf({ phase: 'countdown', touches: 3 });
    expect(announcer.call({ kind: 'count', number: 3 }, names, first)).toBe('Ann against Ben!');
    const later = shotOf({ phase: 'countdown', touches: 3, bout: 2 });
    expect(announcer.call({ kind: 'count', number: 3 }, names, later)).toBe('');
    const after = (won: readonly [number, number]) =>
      announcer.call({ kind: 'touch', fighter: 0, won }, names, shotOf({ touches: 3, won }));
    expect(after([1, 0])).toContain('Ann');
    expect(after([2, 0])).toBe('One more for Ann!');
    expect(after([2, 2])).toBe('The next touch decides!');
  });

  it('has a word only for some of many clashes, and not always the same', () => {
    const announcer = new Announcer();
    const clash = { kind: 'clash', fighter: 0, ...at } as const;
    const said = Array.from({ length: 9 }, () => announcer.call(clash, names, null)).filter(
      Boolean,
    );
    expect(new Set(said).size).toBe(3);
  });
});
