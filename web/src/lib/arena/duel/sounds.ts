/** Which sound goes with what happens in a sword fight. */
import type { Happening } from './happenings';
import { hearing } from '../sounds';

export const hear = hearing<Happening>(
  {
    count: 'countdown',
    fight: 'fight',
    clash: 'clash',
    shield: 'thud',
    wall: 'thud',
    hit: 'hit',
    thrust: 'swish',
    swing: 'swish',
    armed: 'clink',
    winded: 'gasp',
    shrink: 'gasp',
  },
  'ring-fight',
);
