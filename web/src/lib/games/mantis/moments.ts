/** The highlights of a game: its largest steal and score, and the turn that won it. Pure. */
import { greatest, moment, type Moments } from '../../end/story';
import type { Event, Public } from './types.gen';

export const moments: Moments<Event, Public> = ({ scenes }) => {
  const told = ['turned', 'stolen', 'scored', 'stayed'] as const;
  const steal = greatest(scenes, (event) => (event.type === 'stolen' ? event.cards : 0));
  const score = greatest(scenes, (event) => (event.type === 'scored' ? event.cards : 0));
  const last = greatest(scenes, (event) => (event.type === 'ended' ? 1 : 0));
  return [
    moment('mantis-highlight-win', last, ...told),
    moment('mantis-highlight-steal', steal, ...told),
    moment('mantis-highlight-score', score, ...told),
  ];
};
