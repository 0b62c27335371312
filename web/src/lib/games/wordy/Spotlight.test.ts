import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Board from './Board.svelte';
import { props, told } from '../../../../fixtures/wordy';

afterEach(cleanup);

it.each([
  [0, 'Last Letter · your word'],
  [1, 'Last Letter · Ann’s word'],
  [null, 'Last Letter · Ann’s word'],
])('says whose word an answer is about (seen by %s)', async (me, said) => {
  const { rerender } = render(Board, props({ me }));
  const answer = told({ clue: 'last', asker: 1, owner: 0, letter: 'S' });
  await rerender({ happenings: [{ id: 1, events: [answer], by: 'person', seat: 1 }] });
  expect(screen.getByText(said)).toBeTruthy();
});
