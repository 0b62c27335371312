/** The camera of a battle. It turns the floor by quarters, so that one's own fighter starts at the near side. Pure. */
import type { Vector } from './controls/input';
import type { Room } from './kind';

/** Clockwise turns by 90 degrees. */
export type Quarter = 0 | 1 | 2 | 3;

const COS: Record<Quarter, number> = { 0: 1, 1: 0, 2: -1, 3: 0 };
const SIN: Record<Quarter, number> = { 0: 0, 1: 1, 2: 0, 3: -1 };

/** Margin around the fighters, in metres, so that the reach of a sword stays in view. */
const MARGIN = 1.35;
/** Limits of the smallest visible span, in metres: a small page zooms in, a large one also shows the crowd. */
const LEAST_SPAN = 3.3;
const MOST_SPAN = 6.6;
const PX_A_METRE = 122;
const GLIDE_MS = 260;
const FLOOR_EDGE = 0.75;

/** On a portrait page the floor is upright; one's own side is at the bottom or on the left. */
export function quarterFor(isHigh: boolean, fighter: number | null): Quarter {
  if (isHigh) return fighter === 1 ? 1 : 3;
  return fighter === 1 ? 2 : 0;
}

export class Camera {
  quarter: Quarter = 0;
  width = 1;
  height = 1;
  /** Height in pixels at the bottom that is covered by other elements. */
  covered = 0;
  /** Zooms in, whatever the size of the page; used in slow motion. */
  isNear = false;
  /** Pixels per metre. */
  scale = 60;
  x = 0;
  y = 0;
  private isPlaced = false;
  private shownCover = 0;

  resize(width: number, height: number, fighter: number | null): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.quarter = quarterFor(height > width, fighter);
    this.isPlaced = false;
  }

  /** Glides to where all points are visible, zooming out no farther than the whole room. */
  follow(points: readonly Vector[], room: Room, passedMs: number, whole = false): void {
    const wanted = whole ? this.wholeRoom(room) : this.around(points, room);
    const share = this.isPlaced ? 1 - Math.exp(-passedMs / GLIDE_MS) : 1;
    this.isPlaced = true;
    this.shownCover += (this.covered - this.shownCover) * share;
    this.x += (wanted.x - this.x) * share;
    this.y += (wanted.y - this.y) * share;
    this.scale += (wanted.scale - this.scale) * share;
  }

  toPage(point: Vector): Vector {
    const turned = this.turn(point.x - this.x, point.y - this.y, 1);
    return {
      x: this.width / 2 + turned.x * this.scale,
      y: this.shownMiddle + turned.y * this.scale,
    };
  }

  /** Converts a direction on the page to one on the floor. */
  toFloor = (direction: Vector): Vector => this.turn(direction.x, direction.y, -1);

  /** Converts a direction on the floor to one on the page. */
  across = (direction: Vector): Vector => this.turn(direction.x, direction.y, 1);

  get angle(): number {
    return (this.quarter * Math.PI) / 2;
  }

  private turn(x: number, y: number, way: 1 | -1): Vector {
    const cos = COS[this.quarter];
    const sin = SIN[this.quarter] * way;
    // Adding 0 turns -0 into 0.
    return { x: x * cos - y * sin + 0, y: x * sin + y * cos + 0 };
  }

  /** The height that nothing covers. */
  private get free(): number {
    return Math.max(this.height / 3, this.height - this.covered);
  }

  private get shownMiddle(): number {
    return (this.height - Math.min(this.shownCover, (this.height * 2) / 3)) / 2;
  }

  private get isTurned(): boolean {
    return this.quarter % 2 === 1;
  }

  private spanScale(spanX: number, spanY: number): number {
    const [across, down] = this.isTurned ? [spanY, spanX] : [spanX, spanY];
    return Math.min(this.width / across, this.free / down);
  }

  private wholeRoom(room: Room): { x: number; y: number; scale: number } {
    const scale = this.spanScale(2 * (room.x + FLOOR_EDGE), 2 * (room.y + FLOOR_EDGE));
    return { x: 0, y: 0, scale };
  }

  private around(points: readonly Vector[], room: Room): { x: number; y: number; scale: number } {
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const short = Math.min(this.width, this.height) / PX_A_METRE;
    const least = this.isNear ? LEAST_SPAN : Math.max(LEAST_SPAN, Math.min(MOST_SPAN, short));
    const spanX = Math.max(least, right - left + 2 * MARGIN);
    const spanY = Math.max(least, bottom - top + 2 * MARGIN);
    const scale = Math.max(this.spanScale(spanX, spanY), this.wholeRoom(room).scale);
    const [seenX, seenY] = this.isTurned
      ? [this.free / scale, this.width / scale]
      : [this.width / scale, this.free / scale];
    return {
      x: clamped((left + right) / 2, room.x + FLOOR_EDGE - seenX / 2),
      y: clamped((top + bottom) / 2, room.y + FLOOR_EDGE - seenY / 2),
      scale,
    };
  }
}

/** Limits the centre, so that the view does not go beyond the edge of the floor. */
function clamped(wanted: number, most: number): number {
  return most <= 0 ? 0 : Math.max(-most, Math.min(most, wanted));
}
