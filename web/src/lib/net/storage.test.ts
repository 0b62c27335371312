import { afterEach, expect, test, vi } from 'vitest';
import { keepsThings, read, write } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

test('what the browser keeps is read again', () => {
  write('rumpus.a', '1');
  expect(read('rumpus.a')).toBe('1');
  expect(localStorage.getItem('rumpus.a')).toBe('1');
  write('rumpus.a', null);
  expect(read('rumpus.a')).toBeNull();
  expect(keepsThings()).toBe(true);
});

test('where the browser has no room the page remembers until it is closed', () => {
  const kept = new Map([['rumpus.b', 'old']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  write('rumpus.b', 'new');
  expect(read('rumpus.b')).toBe('new');
  expect(keepsThings()).toBe(false);
  write('rumpus.b', null);
  expect(read('rumpus.b')).toBeNull();
});

test('where the browser forbids everything the page remembers, too', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(read('rumpus.c')).toBeNull();
  write('rumpus.c', '1');
  expect(read('rumpus.c')).toBe('1');
  expect(keepsThings()).toBe(false);
  write('rumpus.c', null);
  expect(read('rumpus.c')).toBeNull();
});
