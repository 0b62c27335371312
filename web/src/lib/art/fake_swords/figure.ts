/** A pose of a fighter: joints on a 100 x 100 grid, with the feet at y = 92. Figure.svelte draws it. */

export type Point = readonly [x: number, y: number];

export type Eyes = 'open' | 'wide' | 'shut' | 'dizzy' | 'angry' | 'side';
export type Mouth = 'smile' | 'o' | 'shout' | 'grit' | 'flat' | 'tongue';

export interface Sword {
  /** Position of the grip; the hand is drawn over it. */
  at: Point;
  /** Clockwise angle in degrees; 0 points right. */
  turn: number;
  length?: number;
}

/** A limb, given by its joint and its end. */
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
  /** Elbow and hand, then knee and foot; the far limbs are drawn behind the body. */
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

/** Angle in degrees by which the head leans with the body. */
export function leanOf(pose: Pose): number {
  const [x, y] = [pose.neck[0] - pose.hip[0], pose.hip[1] - pose.neck[1]];
  return Math.round((Math.atan2(x, y) * 180) / Math.PI / 2);
}

export function through(points: readonly Point[]): string {
  return points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A smooth curve from the body over the joint to the end. */
export function limb(from: Point, [joint, end]: readonly [Point, Point]): string {
  return `M${from[0]} ${from[1]}Q${joint[0]} ${joint[1]} ${end[0]} ${end[1]}`;
}
