/** The hands on one device, given to the bodies that are steered here. */
import type { Hands } from '../../controls/hands';
import { STILL, type Input, type Vector } from '../../controls/input';
import type { Outlook } from '../../controls/steering';
import type { Grip } from '../../controls/thumbs';
import { NO_ZONE, zoneOf } from '../../controls/zones';
import { readPad } from './gamepad';
import { Keys, LEFT_HALF, RIGHT_HALF, WHOLE } from './keys';
import { Steering } from './steering';
import { Thumbs } from './thumbs';

/** Nobody has room for more hands on one device. */
const MOST = 2;

export class Crew implements Hands {
  /** By body; null: nobody here steers it. */
  readonly steerings: readonly (Steering | null)[];
  private readonly mine: readonly Steering[];

  /** Of those whose seats are here, fighters come first; others stand still. */
  constructor(
    private readonly steers: readonly boolean[],
    fights: readonly boolean[],
  ) {
    const own = steers.flatMap((isOwn, who) => (isOwn ? [who] : []));
    const chosen = [...own.filter((who) => fights[who]), ...own.filter((who) => !fights[who])];
    const steered = chosen.slice(0, MOST);
    this.mine = steered.map((_, place) => {
      const layout = steered.length === 1 ? WHOLE : place === 0 ? LEFT_HALF : RIGHT_HALF;
      return new Steering(new Thumbs(NO_ZONE), new Keys(layout));
    });
    this.steerings = steers.map((_, who) => this.mine[steered.indexOf(who)] ?? null);
  }

  get count(): number {
    return this.mine.length;
  }

  /** The bodies that are steered here, in the order of their places on the glass. */
  get bodies(): readonly number[] {
    return this.mine.map((steering) => this.steerings.indexOf(steering));
  }

  resize(width: number, height: number): void {
    this.mine.forEach((steering, place) =>
      steering.thumbs.resize(zoneOf(place, this.mine.length, width, height)),
    );
  }

  /** Buttons of the mouse are told by `holdMouse`: a second one goes down without another `pointerdown`. */
  down(id: number, at: Vector, now: number, isMouse: boolean): void {
    if (isMouse) this.mine[0]?.point(at);
    else this.mine.find(({ thumbs }) => thumbs.holds(at))?.thumbs.down(id, at, now);
  }

  move(id: number, at: Vector, _: number, isMouse: boolean): void {
    if (isMouse) this.mine[0]?.point(at);
    else for (const { thumbs } of this.mine) thumbs.move(id, at);
  }

  up(id: number, now: number, isMouse: boolean): void {
    if (!isMouse) for (const { thumbs } of this.mine) thumbs.up(id, now);
  }

  press(code: string): boolean {
    return this.mine.map(({ keys }) => keys.press(code)).some(Boolean);
  }

  release(code: string): void {
    for (const { keys } of this.mine) keys.release(code);
  }

  releaseAll(): void {
    for (const steering of this.mine) steering.releaseAll();
  }

  hold(body: number, button: number, isDown: boolean): void {
    this.steerings[body]?.hold(button, isDown);
  }

  holdMouse(button: number, isDown: boolean): void {
    this.mine[0]?.hold(button, isDown);
  }

  inputs(
    now: number,
    passedMs: number,
    outlookOf: (body: number) => Outlook,
  ): readonly (Input | null)[] {
    const pads = readPads();
    return this.steerings.map((steering, body) => {
      if (!steering) return this.steers[body] ? STILL : null;
      const pad = pads[this.mine.indexOf(steering)] ?? null;
      return steering.input(now, passedMs, outlookOf(body), pad);
    });
  }

  /** Where thumbs lie, to draw sticks under them. */
  get grips(): readonly Grip[] {
    return this.mine.flatMap(({ thumbs }) => thumbs.grips);
  }
}

function readPads() {
  if (typeof navigator.getGamepads !== 'function') return [];
  return navigator.getGamepads().flatMap((pad) => (pad?.connected ? [readPad(pad)] : []));
}
