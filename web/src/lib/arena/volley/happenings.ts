/** What happened between two snapshots of a burrito battle, for effects, sounds and announcements. Pure. */
import { calledOf } from '../countdown';
import { NUMBERS } from './constants.gen';
import type { BodyShot, BurritoShot, Kind, Snapshot } from './snapshot';

export type Happening =
  | { kind: 'count'; number: number; battle: Kind }
  | { kind: 'fight' }
  | {
      kind: 'grabs' | 'throws' | 'catches' | 'fumbles' | 'wards' | 'is_hit' | 'fouls' | 'sent_off';
      who: number;
      x: number;
      y: number;
    }
  | { kind: 'ducks' | 'dodges'; who: number }
  | {
      kind: 'lands';
      on: 'floor' | 'wall' | 'furniture' | 'bystander';
      burrito: number;
      x: number;
      y: number;
    }
  | { kind: 'closing' };

export function happened(before: Snapshot | null, now: Snapshot): readonly Happening[] {
  const all: Happening[] = [];
  const called = calledOf(before, now, NUMBERS);
  if (called === 0) all.push({ kind: 'fight' });
  else if (called !== null) all.push({ kind: 'count', number: called, battle: now.kind });
  if (!before) return all;
  const passed = now.tick - before.tick;
  now.bodies.forEach((body, who) => {
    const was = before.bodies[who];
    if (was) all.push(...deeds(was, body, who, passed));
  });
  now.burritos.forEach((burrito, place) => all.push(...landings(burrito, place, passed)));
  if (!before.isBare && now.isBare) all.push({ kind: 'closing' });
  return all;
}

function* deeds(was: BodyShot, now: BodyShot, who: number, passed: number): Generator<Happening> {
  // An action is new if it is younger than the previous snapshot.
  if (now.did !== 'nothing' && now.didAge < passed)
    yield { kind: now.did, who, x: now.x, y: -now.y };
  if (now.dodge > was.dodge) yield { kind: 'dodges', who };
  if (now.crouch > 0.5 && was.crouch <= 0.5) yield { kind: 'ducks', who };
}

function* landings(now: BurritoShot, burrito: number, passed: number): Generator<Happening> {
  if (now.touchAge >= passed) return;
  const { touch: on } = now;
  if (on === 'floor' || on === 'wall' || on === 'furniture' || on === 'bystander')
    yield { kind: 'lands', on, burrito, x: now.x, y: -now.y };
}
