/** How a sword fight is steered, drawn, heard and announced. */
import { t } from '../../text';
import type { Arena } from '../arena.svelte';
import type { Called, Push, Show } from '../kind';
import Before from './Before.svelte';
import { actorOf, Announcer, feelOf } from './calls';
import { BUTTON, NUMBERS } from './constants.gen';
import { measuresOf } from './happenings';
import { SWORD } from './controls/sword';
import { DUEL, type Duel } from './kind';
import { FULL, fightersOf, pictureOf, settingOf } from './looks';
import { scorerOf } from './snapshot';
import Plates from './Plates.svelte';
import BrokenCard from './BrokenCard.svelte';
import { isBoundBy, standingOf, type Standing } from './rules';
import { endingOf, lineOf, touchOf } from './told';

const standingsOf = ({ rules, seats, snapshot }: Arena<Duel>): readonly Standing[] =>
  standingOf(rules, seats, snapshot);

/** The standings of the fighters who are steered here, until the bout is over. */
const mine = (arena: Arena<Duel>): readonly Standing[] =>
  arena.over ? [] : standingsOf(arena).filter((_, who) => arena.bodies.includes(who));

const isDark = (arena: Arena<Duel>): boolean => mine(arena).some(({ isBlind }) => isBlind);

/** The countdown, or what a fighter must do at once. */
function wordOf(arena: Arena<Duel>): Called {
  const due = mine(arena).find(({ cryDue, groundDue }) => cryDue || groundDue);
  const colour = due ? 'var(--person-tomato)' : 'var(--person-sun)';
  if (arena.count !== null) {
    const word = arena.count === 0 ? t('ring-fight') : String(arena.count);
    return { word, count: arena.count > 0 ? 'above' : null, colour, isDue: due !== undefined };
  }
  const touch = arena.snapshot?.phase === 'touch' ? touchOf(arena.snapshot, arena.names) : null;
  if (touch && !arena.over) return { ...touch, count: null, colour: touchColour(arena) };
  if (due) {
    const word = t(due.cryDue ? 'ring-cry-now' : 'ring-ground-now');
    return { word, count: null, colour, isDue: true };
  }
  if (!isDark(arena)) return { word: '', count: null, colour };
  return { word: t('ring-blind'), count: null, colour, note: t('ring-blind-count') };
}

/** A touch has the colour of the fighter who made it. */
function touchColour({ players, seats, snapshot }: Arena<Duel>): string {
  const who = snapshot ? scorerOf(snapshot) : null;
  const player = who === null ? undefined : fightersOf(players, seats)[who];
  return player ? `var(--person-${player.colour})` : 'var(--person-sun)';
}

function pushesOf(arena: Arena<Duel>, body: number): readonly Push[] {
  const needs = (name: 'cry' | 'give_ground') =>
    isBoundBy(name, arena.rules, arena.seats[body] ?? -1);
  const standing = standingsOf(arena)[body];
  const cry: Push = {
    bit: BUTTON.cry,
    label: t('ring-cry'),
    tone: 'tomato',
    key: 'Space',
    isDue: standing?.cryDue ?? false,
  };
  const ground: Push = {
    bit: BUTTON.give_ground,
    label: t('ring-ground'),
    tone: 'sky',
    key: 'Shift',
    isDue: standing?.groundDue ?? false,
  };
  return [...(needs('cry') ? [cry] : []), ...(needs('give_ground') ? [ground] : [])];
}

const announcer = new Announcer();

export const SWORD_FIGHT: Show<Duel> = {
  kind: DUEL,
  arena: 'duel',
  id: 'ring',
  texts: ['arena'],
  countOf: measuresOf,
  scheme: SWORD,
  handOf: ({ sx, sy }) => ({ x: sx, y: sy }),
  reach: NUMBERS.ARM_OUT + NUMBERS.BLADE * 0.8,
  sideOf: (_, body) => (body === 1 ? 1 : 0),
  sounds: {
    count: 'countdown',
    fight: 'fight',
    clash: 'clash',
    shield: 'thud',
    wall: 'thud',
    hit: 'hit',
    touch: 'cheer',
    thrust: 'swish',
    swing: 'swish',
    armed: 'clink',
    winded: 'gasp',
    shrink: 'gasp',
  },
  go: 'ring-fight',
  feelOf,
  actorOf,
  callOf: (happening, { names, snapshot }) => announcer.call(happening, names, snapshot),
  labelOf: ({ names: [one = '', two = ''] }) => t('ring-name', { one, two }),
  lineOf: (happening, { names, rules }) => lineOf(happening, names, rules),
  urgent: new Set(['count', 'fight', 'hit', 'order', 'touch']),
  endingOf: (over, { seats, names, rules, snapshot }) =>
    endingOf(over, seats, names, rules, snapshot?.touches === 1 ? [] : snapshot?.won),
  wordOf,
  warningOf: ({ roomX }) => (roomX < FULL.x - 0.01 ? t('ring-shrinks') : ''),
  pushesOf,
  isDark,
  open: async (canvas) => (await import('./scene/stage')).Stage.on(canvas),
  settingOf,
  fullOf: () => FULL,
  pictureOf,
  pointsOf: (_, { poses }) => poses,
  colour: 'var(--person-sun)',
  noticesAt: 108,
  Fighters: Plates,
  Before,
  Below: BrokenCard,
};
