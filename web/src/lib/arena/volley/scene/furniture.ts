/** Furniture seen from above; the length of a shadow shows its height. */
import { Container, Graphics } from 'pixi.js';
import type { Vector } from '../../controls/input';
import { INK, METRE } from '../../scene/units';
import type { Piece } from '../furniture';
import type { Colours } from './colours';

/** Low furniture is drawn below people, who lean over it; tall furniture above them. */
export const isTall = ({ high }: Piece): boolean => high > 1;

interface Standing {
  piece: Piece;
  view: Graphics;
  shadow: Graphics;
}

export class Furniture {
  readonly shadows = new Container();
  readonly low = new Container();
  readonly tall = new Container();
  private standing: Standing[] = [];
  private shown: readonly Piece[] | null = null;

  /** Paints the pieces if they have changed. */
  put(pieces: readonly Piece[], colours: Colours, depth: Vector): void {
    if (pieces === this.shown) return;
    this.shown = pieces;
    this.clear();
    for (const piece of pieces) {
      const view = new Graphics({ x: piece.x * METRE, y: -piece.y * METRE });
      const shadow = new Graphics({ x: piece.x * METRE, y: -piece.y * METRE });
      draw(view, piece, colours);
      const [wide, deep] = [piece.wide * METRE, piece.deep * METRE];
      const far = 0.6 + piece.high * 1.6;
      shadow
        .roundRect(-wide + depth.x * far, -deep + depth.y * far, 2 * wide, 2 * deep, 12)
        .fill({ color: colours.shade, alpha: 0.85 });
      this.shadows.addChild(shadow);
      (isTall(piece) ? this.tall : this.low).addChild(view);
      this.standing.push({ piece, view, shadow });
    }
  }

  /** Repaints at the next call. */
  forget(): void {
    this.shown = null;
  }

  private clear(): void {
    for (const { view, shadow } of this.standing) {
      view.destroy();
      shadow.destroy();
    }
    this.standing = [];
  }
}

function draw(view: Graphics, piece: Piece, colours: Colours): void {
  const [wide, deep] = [piece.wide * METRE, piece.deep * METRE];
  const ink = { width: INK, color: colours.ink, join: 'round' as const };
  const box = (inset: number, radius: number) =>
    view.roundRect(-wide + inset, -deep + inset, 2 * (wide - inset), 2 * (deep - inset), radius);
  switch (piece.what) {
    case 'table':
      box(0, 16).fill(colours.wood).stroke(ink);
      box(12, 10).stroke({ width: 3, color: colours.woodDark });
      break;
    case 'sofa':
      box(0, 18).fill(colours.cushion).stroke(ink);
      cushions(view, wide, deep, colours);
      break;
    case 'shelf':
      box(0, 6).fill(colours.woodDark).stroke(ink);
      books(view, wide, deep, colours);
      break;
    case 'crate':
      box(0, 6).fill(colours.wood).stroke(ink);
      view
        .moveTo(-wide + 8, -deep + 8)
        .lineTo(wide - 8, deep - 8)
        .moveTo(wide - 8, -deep + 8)
        .lineTo(-wide + 8, deep - 8)
        .stroke({ width: 8, color: colours.woodDark, cap: 'round' });
      box(8, 4).stroke({ width: 3, color: colours.ink });
      break;
    case 'plant':
      box(0, 10).fill(colours.woodDark).stroke(ink);
      for (let leaf = 0; leaf < 7; leaf++) {
        const angle = (leaf / 7) * 2 * Math.PI;
        const [x, y] = [Math.cos(angle) * wide * 0.72, Math.sin(angle) * deep * 0.72];
        view
          .circle(x, y, wide * 0.46)
          .fill(colours.leaf)
          .stroke({ width: 3, color: colours.ink });
      }
      view
        .circle(0, 0, wide * 0.5)
        .fill(colours.leaf)
        .stroke({ width: 3, color: colours.ink });
  }
}

/** Two cushions along the longer side, and a backrest towards the wall. */
function cushions(view: Graphics, wide: number, deep: number, colours: Colours): void {
  const isLong = wide > deep;
  const [long, short] = isLong ? [wide, deep] : [deep, wide];
  for (const side of [-1, 1]) {
    const [x, y] = isLong ? [side * long * 0.47, 0] : [0, side * long * 0.47];
    const [w, d] = isLong ? [long * 0.42, short * 0.66] : [short * 0.66, long * 0.42];
    view
      .roundRect(x - w, y - d, 2 * w, 2 * d, 12)
      .fill({ color: colours.cream, alpha: 0.45 })
      .stroke({ width: 3, color: colours.ink });
  }
}

/** The upper edges of books. */
function books(view: Graphics, wide: number, deep: number, colours: Colours): void {
  const isLong = wide > deep;
  const long = (isLong ? wide : deep) - 8;
  const short = (isLong ? deep : wide) - 8;
  const tones = [colours.bad, colours.cream, colours.sun, colours.cushion, colours.leaf];
  for (let at = -long, book = 0; at < long - 8; book++) {
    const thick = Math.min(9 + ((book * 7) % 8), long - at);
    const [x, y] = isLong ? [at, -short] : [-short, at];
    const [w, d] = isLong ? [thick, 2 * short] : [2 * short, thick];
    view
      .roundRect(x, y, w, d, 2)
      .fill(tones[book % tones.length] ?? colours.cream)
      .stroke({ width: 2, color: colours.ink });
    at += thick + 2;
  }
}
