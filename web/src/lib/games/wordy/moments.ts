/** The highlights of a game: the guess, the clue that told most, and a guess that failed. Pure. */
import { greatest, moment, type Moments } from '../../end/story';
import { tracksOf } from './timeline';
import type { Event, Public, RoundResult } from './types.gen';

/** The turn of the clue after which the smallest share of the possible words was left. */
function sharpest(result: RoundResult): number | null {
  let best: number | null = null;
  let least = 1;
  for (const { possible, steps } of tracksOf(result)) {
    let before = possible;
    for (const { clue, left, turn } of steps) {
      const share = before > 0 ? left / before : 1;
      if (clue !== null && share < least) [best, least] = [turn, share];
      before = left;
    }
  }
  return best;
}

export const moments: Moments<Event, Public> = ({ scenes, last }) => {
  const result = last.results.at(-1);
  const turn = result ? sharpest(result) : null;
  const began = scenes.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'round_began'),
  );
  const round = scenes.slice(Math.max(0, began));
  const ofType = (...types: readonly Event['type'][]) =>
    greatest(scenes, ({ type }) => (types.includes(type) ? 1 : 0));
  const clue = greatest(round, (event) => (event.type === 'told' && event.turn === turn ? 1 : 0));
  return [
    moment(
      'wordy-highlight-guess',
      ofType('guessed_right', 'race_won'),
      'guessed_right',
      'race_won',
    ),
    moment('wordy-highlight-clue', clue, 'asked', 'told', 'paid'),
    moment('wordy-highlight-miss', ofType('guessed_wrong'), 'guessed_wrong', 'paid'),
  ];
};
