import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table/table.svelte';
import { Kept } from './kept.svelte';

const close = vi.fn();
const open = (code: string, more: Partial<Table> = {}) =>
  ({ code, ended: null, close, ...more }) as unknown as Table;

describe('Kept', () => {
  beforeEach(() => {
    sessionStorage.clear();
    close.mockClear();
  });

  it('keeps the table open while the page shows a replay or the rules', () => {
    const kept = new Kept();
    const table = open('CDFGH');
    kept.keep(table);
    kept.follow({ page: 'replay', id: 'x' });
    kept.follow({ page: 'rules', game: 'mantis' });
    kept.follow({ page: 'table', code: 'CDFGH' });
    expect(close).not.toHaveBeenCalled();
    expect(kept.at('CDFGH')).toBe(table);
    expect(Kept.last()).toBe('CDFGH');
  });

  it.each([
    { page: 'home' as const },
    { page: 'table' as const, code: 'MNPRT' },
    { page: 'screen' as const, code: 'CDFGH' },
  ])('closes the table when the page goes elsewhere: %j', (route) => {
    const kept = new Kept();
    kept.keep(open('CDFGH'));
    kept.follow(route);
    expect(close).toHaveBeenCalled();
    expect([kept.table, Kept.last()]).toEqual([null, null]);
  });

  it('does not return a table that has ended', () => {
    const kept = new Kept();
    kept.keep(open('CDFGH', { ended: { type: 'bye', code: 'left', message: '', again: false } }));
    expect(kept.at('CDFGH')).toBeNull();
  });
});
