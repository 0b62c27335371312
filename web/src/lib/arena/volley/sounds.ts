/** Which sound goes with what happens in a burrito battle. */
import { hearing } from '../sounds';
import type { Happening } from './happenings';

export const hear = hearing<Happening>(
  {
    count: 'countdown',
    fight: 'fight',
    grabs: 'tap',
    throws: 'swish',
    catches: 'cheer',
    fumbles: 'gasp',
    wards: 'clash',
    is_hit: 'splat',
    fouls: 'miss',
    sent_off: 'miss',
    dodges: 'slide',
    lands: 'thud',
    closing: 'gasp',
  },
  'volley-go',
);
