/** Where a dragged tile would be inserted: a gap opens before a letter of the word. */
import { dropAt } from './build';

const REACH_PX = 40;

/** Index of the letter to insert before; null: beside the word. */
export function slotAt(event: PointerEvent, slots: HTMLElement | undefined): number | null {
  if (!slots) return null;
  const { top, bottom } = slots.getBoundingClientRect();
  if (event.clientY < top - REACH_PX || event.clientY > bottom + REACH_PX / 3) return null;
  const middles = [...slots.querySelectorAll('[data-slot]')].map((slot) => {
    const { left, width } = slot.getBoundingClientRect();
    return left + width / 2;
  });
  return dropAt(middles, event.clientX);
}
