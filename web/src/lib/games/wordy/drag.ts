/** Dragging a tile, by its place on the rack: a gap shows before which letter of the word it would go. */
import { Drag } from '../../board/drag.svelte';
import { dropAt } from './build';

const REACH_PX = 40;

export class TileDrag extends Drag<number, number> {
  /** `ondrop` is told before which letter the tile was dropped; null: beside the word. */
  constructor(
    slots: () => HTMLElement | undefined,
    ondrop: (place: number, at: number | null) => void,
  ) {
    super((event) => slotAt(event, slots()), ondrop);
  }
}

function slotAt(event: PointerEvent, slots: HTMLElement | undefined): number | null {
  if (!slots) return null;
  const { top, bottom } = slots.getBoundingClientRect();
  if (event.clientY < top - REACH_PX || event.clientY > bottom + REACH_PX / 3) return null;
  const middles = [...slots.querySelectorAll('[data-slot]')].map((slot) => {
    const { left, width } = slot.getBoundingClientRect();
    return left + width / 2;
  });
  return dropAt(middles, event.clientX);
}
