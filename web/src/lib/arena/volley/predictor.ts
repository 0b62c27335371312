/** Predicts one’s own body in a burrito battle. Pure. */
import type { Input, Vector } from '../controls/input';
import { JUMP, Predictor } from '../predictor';
import type { Around, Body } from './body';
import type { Volley } from './kind';
import { move } from './motion';
import { between, poseOf, type Pose } from './pose';
import type { BodyShot } from './snapshot';

export class BodyPredictor extends Predictor<Volley> {
  protected readonly between = between;
  protected readonly poseOf = poseOf;

  protected moverOf(shot: BodyShot): Body {
    return shot;
  }

  protected moved(body: Body, input: Input, around: Around, ahead: number): Body {
    const next = { ...body };
    move(next, input, { ...around, tick: around.tick + ahead });
    return next;
  }

  protected apart(shown: Pose, truth: Pose): Vector | null {
    const error = { x: shown.x - truth.x, y: shown.y - truth.y };
    return Math.hypot(error.x, error.y) > JUMP ? null : error;
  }

  protected bent(pose: Pose, { x, y }: Vector, left: number): Pose {
    return { ...pose, x: pose.x + x * left, y: pose.y + y * left };
  }
}
