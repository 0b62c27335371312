/**
 * How one fighter moves under its own modifiers, without contacts: the exact twin of `arena/duel/motion.py`. It uses
 * only + − × ÷ √ and comparisons, in the same order; `tests/arena/duel/data/motion.json` has the expected results.
 */
import type { Input } from '../controls/input';
import { along, limited, rotated, runDown, TINY, wishOf, type Pair } from '../exact';
import { ASLEEP, BIT, BUTTON, DRAWS_IN, HOLDS, MODIFIERS, NUMBERS, ROOTS } from './constants.gen';
import { isBound, settle, type Around, type Mover } from './mover';
import { noise } from './noise';

const N = NUMBERS;

/** How much the body and the sword turn in this tick (tangents of half the angles). */
interface Halves {
  face: number;
  sword: number;
}

export function move(mover: Mover, input: Input, around: Around): void {
  const { walk: wish, hand, pushed } = wishOf(input);
  const awayX = around.foeX - mover.x;
  const awayY = around.foeY - mover.y;
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  const far = away > TINY ? away : 1;
  const toward: Pair = [awayX / far, awayY / far];
  aim(mover, hand, pushed, toward);
  const walk = obeyed(mover, wish, input.buttons, toward);
  lunge(mover, input.buttons, toward);
  step(mover, walk);
  turn(mover, around);
  keepInside(mover, around);
  settle(mover);
}

/** Positions of the hand and of the sword's tip. */
export function reach(mover: Mover): { handX: number; handY: number; tipX: number; tipY: number } {
  const aside = mover.side * N.SHOULDER;
  const handX = mover.x + mover.faceY * aside + mover.swordX * mover.arm;
  const handY = mover.y - mover.faceX * aside + mover.swordY * mover.arm;
  return {
    handX,
    handY,
    tipX: handX + mover.swordX * N.BLADE,
    tipY: handY + mover.swordY * N.BLADE,
  };
}

/** Sets the wanted direction of the sword; a zero hand leaves it unchanged. */
function aim(mover: Mover, hand: Pair, pushed: number, toward: Pair): void {
  if (pushed > N.DEAD) {
    const far = pushed > 1 ? 1 : pushed;
    let wanted: Pair = [hand[0] / far, hand[1] / far];
    if (isBound(mover, BIT.other_hand) && mover.side < 0) {
      // A sword in the wrong hand moves like a mirror image, mirrored at the line to the opponent.
      const share = along(wanted, toward);
      const twice = share + share;
      wanted = [toward[0] * twice - wanted[0], toward[1] * twice - wanted[1]];
    }
    [mover.aimX, mover.aimY] = wanted;
    mover.want = N.ARM_IN + (N.ARM_OUT - N.ARM_IN) * far;
  }
  if (isBound(mover, BIT.short_arm)) mover.want = N.ARM_IN;
}

/** The walk that the current order and No Retreat allow; also sets aim and arm as the order demands. */
function obeyed(mover: Mover, wish: Pair, buttons: number, toward: Pair): Pair {
  const { order } = mover;
  let walk: Pair = (order & ROOTS) !== 0 ? [0, 0] : wish;
  if ((order & HOLDS) !== 0) {
    mover.aimX = mover.swordX;
    mover.aimY = mover.swordY;
    mover.want = mover.arm;
  }
  if ((order & DRAWS_IN) !== 0) mover.want = N.ARM_IN;
  if (order === BIT.paces) walk = paces(mover, toward);
  const isBack =
    (order === BIT.one_pile && mover.left > 0) ||
    (order === BIT.give_ground && (buttons & BUTTON.give_ground) !== 0);
  if (isBack) walk = [-toward[0], -toward[1]];
  if (mayNotRetreat(mover)) {
    const share = along(walk, toward);
    if (share < 0) walk = [walk[0] - toward[0] * share, walk[1] - toward[1] * share];
  }
  return walk;
}

function mayNotRetreat(mover: Mover): boolean {
  return isBound(mover, BIT.no_retreat) && (mover.order & ASLEEP.no_retreat) === 0;
}

/** Turns away from the opponent, walks three paces, and turns round. */
function paces(mover: Mover, toward: Pair): Pair {
  const isLeaving = mover.left > N.PACES_BACK;
  mover.aimX = isLeaving ? -toward[0] : toward[0];
  mover.aimY = isLeaving ? -toward[1] : toward[1];
  if (!isLeaving || mover.left > N.PACES_OUT) return [0, 0];
  return [toward[0] * -N.PACES_WALK, toward[1] * -N.PACES_WALK];
}

/** Starts a thrust: the body lunges along with the sword if it may move its feet. */
function lunge(mover: Mover, buttons: number, toward: Pair): void {
  const isFree = mover.lunge <= 0 && mover.recoil <= 0 && mover.isArmed;
  if (!isFree || (buttons & BUTTON.thrust) === 0 || (mover.order & HOLDS) !== 0) return;
  mover.lunge = N.LUNGE_TICKS;
  if ((mover.order & ROOTS) !== 0) return;
  if (mayNotRetreat(mover) && along([mover.swordX, mover.swordY], toward) < 0) return;
  const push = mover.pace * N.LUNGE_PUSH;
  mover.vx += mover.swordX * push;
  mover.vy += mover.swordY * push;
}

function step(mover: Mover, walk: Pair): void {
  let most = (N.WALK + N.WALK_LEAN * along([mover.faceX, mover.faceY], walk)) * mover.pace;
  if (mover.lunge > 0) most *= N.LUNGE_WALK;
  const gain = mover.pace * N.WALK_GAIN;
  let change = eased(
    walk[0] * most - mover.vx,
    walk[1] * most - mover.vy,
    mover.recoil > 0 ? gain * N.RECOIL_WALK : gain,
  );
  if (isBound(mover, BIT.hop)) change = hop(mover, walk, change);
  mover.vx += change[0];
  mover.vy += change[1];
  mover.x += mover.vx * N.TICK;
  mover.y += mover.vy * N.TICK;
}

/** Limits the change of speed to what legs can do in one tick. */
function eased(x: number, y: number, gain: number): Pair {
  const size = Math.sqrt(x * x + y * y);
  const share = gain / (size > gain ? size : gain);
  return [x * share, y * share];
}

/** On one foot: moves by hops only, with a rest after each, and without steering in the air. */
function hop(mover: Mover, walk: Pair, eachChange: Pair): Pair {
  let change = eachChange;
  const begins = mover.hop <= 0 && Math.sqrt(walk[0] * walk[0] + walk[1] * walk[1]) > N.HOP_WISH;
  if (begins) {
    const fast = mover.pace * N.HOP_SPEED;
    change = [walk[0] * fast - mover.vx, walk[1] * fast - mover.vy];
    mover.hop = N.HOP_TICKS;
  }
  if (!begins && mover.hop > N.HOP_REST) change = [0, 0];
  if (mover.hop <= N.HOP_REST) change = eased(-mover.vx, -mover.vy, mover.pace * N.WALK_GAIN);
  mover.hop = runDown(mover.hop, mover.pace);
  return change;
}

function turn(mover: Mover, around: Around): void {
  const { pace } = mover;
  const goal = drifted(mover, around);
  const offFace = off(mover, mover.faceX, mover.faceY, goal);
  const offSword = off(mover, mover.swordX, mover.swordY, goal);
  const halves: Halves = { face: limited(offFace, pace * N.FACE_HALF), sword: 0 };
  const isLunging = mover.lunge > 0;
  let gain = ((N.ARM_OUT - mover.arm) * N.ARM_EASE + 1) * (pace * N.SWING_GAIN);
  if (mover.recoil > 0) gain *= N.RECOIL_GRIP;
  else if (isLunging) gain *= N.LUNGE_GRIP;
  let fast = Math.sqrt(Math.abs(offSword) * gain * (2 * N.SWING_EASE));
  const top = pace * N.SWING_HALF;
  if (fast > top) fast = top;
  const wanted = offSword < 0 ? -fast : fast;
  mover.spin += limited(wanted - mover.spin, gain);
  halves.sword = mover.spin;
  forcedTurn(mover, halves);
  [mover.faceX, mover.faceY] = rotated(mover.faceX, mover.faceY, halves.face);
  [mover.swordX, mover.swordY] = rotated(mover.swordX, mover.swordY, halves.sword);
  extend(mover, isLunging);
  mover.recoil = runDown(mover.recoil, pace);
}

/** The tangent of half the angle to the goal; a goal exactly behind counts as on the side of the sword hand. */
function off(mover: Mover, x: number, y: number, goal: Pair): number {
  const ahead = x * goal[0] + y * goal[1] + 1;
  const aside = x * goal[1] - y * goal[0];
  return ahead < N.BEHIND ? -mover.side : aside / ahead;
}

/** Spins and twirls: body and sword turn together, towards the side of the sword hand. */
function forcedTurn(mover: Mover, halves: Halves): void {
  for (const modifier of MODIFIERS) {
    if (modifier.turn === 0 || mover.order !== BIT[modifier.name]) continue;
    const forced = mover.pace * mover.side * -modifier.turn;
    halves.face = halves.sword = mover.spin = forced;
  }
}

/** The aim of a dizzy fighter drifts, less and less. */
function drifted(mover: Mover, { tick, seed, fighter }: Around): Pair {
  if (mover.drift <= 0) return [mover.aimX, mover.aimY];
  const beat = Math.floor(tick / N.DRIFT_BEAT);
  const part = (tick - beat * N.DRIFT_BEAT) / N.DRIFT_BEAT;
  const before = noise(seed, beat, fighter);
  const after = noise(seed, beat + 1, fighter);
  const swing = (before + (after - before) * part) * (mover.drift * (N.DRIFT_HALF / N.DRIFT_TICKS));
  const square = swing * swing;
  const scale = 1 + square;
  const cosine = (1 - square) / scale;
  const sine = (swing + swing) / scale;
  mover.drift = runDown(mover.drift, mover.pace);
  return [mover.aimX * cosine - mover.aimY * sine, mover.aimX * sine + mover.aimY * cosine];
}

/** Moves the arm towards its wanted length; in a thrust out and back. */
function extend(mover: Mover, isLunging: boolean): void {
  const { pace } = mover;
  const isThrusting = mover.lunge > N.LUNGE_REST;
  const most = isThrusting ? pace * N.LUNGE_STEP : pace * N.ARM_STEP;
  let goal = isThrusting ? N.ARM_LUNGE : mover.want;
  if (isBound(mover, BIT.short_arm)) goal = N.ARM_IN;
  mover.arm += limited(goal - mover.arm, most);
  if (isLunging) mover.lunge = runDown(mover.lunge, pace);
}

/** Keeps the fighter inside the circle of its tether, then inside the walls. */
function keepInside(mover: Mover, { roomX, roomY }: Around): void {
  if (mover.isTied) {
    const x = mover.x - mover.tieX;
    const y = mover.y - mover.tieY;
    const far = Math.sqrt(x * x + y * y);
    if (far > mover.tie) {
      const outward: Pair = [x / far, y / far];
      mover.x = mover.tieX + outward[0] * mover.tie;
      mover.y = mover.tieY + outward[1] * mover.tie;
      const leaving = along([mover.vx, mover.vy], outward);
      if (leaving > 0) {
        mover.vx -= outward[0] * leaving;
        mover.vy -= outward[1] * leaving;
      }
    }
  }
  const edgeX = roomX - N.TORSO;
  const edgeY = roomY - N.TORSO;
  if (Math.abs(mover.x) > edgeX) {
    mover.x = mover.x > 0 ? edgeX : -edgeX;
    mover.vx = 0;
  }
  if (Math.abs(mover.y) > edgeY) {
    mover.y = mover.y > 0 ? edgeY : -edgeY;
    mover.vy = 0;
  }
}
