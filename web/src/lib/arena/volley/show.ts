/** How a burrito battle is steered, drawn, heard and announced. */
import type { Feel } from '../../sound';
import { t } from '../../text';
import type { Show } from '../kind';
import Before from './Before.svelte';
import { NUMBERS } from './constants.gen';
import { mouseOn } from './controls/mouse';
import { THROWING } from './controls/throwing';
import DizzyBurrito from './DizzyBurrito.svelte';
import { fullRoomOf } from './furniture';
import type { Happening } from './happenings';
import { VOLLEY, type Volley } from './kind';
import { pictureOf, pointsOf, settingOf } from './looks';
import { pushesOf } from './pushes';
import { endingOf, lineOf } from './told';
import Who from './Who.svelte';

/** What the announcer calls out; the rest would only be noise. */
const CALLED = new Set<Happening['kind']>(['is_hit', 'catches', 'fouls', 'sent_off', 'closing']);

const FEELS: Partial<Record<Happening['kind'], Feel>> = {
  throws: 'thrust',
  wards: 'clash',
  catches: 'hit',
  is_hit: 'loss',
};

const feelOf = (happening: Happening, mine: readonly number[]): Feel | null =>
  'who' in happening && mine.includes(happening.who) ? (FEELS[happening.kind] ?? null) : null;

export const BURRITO_BATTLE: Show<Volley> = {
  kind: VOLLEY,
  arena: 'volley',
  id: 'volley',
  texts: ['arena', 'volley'],
  countOf: () => NUMBERS,
  scheme: THROWING,
  hands: mouseOn,
  handOf: ({ fx, fy }) => ({ x: fx, y: fy }),
  // At this distance the mouse means a flat throw.
  reach: 2.2,
  sideOf: ({ bodies }, body) => ((bodies[body]?.x ?? 0) > 0 ? 1 : 0),
  sounds: {
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
  feelOf,
  actorOf: (happening) => ('who' in happening ? happening.who : null),
  callOf: (happening, { names }) => (CALLED.has(happening.kind) ? lineOf(happening, names) : ''),
  go: 'volley-go',
  labelOf: (arena) => t('volley-name', { names: arena.namesOf(arena.fighters).join(', ') }),
  lineOf: (happening, { names }) => lineOf(happening, names),
  urgent: new Set(['count', 'fight', 'is_hit', 'catches', 'fouls', 'sent_off', 'closing']),
  endingOf: (over, { seats, names }) => endingOf(over, seats, names),
  // The countdown is also the count of the paces in a Duel.
  wordOf: ({ count, snapshot }) => ({
    word: count === null ? '' : count > 0 ? String(count) : t('volley-go'),
    count: count ? 'beside' : null,
    colour: 'var(--accent-burrito)',
    note: count && snapshot?.kind === 'duel' ? t('volley-pace') : '',
  }),
  warningOf: ({ isBare }) => (isBare ? t('volley-closing') : ''),
  pushesOf,
  open: async (canvas) => (await import('./scene/stage')).Stage.on(canvas),
  settingOf,
  fullOf: fullRoomOf,
  pictureOf,
  pointsOf,
  colour: 'var(--accent-burrito)',
  noticesAt: 84,
  Fighters: Who,
  Before,
  Beside: DizzyBurrito,
};
