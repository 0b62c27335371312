/** A fighter as a pose: joints on a grid of 100, feet on the line at 92. Drawn by Figure.svelte. */

export type Point = readonly [x: number, y: number];

export type Eyes = 'open' | 'wide' | 'shut' | 'dizzy' | 'angry' | 'side';
export type Mouth = 'smile' | 'o' | 'shout' | 'grit' | 'flat' | 'tongue';

export interface Sword {
  /** Where the grip is; the hand is drawn over it. */
  at: Point;
  /** Degrees from pointing right, clockwise. */
  turn: number;
  length?: number;
}

/** A limb by the two points at which it bends and ends. */
export const bend = (
  jointX: number,
  jointY: number,
  endX: number,
  endY: number,
): readonly [Point, Point] => [
  [jointX, jointY],
  [endX, endY],
];

export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  /** Elbow and hand, then knee and foot; the far one is drawn behind the body. */
  farArm: readonly [Point, Point];
  nearArm: readonly [Point, Point];
  farLeg: readonly [Point, Point];
  nearLeg: readonly [Point, Point];
  eyes?: Eyes;
  mouth?: Mouth;
  /** Where the face looks: -1 to the left, 1 to the right. */
  look?: number;
  sword?: Sword | null;
  /** The sword is in the far hand, behind the body. */
  behind?: boolean;
}

/** Degrees that the head leans with the body. */
export function leanOf(pose: Pose): number {
  const [x, y] = [pose.neck[0] - pose.hip[0], pose.hip[1] - pose.neck[1]];
  return Math.round((Math.atan2(x, y) * 180) / Math.PI / 2);
}

export function through(points: readonly Point[]): string {
  return points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A bent limb: from the body over the joint to the end, without a corner. */
export function limb(from: Point, [joint, end]: readonly [Point, Point]): string {
  return `M${from[0]} ${from[1]}Q${joint[0]} ${joint[1]} ${end[0]} ${end[1]}`;
}
