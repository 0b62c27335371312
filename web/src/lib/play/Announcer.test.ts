import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { Latest } from '../table/stream';
import type { Line } from '../table/seen';
import Announcer from './Announcer.svelte';

const line = (id: number, seat: number): Line => ({
  id,
  at_ms: 0,
  events: [{ type: 'turn_began', seat }],
});

afterEach(cleanup);

it('announces every line of a burst in order, and none twice', async () => {
  const lines = new Latest<Line>();
  lines.tell(line(1, 0));
  const props = { game: 'mantis', names: ['Ann', 'Bo'], hook: lines.hook };
  const { rerender, unmount } = render(Announcer, props);
  const live = screen.getByTestId('announcer');
  const texts = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await tick();
    return [...live.querySelectorAll('p')].map((each) => each.textContent);
  };
  expect(await texts()).toEqual(['Ann is to move.']);
  const first = live.querySelector('p');
  await rerender({ ...props, names: ['Anna', 'Bo'] });
  lines.tell(line(1, 0));
  lines.tell(line(2, 1));
  await rerender({ ...props, names: ['Anna', 'Bo'], holds: true });
  lines.tell(line(3, 0));
  expect(await texts()).toEqual(['Ann is to move.', 'Bo is to move.']);
  await rerender({ ...props, holds: false });
  expect(await texts()).toEqual(['Ann is to move.', 'Bo is to move.', 'Anna is to move.']);
  expect(live.querySelector('p')).toBe(first);
  expect(live.getAttribute('aria-live')).toBe('polite');
  lines.tell(line(2, 1));
  expect(await texts()).toEqual(['Bo is to move.']);
  unmount();
  expect(() => lines.tell(line(4, 1))).not.toThrow();
});
