/** Predicts one's own sword fighter. Pure. */
import type { Input } from '../controls/input';
import { move } from './motion';
import type { Mover } from './mover';
import { between, poseOf, type Pose } from './pose';
import { JUMP, Predictor } from '../predictor';
import { isSeen, type FighterShot } from './snapshot';
import type { Around, Apart, Duel } from './kind';

export class FighterPredictor extends Predictor<Duel> {
  constructor(private readonly fighter: number) {
    super();
  }

  protected readonly between = between;

  protected moverOf(shot: FighterShot): Mover | null {
    return isSeen(shot) ? shot : null;
  }

  protected moved(mover: Mover, input: Input, around: Around): Mover {
    // The server keeps the drift of a dizzy aim secret, because pages could compensate for it: corrections add it.
    const next = { ...mover, drift: 0 };
    move(next, input, { ...around, fighter: this.fighter });
    return next;
  }

  protected poseOf(mover: Mover, { tipX, tipY }: FighterShot): Pose {
    return poseOf({ ...mover, tipX, tipY });
  }

  protected apart(shown: Pose, truth: Pose): Apart | null {
    const x = shown.x - truth.x;
    const y = shown.y - truth.y;
    if (Math.hypot(x, y) > JUMP || shown.side !== truth.side || shown.isHeld !== truth.isHeld)
      return null;
    return {
      x,
      y,
      face: turn(truth.fx, truth.fy, shown.fx, shown.fy),
      sword: turn(truth.sx, truth.sy, shown.sx, shown.sy),
      arm:
        Math.hypot(shown.hx - shown.x, shown.hy - shown.y) -
        Math.hypot(truth.hx - truth.x, truth.hy - truth.y),
    };
  }

  protected bent(pose: Pose, error: Apart, left: number): Pose {
    const [x, y] = [pose.x + error.x * left, pose.y + error.y * left];
    const [fx, fy] = rotated(pose.fx, pose.fy, error.face * left);
    if (!pose.isHeld) return { ...pose, x, y, fx, fy };
    const [sx, sy] = rotated(pose.sx, pose.sy, error.sword * left);
    const reach = Math.hypot(pose.hx - pose.x, pose.hy - pose.y);
    const [ax, ay] = rotated(pose.hx - pose.x, pose.hy - pose.y, error.sword * left);
    const grown = reach > 1e-6 ? (reach + error.arm * left) / reach : 1;
    return { ...pose, x, y, fx, fy, sx, sy, hx: x + ax * grown, hy: y + ay * grown };
  }
}

const turn = (fromX: number, fromY: number, toX: number, toY: number): number =>
  Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);

function rotated(x: number, y: number, angle: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
