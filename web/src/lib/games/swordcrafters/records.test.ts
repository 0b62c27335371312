import { beforeEach, describe, expect, it } from 'vitest';
import { position, score } from '../../../../fixtures/swordcrafters';
import { entryOf, keepRecord, KEPT, kindOf, readRecords, withRecord } from './records';

const entry = (total: number, sword = String(total)) => ({ total, rival: 9, sword, day: 'today' });

describe('records', () => {
  beforeEach(() => localStorage.clear());

  it('keep the best results, best first', () => {
    const list = [12, 30, 5, 22, 18, 25].reduce(
      (all, total) => withRecord(all, entry(total)),
      withRecord([], entry(1)),
    );
    expect(list.map(({ total }) => total)).toEqual([30, 25, 22, 18, 12]);
    expect(list).toHaveLength(KEPT);
  });

  it('contain the same game only once', () => {
    const list = withRecord([], entry(12));
    expect(withRecord(list, entry(12))).toBe(list);
  });

  it('are kept per number of opponents and options', () => {
    const two = kindOf({ magic: 'mixed' }, 2);
    keepRecord(two, entry(20));
    expect(readRecords(two)).toHaveLength(1);
    expect(readRecords(kindOf({ magic: 'mixed' }, 3))).toEqual([]);
    expect(readRecords(kindOf({ light: true }, 2))).toEqual([]);
  });

  it('ignore invalid storage', () => {
    localStorage.setItem('rumpus.swordcrafters.records', '{"2-mixed": 7');
    expect(readRecords('2-mixed')).toEqual([]);
    localStorage.setItem('rumpus.swordcrafters.records', '{"2-mixed": 7}');
    expect(readRecords('2-mixed')).toEqual([]);
  });

  it('are made of the final score', () => {
    const solo = { opponents: [], card: '', icons: [], icon: 0, drawn: [] };
    const table = position({ solo, scores: [score(), score({ seat: null, total: 31 })] });
    expect(entryOf(table, 'today')).toMatchObject({ total: 23, rival: 31, sword: '||R|B' });
    expect(entryOf(position(), 'today')).toBeNull();
  });
});
