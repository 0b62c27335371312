import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Notices from './Notices.svelte';
import { shotOf } from '../../../fixtures/duel';

afterEach(cleanup);

it.each([
  [420, 'Slow connection: 420 ms'],
  [13_840, 'No connection …'],
])('a connection that is %i ms late is described correctly', (lagMs, said) => {
  const side = { flags: 0, over: null, snapshot: shotOf({}), lagMs };
  const show = { id: 'ring', noticesAt: 84, warningOf: () => '' } as const;
  render(Notices, { arena: { side, show, names: ['Ann', 'Bo'] } });
  expect(screen.getByTestId('ring-lag').textContent).toBe(said);
});
