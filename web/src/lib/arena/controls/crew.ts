/** Distributes the touches, mouse, keys and gamepads of one device to the bodies that are steered on it. */
import { gamepads, readPad } from './gamepad';
import { STILL, type Input, type Vector } from './input';
import type { Scheme } from './scheme';
import { Steering, type Outlook } from './steering';
import type { Grip } from './thumbs';
import { zoneOf } from './zones';

/** At most so many people steer on one device. */
const MOST = 2;

export class Crew {
  /** The bodies that are steered on this device, in the order of their screen halves. */
  readonly bodies: readonly number[];
  private readonly mine: readonly Steering[];

  /** Fighters of this device come first; its other bodies get idle inputs. */
  constructor(
    private readonly scheme: Scheme,
    private readonly steers: readonly boolean[],
    fights: readonly boolean[] = steers,
  ) {
    const own = steers.flatMap((isOwn, who) => (isOwn ? [who] : []));
    const chosen = [...own.filter((who) => fights[who]), ...own.filter((who) => !fights[who])];
    this.bodies = chosen.slice(0, MOST);
    this.mine = this.bodies.map((_, place) => {
      const part = this.bodies.length === 1 ? 'whole' : place === 0 ? 'left' : 'right';
      return new Steering(scheme, part);
    });
  }

  get count(): number {
    return this.mine.length;
  }

  /** Two players on one device have half of the screen each, side by side or opposite each other. */
  resize(width: number, height: number): void {
    this.mine.forEach((steering, place) =>
      steering.thumbs.resize(zoneOf(place, this.mine.length, width, height)),
    );
  }

  down(id: number, at: Vector, now: number, isMouse: boolean): void {
    if (isMouse) {
      this.mine[0]?.point(at);
      this.mine[0]?.click(now);
    } else this.mine.find(({ thumbs }) => thumbs.holds(at))?.thumbs.down(id, at, now);
  }

  move(id: number, at: Vector, now: number, isMouse: boolean): void {
    if (isMouse) this.mine[0]?.point(at);
    else for (const { thumbs } of this.mine) thumbs.move(id, at, now);
  }

  up(id: number, now: number, isMouse: boolean): void {
    if (!isMouse) for (const { thumbs } of this.mine) thumbs.up(id, now);
  }

  /** Returns whether the key is used by the controls. */
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
    this.mine[this.bodies.indexOf(body)]?.hold(button, isDown);
  }

  /** For a second mouse button, which goes down without another `down`. */
  holdMouse(button: number, isDown: boolean): void {
    this.mine[0]?.hold(button, isDown);
  }

  inputs(
    now: number,
    passedMs: number,
    outlookOf: (body: number) => Outlook,
  ): readonly (Input | null)[] {
    const pads = gamepads().map((pad) => readPad(pad, this.scheme.buttons));
    return this.steers.map((isOwn, body) => {
      const place = this.bodies.indexOf(body);
      const steering = this.mine[place];
      if (!steering) return isOwn ? STILL : null;
      return steering.input(now, passedMs, outlookOf(body), pads[place] ?? null);
    });
  }

  /** Where the thumbs are, to draw sticks under them. */
  get grips(): readonly Grip[] {
    return this.mine.flatMap(({ thumbs }) => thumbs.grips);
  }
}
