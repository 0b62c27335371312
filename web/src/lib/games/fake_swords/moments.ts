/** The highlights of a game: the fight that decided it, the largest pile taken unfought, and a double loss. Pure. */
import { greatest, moment, type Moments } from '../../end/story';
import type { Event, Public } from './types.gen';

export const moments: Moments<Event, Public> = ({ scenes }) => {
  const hit = greatest(scenes, (event) =>
    event.type === 'fight_won' ? (event.cause === 'hit' ? 2 : 1) : 0,
  );
  const pile = greatest(scenes, (event) => (event.type === 'pile_taken' ? event.cards.length : 0));
  const both = greatest(scenes, ({ type }) => (type === 'both_lost' ? 1 : 0));
  const last = greatest(scenes, ({ type }) => (type === 'ended' ? 1 : 0));
  return [
    moment('fake-highlight-hit', hit, 'exchanged', 'fight_won', 'prize_taken'),
    moment('fake-highlight-win', last, 'fight_won', 'prize_taken', 'pile_taken', 'ended'),
    moment('fake-highlight-pile', pile, 'pile_taken'),
    moment('fake-highlight-both', both, 'both_lost'),
  ];
};
