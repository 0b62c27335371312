/** A floor seen from above, with walls that can move inwards. */
import { Container, Graphics } from 'pixi.js';
import type { Room } from '../kind';
import type { Palette } from './palette';
import { INK, METRE } from './units';

const WALL = 26;
/** Distance between two stripes on the wall. */
export const STRIPES = 60;

export abstract class Floor<P extends Palette> {
  readonly view = new Container();
  protected readonly floor = new Graphics();
  protected readonly wall = new Graphics();
  private shown: Room = { x: 0, y: 0 };

  constructor() {
    this.view.addChild(this.floor, this.wall);
  }

  /** Half of the width and of the depth are given in hundredths of a metre. */
  protected abstract paintFloor(palette: P, x: number, y: number): void;
  /** Paints a stripe on the wall, between its inner and its outer edge. */
  protected abstract stripe(x: number, y: number, outX: number, outY: number): void;

  /** The floor has the initial size of the room; the walls stand at their current place. */
  paint(palette: P, full: Room): void {
    this.paintFloor(palette, full.x * METRE, full.y * METRE);
    this.shown = { x: 0, y: 0 };
  }

  push(palette: P, full: Room, room: Room): void {
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
    this.stripe(x, y, outX, outY);
    this.wall
      .stroke({ width: 7, color: palette.cream, cap: 'round' })
      .rect(-x, -y, 2 * x, 2 * y)
      .rect(-outX, -outY, 2 * outX, 2 * outY)
      .stroke({ width: INK * 1.3, color: palette.ink, alignment: 0.5, join: 'round' });
  }
}
