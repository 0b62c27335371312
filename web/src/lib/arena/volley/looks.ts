/** What is marked in the room, and which points must be visible. Pure. */
import type { Surface } from '../../games/board';
import type { Arena } from '../arena.svelte';
import type { Vector } from '../controls/input';
import type { Mark } from '../scene/marks';
import { fullRoomOf, furnitureOf } from './furniture';
import type { Volley } from './kind';
import type { Still } from './pose';
import { coloursOf } from './scene/colours';
import type { Picture, Setting } from './scene/stage';
import type { Snapshot } from './snapshot';

type Bodies = readonly number[];

/** Minimum height of names in pixels. */
const LETTERS: Record<Surface, number> = { phone: 12, desk: 15, screen: 24 };

/** Burritos within this distance of those who decided the battle stay visible, in metres. */
const NEAR = 4;

/** Names on the floor are shortened, so that they cover nobody. */
const LONGEST_NAME = 12;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

/** The names of all who are present, and a ring around whoever has just lost. */
function marksOf(
  still: Still,
  names: readonly string[],
  losers: readonly number[],
): readonly Mark[] {
  return still.poses.flatMap(({ x, y, isHere }, who) => {
    if (!isHere) return [];
    const marks: Mark[] = [{ kind: 'name', x, y, text: shortened(names[who] ?? '') }];
    if (losers.includes(who)) marks.push({ kind: 'hit', x, y });
    return marks;
  });
}

/** Two lists of bodies: who lost, and who threw or caught. */
function decidedIn({ over, seats, snapshot }: Arena<Volley>): readonly [Bodies, Bodies] {
  const bodiesOf = (of: readonly (number | null)[]) =>
    of.flatMap((seat) => (seat === null ? [] : seats.indexOf(seat)));
  if (over) return [bodiesOf(over.losers), bodiesOf(over.by)];
  return [(snapshot?.bodies ?? []).flatMap(({ hasLost }, who) => (hasLost ? [who] : [])), []];
}

/** Fighters, local bodies and flying burritos; in slow motion those who decided it and the burritos near them. */
export function pointsOf(arena: Arena<Volley>, { poses, burritos }: Still): readonly Vector[] {
  if (arena.mode === 'slow') {
    const lost = decidedIn(arena).flatMap((bodies) => bodies.flatMap((who) => poses[who] ?? []));
    const near = burritos.filter(
      (burrito) =>
        burrito.state !== 'none' &&
        lost.some(({ x, y }) => Math.hypot(burrito.x - x, burrito.y - y) < NEAR),
    );
    if (lost.length > 0) return [...lost, ...near];
  }
  return [
    ...poses.filter(({ isHere, fights }, who) => isHere && (fights || arena.bodies.includes(who))),
    ...burritos.filter(({ state }) => state === 'flies' || state === 'fumbled'),
  ];
}

export function settingOf({ players, seats, fighters, snapshot }: Arena<Volley>): Setting {
  const palette = coloursOf(document.documentElement);
  return {
    palette,
    full: fullRoomOf({ isSmall: snapshot?.isSmall ?? false }),
    people: seats.map((seat) => ({
      colour: palette.person(players[seat]?.colour ?? 'sun'),
      avatar: players[seat]?.avatar,
      fights: fighters.includes(seat),
    })),
  };
}

export function pictureOf(
  arena: Arena<Volley>,
  snapshot: Snapshot,
  still: Still,
  now: number,
): Picture {
  const [losers] = arena.isAtHit(now) ? decidedIn(arena) : [[]];
  return {
    ...still,
    pieces: furnitureOf(snapshot),
    marks: marksOf(still, arena.names, losers),
    own: arena.mode === 'live' ? arena.bodies : [],
    letters: LETTERS[arena.surface],
  };
}
