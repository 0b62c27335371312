/** The hands on one device: fingers, mouse, keys and gamepads, given to the fighters that are steered here. */
import { gamepads, readPad } from './gamepad';
import type { Input, Vector } from './input';
import { Keys, LEFT_HALF, RIGHT_HALF, WHOLE } from './keys';
import { Steering, type Outlook } from './steering';
import { Thumbs, type Grip } from './thumbs';
import { NO_ZONE, zoneOf } from './zones';

export class Crew {
  /** By fighter; null: somebody else steers it. */
  readonly steerings: readonly (Steering | null)[];
  private readonly mine: readonly Steering[];

  constructor(steers: readonly boolean[]) {
    const isShared = steers.filter(Boolean).length > 1;
    let count = 0;
    this.steerings = steers.map((own) => {
      if (!own) return null;
      const layout = isShared ? (count === 0 ? LEFT_HALF : RIGHT_HALF) : WHOLE;
      count += 1;
      return new Steering(new Thumbs(NO_ZONE), new Keys(layout));
    });
    this.mine = this.steerings.filter((each) => each !== null);
  }

  get count(): number {
    return this.mine.length;
  }

  /** Two on one device have half of the glass each: side by side, or across from each other. */
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

  /** Tells whether the key means something here. */
  press(code: string): boolean {
    return this.mine.map(({ keys }) => keys.press(code)).some(Boolean);
  }

  release(code: string): void {
    for (const { keys } of this.mine) keys.release(code);
  }

  releaseAll(): void {
    for (const steering of this.mine) steering.releaseAll();
  }

  hold(fighter: number, button: number, isDown: boolean): void {
    this.steerings[fighter]?.hold(button, isDown);
  }

  inputs(
    now: number,
    passedMs: number,
    outlookOf: (fighter: number) => Outlook,
  ): readonly (Input | null)[] {
    const pads = gamepads().map(readPad);
    return this.steerings.map((steering, fighter) => {
      if (!steering) return null;
      const pad = pads[this.mine.indexOf(steering)] ?? null;
      return steering.input(now, passedMs, outlookOf(fighter), pad);
    });
  }

  /** Where thumbs lie, to draw sticks under them. */
  get grips(): readonly Grip[] {
    return this.mine.flatMap(({ thumbs }) => {
      const { walk, aim } = thumbs.grips;
      return [walk, aim].filter((grip) => grip !== null);
    });
  }
}
