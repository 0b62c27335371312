import { afterEach, expect, test, vi } from 'vitest';
import { keepsThings, read, write } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
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
  localStorage.setItem('rumpus.b', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  write('rumpus.b', 'new');
  expect(read('rumpus.b')).toBe('new');
  expect(keepsThings()).toBe(false);
  write('rumpus.b', null);
  expect(read('rumpus.b')).toBeNull();
});

test('where the browser forbids everything the page remembers, too', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(read('rumpus.c')).toBeNull();
  write('rumpus.c', '1');
  expect(read('rumpus.c')).toBe('1');
  write('rumpus.c', null);
  expect(read('rumpus.c')).toBeNull();
});
