/** A fighter and a dummy without a server: walking, aiming, a swing, a thrust and a parry, one after another. Pure. */
import type { Input } from '../../controls/input';
import { NUMBERS } from '../constants.gen';
import type { Happening } from '../happenings';
import { move, reach } from '../motion';
import type { Mover } from '../mover';

export const TASKS = ['walk', 'aim', 'swing', 'thrust', 'parry'] as const;
export type Task = (typeof TASKS)[number];

interface Point {
  x: number;
  y: number;
}

const N = NUMBERS;
const ROOM = { roomX: N.ROOM_X, roomY: N.ROOM_Y };
/** Metres to walk, and the angle by which the sword has to turn altogether. */
const WALKED = 1.6;
const TURNED = Math.PI * 0.9;
/** Faster than this it is a swing. */
const SWING_FAST = 0.06;
/** Blades closer than this touch. */
const CROSSED = 0.13;
const STAND_OFF = 1.4;
const ROLLS = 0.9 / 60;
/** The stroke of the dummy, in ticks: it raises the sword, strikes, and rests. */
const RAISED = 70;
const STRUCK = 100;
const RESTED = 130;
/** How far the dummy raises its sword to the side: to that of the sword of a right-hander. */
const ASIDE = 1.9;

const blank = (x: number, face: number): Mover => ({
  ...{ x, y: 0, vx: 0, vy: 0, faceX: face, faceY: 0, swordX: face, swordY: 0, spin: 0 },
  ...{ arm: N.ARM_READY, aimX: face, aimY: 0, want: N.ARM_READY, lunge: 0, hop: 0, recoil: 0 },
  ...{ drift: 0, pace: 1, side: 1, left: 0, order: 0, bound: 0, isArmed: true, isTied: false },
  ...{ tieX: 0, tieY: 0, tie: 0 },
});

export class Drill {
  own = blank(-1.9, 1);
  dummy = blank(0.9, -1);
  tick = 0;
  /** The task at hand; null: all are done. */
  task: Task | null = 'walk';
  private done = 0;
  private stroke = 0;
  private wasTouching = false;
  private wasParried = false;

  constructor() {
    this.turnDummy(ASIDE);
  }

  /** Steps one tick; returns what happened. */
  step(input: Input): readonly Happening[] {
    const before = this.own;
    this.tick += 1;
    this.own = { ...before };
    const { x: foeX, y: foeY } = this.dummy;
    move(this.own, input, { foeX, foeY, ...ROOM, tick: this.tick, seed: 0, fighter: 0 });
    this.keepApart();
    const all: Happening[] = [];
    if (this.own.lunge > before.lunge) all.push({ kind: 'thrust', fighter: 0 });
    else if (isFast(this.own) && !isFast(before)) all.push({ kind: 'swing', fighter: 0 });
    this.exercise(before, all);
    return all;
  }

  private exercise(before: Mover, all: Happening[]): void {
    const { own, dummy } = this;
    const isTouching = distance(bladeOf(own), dummy) < N.TORSO;
    const isHit = isTouching && !this.wasTouching;
    this.wasTouching = isTouching;
    if (isHit && (this.task === 'swing' || this.task === 'thrust')) all.push(at('hit', 0, dummy));
    switch (this.task) {
      case 'walk':
        this.done += Math.hypot(own.x - before.x, own.y - before.y);
        this.finishIf(this.done > WALKED);
        break;
      case 'aim':
        this.done += Math.abs(turnOf(before, own));
        this.finishIf(this.done > TURNED);
        break;
      case 'swing':
        this.finishIf(isHit && isFast(own));
        break;
      case 'thrust':
        this.finishIf(isHit && own.lunge > N.LUNGE_REST);
        break;
      case 'parry':
        this.strike(all);
        break;
      case null:
        break;
    }
  }

  private finishIf(isDone: boolean): void {
    if (!isDone) return;
    this.done = 0;
    this.task = TASKS[TASKS.indexOf(this.task ?? 'parry') + 1] ?? null;
  }

  /** The dummy rolls near, raises its sword and strikes; a blade in the way stops it. */
  private strike(all: Happening[]): void {
    const { own } = this;
    this.stroke = (this.stroke + 1) % RESTED;
    if (this.stroke === 1) this.wasParried = false;
    this.roll();
    const isStriking = this.stroke > RAISED && this.stroke <= STRUCK && !this.wasParried;
    const share = (this.stroke - RAISED) / (STRUCK - RAISED);
    this.turnDummy(isStriking ? ASIDE * (1 - share * 1.25) : ASIDE);
    if (!isStriking) return;
    if (apart(bladeOf(own), bladeOf(this.dummy)) < CROSSED) {
      this.wasParried = true;
      own.spin *= -0.5;
      all.push(at('clash', 0, tipOf(own)));
      this.finishIf(true);
    } else if (distance(bladeOf(this.dummy), own) < N.TORSO) {
      this.wasParried = true;
      own.recoil = N.RECOIL_TICKS;
      all.push(at('hit', 1, own));
    }
  }

  private roll(): void {
    const { own, dummy } = this;
    const away = Math.hypot(own.x - dummy.x, own.y - dummy.y) || 1;
    const go = Math.max(-ROLLS, Math.min(ROLLS, away - STAND_OFF));
    const [x, y] = [(own.x - dummy.x) / away, (own.y - dummy.y) / away];
    this.dummy = { ...dummy, x: dummy.x + x * go, y: dummy.y + y * go };
  }

  /** The dummy looks at the fighter and holds its sword so far to the side. */
  private turnDummy(aside: number): void {
    const { own, dummy } = this;
    const face = Math.atan2(own.y - dummy.y, own.x - dummy.x);
    const [faceX, faceY] = [Math.cos(face), Math.sin(face)];
    const [swordX, swordY] = [Math.cos(face + aside), Math.sin(face + aside)];
    this.dummy = { ...dummy, faceX, faceY, swordX, swordY };
  }

  private keepApart(): void {
    const { own, dummy } = this;
    const [x, y] = [own.x - dummy.x, own.y - dummy.y];
    const far = Math.hypot(x, y) || 1;
    if (far >= 2 * N.TORSO) return;
    own.x = dummy.x + (x / far) * 2 * N.TORSO;
    own.y = dummy.y + (y / far) * 2 * N.TORSO;
  }
}

const isFast = ({ spin }: Mover): boolean => Math.abs(spin) > SWING_FAST;

const turnOf = (from: Mover, to: Mover): number =>
  Math.atan2(
    from.swordX * to.swordY - from.swordY * to.swordX,
    from.swordX * to.swordX + from.swordY * to.swordY,
  );

/** y points up on the floor, and down on the page. */
const at = (kind: 'hit' | 'clash', fighter: number, { x, y }: Point): Happening => ({
  ...{ kind, fighter, x, y: -y, force: 1 },
});

const tipOf = (mover: Mover): Point => {
  const { tipX, tipY } = reach(mover);
  return { x: tipX, y: tipY };
};

const bladeOf = (mover: Mover): readonly [Point, Point] => {
  const { handX, handY } = reach(mover);
  return [{ x: handX, y: handY }, tipOf(mover)];
};

/** From a point to a blade. */
function distance([from, to]: readonly [Point, Point], { x, y }: Point): number {
  const [bladeX, bladeY] = [to.x - from.x, to.y - from.y];
  const length = bladeX * bladeX + bladeY * bladeY;
  const share = ((x - from.x) * bladeX + (y - from.y) * bladeY) / length;
  const along = Math.max(0, Math.min(1, share));
  return Math.hypot(from.x + bladeX * along - x, from.y + bladeY * along - y);
}

/** Between two blades, measured at points of one of them. */
function apart(one: readonly [Point, Point], two: readonly [Point, Point]): number {
  const [from, to] = one;
  const shares = Array.from({ length: 17 }, (_, place) => place / 16);
  return Math.min(
    ...shares.map((share) =>
      distance(two, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
    ),
  );
}
