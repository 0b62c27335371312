/** The highlights of a game: the throw that decided a battle, a catch, the largest battle, and a false call. Pure. */
import { greatest, moment, type Moments } from '../../end/story';
import type { Event, Public } from './types.gen';

export const moments: Moments<Event, Public> = ({ scenes }) => {
  const lostBy = (cause: 'caught' | 'hit') =>
    greatest(scenes, (event) => (event.type === 'battle_lost' && event.cause === cause ? 1 : 0));
  const wrong = greatest(scenes, ({ type }) =>
    type === 'falsely_declared' || type === 'grabbed' ? 1 : 0,
  );
  const battle = greatest(scenes, (event) =>
    event.type === 'battle_set' ? event.fighters.length : 0,
  );
  return [
    moment('burrito-highlight-hit', lostBy('hit'), 'threw', 'faked', 'battle_lost'),
    moment('burrito-highlight-catch', lostBy('caught'), 'threw', 'battle_lost'),
    moment('burrito-highlight-wrong', wrong, 'falsely_declared', 'grabbed'),
    moment('burrito-highlight-battle', battle, 'declared', 'battle_set'),
  ];
};
