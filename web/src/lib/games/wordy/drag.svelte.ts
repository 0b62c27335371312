/** Dragging a tile: it follows the finger, and a gap shows where it would go. */
import { dropAt } from './build';

const FAR_PX = 7;
const REACH_PX = 40;

export class TileDrag {
  /** The tile that is being dragged, by its place on the rack. */
  held = $state<number | null>(null);
  /** Before which letter of the word it would go. */
  over = $state<number | null>(null);
  /** The click that follows a drag is none. */
  isDropping = false;

  #start: { place: number; x: number; y: number; tile: HTMLElement } | null = null;
  readonly #slots: () => HTMLElement | undefined;
  readonly #ondrop: (place: number, at: number | null) => void;

  /** `ondrop` is told before which letter the tile was dropped; null: beside the word. */
  constructor(
    slots: () => HTMLElement | undefined,
    ondrop: (place: number, at: number | null) => void,
  ) {
    this.#slots = slots;
    this.#ondrop = ondrop;
  }

  grab(event: PointerEvent, place: number): void {
    if (event.button !== 0) return;
    const tile = event.currentTarget as HTMLElement;
    this.#start = { place, x: event.clientX, y: event.clientY, tile };
    tile.setPointerCapture(event.pointerId);
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const { place, tile } = this.#start;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (this.held === null && Math.hypot(x, y) < FAR_PX) return;
    this.held = place;
    tile.style.translate = `${x}px ${y}px`;
    this.over = this.#slotAt(event);
  };

  readonly drop = (event: PointerEvent): void => {
    const place = this.#letGo();
    if (place !== null) this.#ondrop(place, this.#slotAt(event));
  };

  readonly cancel = (): void => {
    this.#letGo();
  };

  /** The tile that was dragged, if it was more than a tap. */
  #letGo(): number | null {
    const { held } = this;
    if (this.#start) this.#start.tile.style.translate = '';
    this.#start = null;
    this.held = null;
    this.over = null;
    if (held === null) return null;
    this.isDropping = true;
    setTimeout(() => (this.isDropping = false));
    return held;
  }

  #slotAt(event: PointerEvent): number | null {
    const slots = this.#slots();
    if (!slots) return null;
    const { top, bottom } = slots.getBoundingClientRect();
    if (event.clientY < top - REACH_PX || event.clientY > bottom + REACH_PX / 3) return null;
    const middles = [...slots.querySelectorAll('[data-slot]')].map((slot) => {
      const { left, width } = slot.getBoundingClientRect();
      return left + width / 2;
    });
    return dropAt(middles, event.clientX);
  }
}
