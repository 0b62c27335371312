/** The other people at the table watch from around the floor, in their colours, and jump when something happens. */
import { Container, Graphics } from 'pixi.js';
import type { Room } from '../../kind';
import type { Palette } from '../../scene/palette';
import { DEPTH, INK, METRE } from '../../scene/units';

interface Place {
  x: number;
  y: number;
  /** Direction away from the floor. */
  outX: number;
  outY: number;
}

interface Onlooker extends Place {
  view: Container;
  phase: number;
  eager: number;
}

const ROOM_EACH = 62;
const BEHIND_WALL = 62;

export class Crowd {
  readonly view = new Container();
  private onlookers: Onlooker[] = [];
  private joy = 0;

  seat(palette: Palette, full: Room, colours: readonly string[]): void {
    for (const each of this.onlookers) each.view.destroy({ children: true });
    this.onlookers = [];
    const [x, y] = [full.x * METRE + BEHIND_WALL, full.y * METRE + BEHIND_WALL];
    const put = (atX: number, atY: number, outX: number, outY: number) => {
      const number = this.onlookers.length + 1;
      const colour = colours[(number * 5 + Math.floor(number / 3)) % colours.length] ?? palette.sun;
      const at = { x: atX + wobble(number, 9), y: atY + wobble(number + 50, 9), outX, outY };
      this.add(palette, colour, at);
    };
    for (let at = -x + 40; at <= x - 40; at += ROOM_EACH) {
      put(at, -y, 0, -1);
      put(at + 24, y, 0, 1);
    }
    for (let at = -y + 60; at <= y - 60; at += ROOM_EACH) {
      put(-x, at, -1, 0);
      put(x, at + 24, 1, 0);
    }
  }

  /** From 0, watching quietly, to 1, jumping wildly. */
  cheer(joy: number): void {
    this.joy = Math.max(this.joy, joy);
  }

  move(nowMs: number, passedMs: number, isStill: boolean): void {
    this.joy *= Math.exp(-passedMs / 900);
    if (isStill) return;
    const high = 2.5 + this.joy * 20;
    const fast = 0.0045 + this.joy * 0.011;
    for (const each of this.onlookers) {
      const jump = Math.abs(Math.sin(nowMs * fast * each.eager + each.phase)) * high * each.eager;
      each.view.position.set(each.x - each.outX * jump, each.y - each.outY * jump);
    }
  }

  private add(palette: Palette, colour: string, at: Place): void {
    const { x, y, outX, outY } = at;
    const view = new Container({ x, y, rotation: Math.atan2(-outY, -outX) });
    const hair = wobble(x + y, 1) > 0 ? palette.ink : palette.cream;
    view.addChild(
      new Graphics()
        .ellipse(-DEPTH.y / 2, 0, 19, 29)
        .fill({ color: palette.shade, alpha: 0.85 })
        .ellipse(0, 0, 17, 27)
        .fill(colour)
        .stroke({ width: INK, color: palette.ink })
        .circle(15, -17, 8)
        .circle(15, 17, 8)
        .fill(palette.cream)
        .stroke({ width: INK * 0.8, color: palette.ink })
        .circle(2, 0, 14)
        .fill(palette.cream)
        .stroke({ width: INK, color: palette.ink })
        .arc(2, 0, 12, Math.PI * 0.62, Math.PI * 1.38)
        .fill(hair)
        .circle(10, -5, 2.4)
        .circle(10, 5, 2.4)
        .fill(palette.ink),
    );
    this.view.addChild(view);
    const number = this.onlookers.length;
    const eager = 0.75 + (wobble(number + 7, 1) + 1) / 4;
    this.onlookers.push({ ...at, view, phase: number * 2.4, eager });
  }
}

/** Deterministic jitter. */
function wobble(seed: number, most: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return ((wave - Math.floor(wave)) * 2 - 1) * most;
}
