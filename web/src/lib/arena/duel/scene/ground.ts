/** The floor seen from above: a mat with a sunburst, and walls that can move inwards. */
import { Floor, STRIPES } from '../../scene/floor';
import type { Palette } from '../../scene/palette';
import { INK } from '../../scene/units';

const RAYS = 16;

export class Ground extends Floor<Palette> {
  /** Tape: short oblique strokes, like the edge of a boxing poster. */
  protected stripe(x: number, y: number, outX: number, outY: number): void {
    for (let at = -outX + 20; at < outX; at += STRIPES) {
      this.wall.moveTo(at, -outY + 3).lineTo(at + 16, -y - 3);
      this.wall.moveTo(at, y + 3).lineTo(at + 16, outY - 3);
    }
    for (let at = -outY + 30; at < outY - 20; at += STRIPES) {
      this.wall.moveTo(-outX + 3, at + 14).lineTo(-x - 3, at);
      this.wall.moveTo(x + 3, at + 14).lineTo(outX - 3, at);
    }
  }

  protected paintFloor(palette: Palette, x: number, y: number): void {
    const far = Math.hypot(x, y);
    this.floor
      .clear()
      .rect(-x, -y, 2 * x, 2 * y)
      .fill(palette.mat);
    for (let ray = 0; ray < RAYS; ray++) {
      const from = (ray / RAYS) * 2 * Math.PI;
      const to = from + Math.PI / RAYS;
      this.floor.poly(inBox([from, to], far, x, y)).fill({ color: palette.matMark, alpha: 0.75 });
    }
    this.floor
      .circle(0, 0, 118)
      .fill(palette.mat)
      .stroke({ width: INK, color: palette.wall })
      .circle(0, 0, 104)
      .stroke({ width: 2, color: palette.wall });
    for (const side of [-1, 1])
      this.floor
        .moveTo(side * 62, -26)
        .lineTo(side * 62, 26)
        .stroke({ width: INK, color: palette.wall, cap: 'round' });
  }
}

/** A ray from the centre, clipped at the walls; a corner between its edges is part of it. */
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
