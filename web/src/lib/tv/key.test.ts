import { expect, test } from 'vitest';
import { newKey } from './key';

test('a television makes a key of 256 bits that fits into a link, and never the same', () => {
  const keys = Array.from({ length: 50 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(50);
});
