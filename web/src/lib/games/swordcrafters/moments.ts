/** The highlights of a game: the longest sword, the best magic, and the largest group that somebody took. Pure. */
import { greatest, moment, type Moment, type Moments, type Scene } from '../../end/story';
import type { Event, Public, Score } from './types.gen';

/** The player with the largest number, and when they crafted for the last time; null if all have none. */
function most(
  title: string,
  scenes: readonly Scene<Event>[],
  scores: readonly Score[],
  count: (score: Score) => number,
): Moment | null {
  const best = scores.reduce<Score | null>(
    (one, two) => (two.seat !== null && count(two) > (one ? count(one) : 0) ? two : one),
    null,
  );
  const made = scenes.findLast(({ events }) =>
    events.some((event) => event.type === 'crafted' && event.seat === best?.seat),
  );
  return best && made
    ? { frame: made.frame, title, events: [], seat: best.seat, count: count(best) }
    : null;
}

export const moments: Moments<Event, Public> = ({ scenes, last }) => [
  most('sword-highlight-long', scenes, last.scores, ({ lengths }) => Math.max(0, ...lengths)),
  moment(
    'sword-highlight-take',
    greatest(scenes, (event) => (event.type === 'selected' ? event.count : 0)),
    'selected',
  ),
  moment(
    'sword-highlight-cut',
    greatest(scenes, (event) => (event.type === 'sliced' ? event.groups : 0)),
    'sliced',
  ),
];
