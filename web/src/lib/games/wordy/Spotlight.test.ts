import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { Player } from '../board';
import type { Highlight } from './stage.svelte';
import Spotlight from './Spotlight.svelte';

afterEach(cleanup);

it.each([
  [0, 'Last Letter · your word'],
  [1, 'Last Letter · Ann’s word'],
  [null, 'Last Letter · Ann’s word'],
])('says whose word an answer is about (seen by %s)', (me, said) => {
  const players = [{ name: 'Ann' }, { name: 'Bo' }] as unknown as Player[];
  const highlight = {
    type: 'told',
    clue: 'last',
    asker: 1,
    owner: 0,
    letter: 'S',
    answer: '',
  } as unknown as Highlight;
  render(Spotlight, { highlight, players, me, large: false });
  expect(screen.getByText(said)).toBeTruthy();
});
