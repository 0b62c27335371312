/** Carrying a tile with a finger: from the hand to a side, from side to side, or back to the hand. */
import { untrack } from 'svelte';

export interface Carried<Item> {
  item: Item;
  letter: string;
  x: number;
  y: number;
}

const START_PX = 9;

export class Drag<Item> {
  carried: Carried<Item> | null = $state.raw(null);

  #drop: (item: Item, x: number, y: number) => void;

  constructor(drop: (item: Item, x: number, y: number) => void) {
    this.#drop = drop;
  }

  /** A finger comes down on a tile. It is a tap until it has moved. */
  start(event: PointerEvent, item: Item, letter: string): void {
    if (!event.isPrimary || event.button !== 0) return;
    const [fromX, fromY] = [event.clientX, event.clientY];
    const id = event.pointerId;
    const move = (next: PointerEvent) => {
      if (next.pointerId !== id) return;
      const far = Math.hypot(next.clientX - fromX, next.clientY - fromY) > START_PX;
      if (far || this.carried) this.carried = { item, letter, x: next.clientX, y: next.clientY };
    };
    const end = (next: PointerEvent) => {
      if (next.pointerId !== id) return;
      stop();
      const carried = untrack(() => this.carried);
      this.carried = null;
      if (carried && next.type === 'pointerup') this.#drop(item, next.clientX, next.clientY);
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
