/** The room seen from above: boards, a rug, and walls that can move inwards. */
import { Floor, STRIPES } from '../../scene/floor';
import { INK } from '../../scene/units';
import type { Colours } from './colours';

const BOARD = 64;

export class Room extends Floor<Colours> {
  protected paintFloor(colours: Colours, x: number, y: number): void {
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

  protected stripe(_: number, y: number, outX: number, outY: number): void {
    for (let at = -outX + 20; at < outX - 20; at += STRIPES) {
      this.wall.moveTo(at, -outY + 4).lineTo(at, -y - 4);
      this.wall.moveTo(at, y + 4).lineTo(at, outY - 4);
    }
  }
}
