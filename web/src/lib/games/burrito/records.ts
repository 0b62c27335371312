/** Statistics after the game: how fast everybody passed, how long they waited for a set, and who hit whom. Pure. */
import type { Public } from './types.gen';

export interface SeatRecord {
  seat: number;
  /** Points of both rounds. */
  points: number;
  passed: number;
  /** Cards passed per minute of play. */
  aMinute: number;
  /** The longest time without a set, in seconds. */
  drought: number;
}

export interface Hit {
  by: number;
  on: number;
  times: number;
}

export function recordsOf({ rounds, points }: Public): readonly SeatRecord[] {
  const minutes = rounds.reduce((sum, round) => sum + round.ran_ms, 0) / 60_000;
  return points.map((_, seat) => {
    const of = (pick: 'points' | 'passed') =>
      rounds.reduce((sum, round) => sum + (round[pick][seat] ?? 0), 0);
    const passed = of('passed');
    return {
      seat,
      points: of('points'),
      passed,
      aMinute: minutes > 0 ? Math.round((passed / minutes) * 10) / 10 : 0,
      drought: Math.round(Math.max(0, ...rounds.map((round) => round.droughts[seat] ?? 0)) / 1000),
    };
  });
}

/** Who made whom lose how often, sorted by number. */
export function hitsOf({ hits }: Public): readonly Hit[] {
  return hits
    .flatMap((row, by) => row.map((times, on) => ({ by, on, times })))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times || one.by - other.by || one.on - other.on);
}
