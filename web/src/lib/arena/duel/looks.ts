/** The looks of the fighters and the marks on the floor, derived from the state of a bout. */
import type { Player } from '../../games/board';
import { PERSON_COLOURS } from '../../net/messages.gen';
import { NUMBERS } from './constants.gen';
import type { Duel } from './kind';
import type { Still } from './pose';
import { isBoundBy } from './rules';
import type { Snapshot } from './snapshot';
import type { Look } from './scene/fighter';
import type { Mark } from '../scene/marks';
import type { Arena } from '../arena.svelte';
import { paletteOf, type Palette } from '../scene/palette';
import type { Picture, Setting } from './scene/stage';

/** The initial size of the room. */
export const FULL = { x: NUMBERS.ROOM_X, y: NUMBERS.ROOM_Y };

/** The fighters with the colours they have in the arena: two with the same colour could not be distinguished. */
export function fightersOf(
  players: readonly Player[],
  fighters: readonly number[],
): readonly (Player | undefined)[] {
  const first = players[fighters[0] ?? -1]?.colour;
  return fighters.map((seat, who) => {
    const player = players[seat];
    if (!player || who === 0 || player.colour !== first) return player;
    return { ...player, colour: PERSON_COLOURS.find((each) => each !== first) ?? player.colour };
  });
}

export function looksOf(
  players: readonly Player[],
  fighters: readonly number[],
  shields: readonly boolean[],
  palette: Palette,
): readonly Look[] {
  return fightersOf(players, fighters).map((player, who) => ({
    colour: palette.person(player?.colour ?? 'sun'),
    avatar: player?.avatar,
    hasShield: shields[who] ?? false,
  }));
}

/** Circles, stars and ice around fighters, and their names. */
export function signsAt(
  snapshot: Snapshot,
  still: Still,
  names: readonly string[],
): readonly Mark[] {
  return snapshot.fighters.flatMap((fighter, who) => {
    const pose = still.poses[who];
    if (!pose) return [];
    const { x, y } = pose;
    const marks: Mark[] = [];
    const radius = fighter.tie + NUMBERS.TORSO;
    if (fighter.isTied)
      marks.push({ kind: 'circle', x: fighter.tieX, y: -fighter.tieY, radius, who });
    if (fighter.doing === 'freeze') marks.push({ kind: 'ice', x, y });
    if (fighter.drift > 0 || fighter.doing === 'spin') marks.push({ kind: 'stars', x, y });
    const text = names[who];
    if (text) marks.push({ kind: 'name', x, y, text });
    return marks;
  });
}

/** Everything that is painted when the stage opens, or when colours change. */
export function settingOf({ players, seats, rules }: Arena<Duel>): Setting {
  const palette = paletteOf(document.documentElement);
  const shields = seats.map((seat) => isBoundBy('shield', rules, seat));
  return {
    palette,
    full: FULL,
    people: looksOf(players, seats, shields, palette),
    crowd: players.map(({ colour }) => palette.person(colour)),
  };
}

export function pictureOf(
  arena: Arena<Duel>,
  snapshot: Snapshot,
  still: Still,
  now: number,
): Picture {
  const names = arena.isFilm || arena.surface !== 'phone' ? arena.names : [];
  const hit = arena.isAtHit(now) ? hitOf(arena, snapshot) : [];
  return { ...still, marks: [...signsAt(snapshot, still, names), ...hit] };
}

/** Where the deciding blow landed. */
function hitOf({ over, seats }: Arena<Duel>, { fighters }: Snapshot): readonly Mark[] {
  const [seat] = over?.losers ?? [];
  if (over?.cause !== 'hit' || seat === undefined) return [];
  const striker = fighters[1 - seats.indexOf(seat)];
  if (!striker || striker.spark === 'nothing') return [];
  return [{ kind: 'hit', x: striker.sparkX, y: -striker.sparkY }];
}
