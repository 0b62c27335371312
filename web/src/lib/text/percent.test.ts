import { expect, it } from 'vitest';
import { percent } from './percent';

it('never rounds an uncertain chance to 0 or 100', () => {
  expect([0, 0.001, 1 / 3, 0.999, 1].map(percent)).toEqual([0, 1, 33, 99, 100]);
});
