import { expect, it } from 'vitest';
import { t } from '../text';
import { boardOf } from '.';

it('the final counts of players have the name of what is counted', () => {
  const said = (game: string, options: unknown) => t(boardOf(game).counts(options), { points: 3 });
  expect(said('wordy', { rounds: 1 })).toBe('3 berries');
  expect(said('wordy', { rounds: 3 })).toBe('3 rounds');
  expect(said('fake_swords', {})).toBe('3 sets');
  expect(said('mantis', {})).toBe('3 points');
});
