import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Notices from './Notices.svelte';
import type { Ringside } from './ringside.svelte';

afterEach(cleanup);

it.each([
  [420, 'Slow connection: 420 ms'],
  [13_840, 'No connection …'],
])('a line that is %i ms late is called what it is', (lagMs, said) => {
  const ringside = { flags: 0, over: null, snapshot: { roomX: 99 }, lagMs } as unknown as Ringside;
  render(Notices, { ringside, names: ['Ann', 'Bo'] });
  expect(screen.getByTestId('ring-lag').textContent).toBe(said);
});
