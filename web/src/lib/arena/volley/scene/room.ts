/** The room from above: boards, a rug, and walls that can come nearer. */
import { Container, Graphics } from 'pixi.js';
import type { Room as Size } from '../../pose';
import { INK, METRE } from '../../scene/units';
import type { Colours } from './colours';

const WALL = 26;
const BOARD = 64;
const STRIPES = 60;

export class Room {
  readonly view = new Container();
  private readonly floor = new Graphics();
  private readonly wall = new Graphics();
  private shown: Size = { x: 0, y: 0 };

  constructor() {
    this.view.addChild(this.floor, this.wall);
  }

  /** The floor is as large as the room was at first; the walls stand where they are now. */
  paint(colours: Colours, full: Size): void {
    const [x, y] = [full.x * METRE, full.y * METRE];
    this.shown = { x: 0, y: 0 };
    this.floor
      .clear()
      .rect(-x, -y, 2 * x, 2 * y)
      .fill(colours.board);
    for (let row = 0, at = -y; at < y; at += BOARD, row++) {
      this.floor.moveTo(-x, at).lineTo(x, at);
      for (let joint = -x + ((row * 197) % 310); joint < x; joint += 310)
        this.floor.moveTo(joint, at).lineTo(joint, Math.min(y, at + BOARD));
    }
    this.floor.stroke({ width: 3, color: colours.boardLine });
    const [wide, deep] = [Math.min(215, x - 60), Math.min(165, y - 60)];
    this.floor
      .roundRect(-wide, -deep, 2 * wide, 2 * deep, 46)
      .fill({ color: colours.wall, alpha: 0.55 })
      .stroke({ width: INK, color: colours.ink })
      .roundRect(-wide + 20, -deep + 20, 2 * wide - 40, 2 * deep - 40, 32)
      .stroke({ width: 7, color: colours.cream });
  }

  push(colours: Colours, full: Size, room: Size): void {
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
      .fill(colours.wall);
    for (let at = -outX + 20; at < outX - 20; at += STRIPES) {
      this.wall.moveTo(at, -outY + 4).lineTo(at, -y - 4);
      this.wall.moveTo(at, y + 4).lineTo(at, outY - 4);
    }
    this.wall
      .stroke({ width: 7, color: colours.cream, cap: 'round' })
      .rect(-x, -y, 2 * x, 2 * y)
      .rect(-outX, -outY, 2 * outX, 2 * outY)
      .stroke({ width: INK * 1.3, color: colours.ink, alignment: 0.5, join: 'round' });
  }
}
