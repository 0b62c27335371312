/** What happened between two snapshots, for effects, sounds and announcements. Pure. */
import { NUMBERS } from './constants.gen';
import { calledOf, type Measures } from '../countdown';
import {
  has,
  isSeen,
  scorerOf,
  type FighterShot,
  type ModifierName,
  type Snapshot,
} from './snapshot';

export type Happening =
  | { kind: 'count'; number: number }
  | { kind: 'fight' }
  /** A bout that does not decide the fight is over; `fighter` has won it, if anybody has. */
  | { kind: 'touch'; fighter: number | null; won: readonly number[] }
  | {
      kind: 'clash' | 'wall' | 'shield' | 'hit';
      fighter: number;
      x: number;
      y: number;
      force: number;
    }
  | { kind: 'thrust' | 'swing'; fighter: number }
  | { kind: 'order'; fighter: number; modifier: ModifierName }
  | { kind: 'done'; fighter: number; modifier: ModifierName }
  | { kind: 'armed' | 'winded'; fighter: number }
  | { kind: 'shrink' };

const SWING_FAST = 0.075;

export function happened(before: Snapshot | null, now: Snapshot): readonly Happening[] {
  const all: Happening[] = [];
  const called = calledOf(before, now, measuresOf(now));
  if (called !== null) all.push(called > 0 ? { kind: 'count', number: called } : { kind: 'fight' });
  if (!before) return all;
  const passed = now.tick - before.tick;
  now.fighters.forEach((fighter, who) => {
    const was = before.fighters[who];
    if (was && isSeen(was) && isSeen(fighter) && now.bout === before.bout)
      all.push(...changes(was, fighter, who, passed));
  });
  if (now.phase === 'touch' && before.phase !== 'touch')
    all.push({ kind: 'touch', fighter: scorerOf(now), won: now.won });
  if (now.bout === before.bout && isFull(before) && !isFull(now)) all.push({ kind: 'shrink' });
  // A clash is reported by both fighters, but it is one clash.
  const first = all.find(({ kind }) => kind === 'clash');
  return all.filter((each) => each.kind !== 'clash' || each === first);
}

/** The countdown of the current bout. */
export const measuresOf = ({ goes, count }: Snapshot): Measures => ({
  COUNTDOWN_TICKS: goes,
  COUNT: count,
});

const isFull = ({ roomX }: Snapshot): boolean => roomX >= NUMBERS.ROOM_X - 0.001;

function* changes(
  was: FighterShot,
  now: FighterShot,
  fighter: number,
  passed: number,
): Generator<Happening> {
  // A contact is new if it is younger than the previous snapshot.
  if (now.spark !== 'nothing' && now.sparkAge < passed) {
    const kind = now.spark === 'blade' ? 'clash' : now.spark === 'body' ? 'hit' : now.spark;
    yield { kind, fighter, x: now.sparkX, y: -now.sparkY, force: now.force };
  }
  if (now.lunge > was.lunge) yield { kind: 'thrust', fighter };
  else if (Math.abs(now.spin) > SWING_FAST && Math.abs(was.spin) <= SWING_FAST)
    yield { kind: 'swing', fighter };
  if (was.doing && was.doing !== now.doing && !has(now, 'lost'))
    yield { kind: 'done', fighter, modifier: was.doing };
  if (now.doing && was.doing !== now.doing) yield { kind: 'order', fighter, modifier: now.doing };
  if (now.isArmed && !was.isArmed) yield { kind: 'armed', fighter };
  if (has(was, 'wind') && !has(now, 'wind')) yield { kind: 'winded', fighter };
}
