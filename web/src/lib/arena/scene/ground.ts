/** The floor seen from above: a mat with a sunburst, and walls that can come nearer. */
import { Container, Graphics } from 'pixi.js';
import type { Room } from '../pose';
import type { Palette } from './palette';
import { INK, METRE } from './units';

const WALL = 26;
const RAYS = 16;
const TICKS_ON_WALL = 60;

export class Ground {
  readonly view = new Container();
  private readonly mat = new Graphics();
  private readonly wall = new Graphics();
  private shown: Room = { x: 0, y: 0 };

  constructor() {
    this.view.addChild(this.mat, this.wall);
  }

  /** The mat is as large as the room was at first; the wall stands where it is now. */
  paint(palette: Palette, full: Room, room: Room): void {
    this.paintMat(palette, full);
    this.shown = { x: 0, y: 0 };
    this.push(palette, full, room);
  }

  push(palette: Palette, full: Room, room: Room): void {
    if (room.x === this.shown.x && room.y === this.shown.y) return;
    this.shown = room;
    const [x, y] = [room.x * METRE, room.y * METRE];
    const [outX, outY] = [full.x * METRE + WALL, full.y * METRE + WALL];
    this.wall
      .clear()
      .rect(-outX, -outY, 2 * outX, outY - y)
      .rect(-outX, y, 2 * outX, outY - y)
      .rect(-outX, -y, outX - x, 2 * y)
      .rect(x, -y, outX - x, 2 * y)
      .fill(palette.wall);
    // Tape on the wall: short strokes askew, like the edge of a boxing poster.
    for (let at = -outX + 20; at < outX; at += TICKS_ON_WALL) {
      this.wall.moveTo(at, -outY + 3).lineTo(at + 16, -y - 3);
      this.wall.moveTo(at, y + 3).lineTo(at + 16, outY - 3);
    }
    for (let at = -outY + 30; at < outY - 20; at += TICKS_ON_WALL) {
      this.wall.moveTo(-outX + 3, at + 14).lineTo(-x - 3, at);
      this.wall.moveTo(x + 3, at + 14).lineTo(outX - 3, at);
    }
    this.wall
      .stroke({ width: 7, color: palette.cream, cap: 'round' })
      .rect(-x, -y, 2 * x, 2 * y)
      .stroke({ width: INK * 1.3, color: palette.ink, alignment: 0.5, join: 'round' })
      .rect(-outX, -outY, 2 * outX, 2 * outY)
      .stroke({ width: INK * 1.3, color: palette.ink, alignment: 0.5, join: 'round' });
  }

  private paintMat(palette: Palette, full: Room): void {
    const [x, y] = [full.x * METRE, full.y * METRE];
    const far = Math.hypot(x, y);
    this.mat
      .clear()
      .rect(-x, -y, 2 * x, 2 * y)
      .fill(palette.mat);
    for (let ray = 0; ray < RAYS; ray++) {
      const from = (ray / RAYS) * 2 * Math.PI;
      const to = from + Math.PI / RAYS;
      this.mat.poly(inBox([from, to], far, x, y)).fill({ color: palette.matMark, alpha: 0.75 });
    }
    this.mat
      .circle(0, 0, 118)
      .fill(palette.mat)
      .stroke({ width: INK, color: palette.wall })
      .circle(0, 0, 104)
      .stroke({ width: 2, color: palette.wall });
    for (const side of [-1, 1])
      this.mat
        .moveTo(side * 62, -26)
        .lineTo(side * 62, 26)
        .stroke({ width: INK, color: palette.wall, cap: 'round' });
  }
}

/** A ray from the middle, cut off at the walls; a corner between its edges belongs to it. */
function inBox([from, to]: readonly [number, number], far: number, x: number, y: number): number[] {
  const points = [0, 0];
  const steps = 8;
  for (let step = 0; step <= steps; step++) {
    const angle = from + ((to - from) * step) / steps;
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const over = Math.max(Math.abs(dx) / x, Math.abs(dy) / y, 1);
    points.push(dx / over, dy / over);
  }
  return points;
}
