/** What differs between the arenas, for all that follows a battle or shows its film whichever it is. */
import type { Vector } from './controls/input';
import type { Predictor } from './predictor';

/** The types of one arena. */
export interface Terms {
  Snapshot: { tick: number; phase: string };
  /** Somebody in a snapshot; `acked` is the number of the last input that was stepped. */
  Body: { acked: number };
  /** All that moving reads and changes of a body. */
  Mover: object;
  /** A moment as it is drawn. */
  Still: { poses: readonly Vector[] };
  Happening: { kind: string; number?: number };
  /** What is around a body that moves. */
  Around: object;
  /** How far what is drawn is from what is true. */
  Apart: object;
}

export type PoseOf<T extends Terms> = T['Still']['poses'][number];

/** How snapshots are read and looked at. */
export interface Reading<T extends Terms> {
  /** Null if the bytes are not one snapshot. */
  snapshotOf: (bytes: DataView) => T['Snapshot'] | null;
  stillOf: (earlier: T['Snapshot'], later: T['Snapshot'], share: number) => T['Still'];
  happened: (before: T['Snapshot'] | null, now: T['Snapshot']) => readonly T['Happening'][];
}

/** How a battle is followed while it goes on. */
export interface Kind<T extends Terms> extends Reading<T> {
  bodiesOf: (snapshot: T['Snapshot']) => readonly T['Body'][];
  makePredictor: (who: number) => Predictor<T>;
  /** Null: this one does not move now. */
  aroundOf: (snapshot: T['Snapshot'], who: number) => T['Around'] | null;
  /** A moment with those who are ahead of the server in it. */
  withPoses: (
    still: T['Still'],
    poses: readonly PoseOf<T>[],
    isAhead: (who: number) => boolean,
  ) => T['Still'];
}
