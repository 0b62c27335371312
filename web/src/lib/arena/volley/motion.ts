/**
 * How one body moves by its own inputs, among furniture and walls: the exact twin of `arena/volley/motion.py`. It uses
 * only + − × ÷ √ and comparisons, in the same order; `tests/arena/volley/data/motion.json` has the expected results.
 */
import type { Input } from '../controls/input';
import { along, limited, rotated, runDown, TINY, wishOf, type Pair } from '../exact';
import { settle, type Around, type Body, type Box } from './body';
import { BUTTON, NUMBERS } from './constants.gen';

const N = NUMBERS;

export function move(body: Body, input: Input, around: Around): void {
  const { walk: wish, hand, pushed } = wishOf(input);
  takeAim(body, hand, pushed);
  const walk = around.isCounting ? paced(body, around) : wish;
  const live = around.isCounting ? 0 : input.buttons;
  const pressed = live & ~body.held;
  const isLetGo = body.windup > 0 && body.windup <= 1 && body.holds >= 0;
  body.held = input.buttons;
  gather(body, live, pressed);
  dash(body, walk, pressed);
  run(body, walk, live);
  turn(body);
  for (const box of around.boxes) pushOut(body, box);
  keepIn(body, around);
  settle(body);
  if (isLetGo) {
    // The burrito has left the hand.
    body.holds = -1;
    body.charge = 0;
  }
}

/** Sets the wanted direction; a zero hand leaves it unchanged. */
function takeAim(body: Body, hand: Pair, pushed: number): void {
  if (!(pushed > N.DEAD)) return;
  const far = pushed > 1 ? 1 : pushed;
  body.aimX = hand[0] / far;
  body.aimY = hand[1] / far;
  body.reach = far;
}

/** Everybody waits for "Burrito!"; duelists walk one pace straight ahead on each count. */
function paced(body: Body, { isDuel, tick }: Around): Pair {
  if (!isDuel || !body.fights) return [0, 0];
  body.aimX = body.faceX;
  body.aimY = body.faceY;
  if (tick % N.COUNT >= N.PACE_TICKS) return [0, 0];
  return [body.faceX * N.PACE_WALK, body.faceY * N.PACE_WALK];
}

/** Hands and arms: gathering power, releasing a throw, putting the hands up. */
function gather(body: Body, buttons: number, pressed: number): void {
  const has = body.holds >= 0;
  const isIdle = body.windup <= 0 && body.hands <= 0;
  const isUp = (pressed & BUTTON.hands) !== 0 && isIdle;
  const isHolding = (buttons & BUTTON.throw) !== 0;
  const isDrawing = isHolding && has && isIdle && !isUp && body.dodge <= N.DODGE_REST;
  const isPassing = isDrawing && body.behind > 0;
  let gathered = isDrawing && !isPassing ? body.charge + N.CHARGE_STEP : body.charge;
  if (!has || isUp) gathered = 0;
  body.charge = gathered > 1 ? 1 : gathered;
  if (isPassing) body.behind -= 1;
  body.windup = runDown(body.windup, 1);
  if (!has) body.windup = 0;
  if (has && body.charge > 0 && !isHolding && isIdle) body.windup = N.WINDUP_TICKS;
  body.hands = runDown(body.hands, 1);
  if (isUp) body.hands = N.HANDS_TICKS;
}

/** Starts a dodge in the direction of the walk. */
function dash(body: Body, walk: Pair, pressed: number): void {
  body.dodge = runDown(body.dodge, 1);
  const size = Math.sqrt(walk[0] * walk[0] + walk[1] * walk[1]);
  if ((pressed & BUTTON.dodge) === 0 || body.dodge > 0 || !(size > N.DODGE_WISH)) return;
  body.dodge = N.DODGE_TICKS;
  body.vx = (walk[0] / size) * N.DASH;
  body.vy = (walk[1] / size) * N.DASH;
}

function run(body: Body, walk: Pair, buttons: number): void {
  const isDucking = (buttons & BUTTON.duck) !== 0;
  let crouch = body.crouch + (isDucking ? N.DUCK_STEP : -N.DUCK_STEP);
  if (crouch > 1) crouch = 1;
  body.crouch = crouch < 0 ? 0 : crouch;
  let most = N.RUN + N.RUN_LEAN * along([body.faceX, body.faceY], walk);
  most = most * (1 - (1 - N.DUCK_WALK) * body.crouch);
  if (body.charge > 0 || body.windup > 0) most = most * N.CHARGE_WALK;
  if (body.hands > 0) most = most * N.HANDS_WALK;
  if (body.dodge > 0) most = most * N.DODGE_WALK;
  if (!(body.dodge > N.DODGE_REST)) {
    const changeX = walk[0] * most - body.vx;
    const changeY = walk[1] * most - body.vy;
    const size = Math.sqrt(changeX * changeX + changeY * changeY);
    const share = N.RUN_GAIN / (size > N.RUN_GAIN ? size : N.RUN_GAIN);
    body.vx += changeX * share;
    body.vy += changeY * share;
  }
  body.x += body.vx * N.TICK;
  body.y += body.vy * N.TICK;
}

/** Turns the body to where it wants to look; to the left if that is straight behind. */
function turn(body: Body): void {
  const { faceX, faceY, aimX, aimY } = body;
  const ahead = 1 + (faceX * aimX + faceY * aimY);
  const half =
    ahead < N.BEHIND ? N.FACE_HALF : limited((faceX * aimY - faceY * aimX) / ahead, N.FACE_HALF);
  [body.faceX, body.faceY] = rotated(faceX, faceY, half);
}

/** Pushes a body out of furniture, at the nearest side. */
function pushOut(body: Body, box: Box): void {
  const offsetX = body.x - box.x;
  const offsetY = body.y - box.y;
  let innerX = limited(offsetX, box.wide);
  let innerY = limited(offsetY, box.deep);
  const apartX = offsetX - innerX;
  const apartY = offsetY - innerY;
  const far = Math.sqrt(apartX * apartX + apartY * apartY);
  if (!(far < N.TORSO)) return;
  let outwardX = apartX / (far > TINY ? far : 1);
  let outwardY = apartY / (far > TINY ? far : 1);
  if (far <= TINY) {
    // The centre of the body is inside: push it to the nearest side.
    const isSideways = box.wide - Math.abs(offsetX) < box.deep - Math.abs(offsetY);
    const wayX = offsetX > 0 ? 1 : -1;
    const wayY = offsetY > 0 ? 1 : -1;
    outwardX = isSideways ? wayX : 0;
    outwardY = isSideways ? 0 : wayY;
    if (isSideways) innerX = wayX * box.wide;
    else innerY = wayY * box.deep;
  }
  body.x = box.x + innerX + outwardX * N.TORSO;
  body.y = box.y + innerY + outwardY * N.TORSO;
  const inward = body.vx * outwardX + body.vy * outwardY;
  if (inward < 0) {
    body.vx -= outwardX * inward;
    body.vy -= outwardY * inward;
  }
}

/** Keeps the body inside the walls, also while the floor shrinks. */
function keepIn(body: Body, { roomX, roomY }: Around): void {
  const edgeX = roomX - N.TORSO;
  const edgeY = roomY - N.TORSO;
  if (Math.abs(body.x) > edgeX) {
    body.x = body.x > 0 ? edgeX : -edgeX;
    body.vx = 0;
  }
  if (Math.abs(body.y) > edgeY) {
    body.y = body.y > 0 ? edgeY : -edgeY;
    body.vy = 0;
  }
}
