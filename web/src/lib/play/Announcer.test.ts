import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Announcer from './Announcer.svelte';
import type { Told } from './log';

const line = (id: number, text: string): Told => ({ id, seat: null, text });

afterEach(cleanup);

it('says every line of a burst in order, and none twice', async () => {
  const { rerender } = render(Announcer, { told: [line(1, 'Ann draws.')] });
  const live = screen.getByTestId('announcer');
  const first = live.querySelector('p');
  await rerender({
    told: [line(1, 'Ann draws, as Bo saw it.'), line(2, 'Bo draws.'), line(3, 'Bo scores.')],
  });
  const said = [...live.querySelectorAll('p')];
  expect(said.map((each) => each.textContent)).toEqual(['Ann draws.', 'Bo draws.', 'Bo scores.']);
  expect(said[0]).toBe(first);
  expect(live.getAttribute('aria-live')).toBe('polite');
  await rerender({ told: [line(1, 'Ann draws.'), line(2, 'Bo draws.')] });
  expect(live.textContent.trim()).toBe('Bo draws.');
});
