/** Dragging a card onto a pile. */
import { Drag } from '../../board/drag.svelte';

export type Target = number | 'loose';

export class CardDrag extends Drag<number, Target> {
  constructor(ondrop: (card: number, target: Target) => void) {
    super(targetAt, (card, target) => {
      if (target !== null) ondrop(card, target);
    });
  }
}

/** The pile, or the area beside the piles, below the dragged card. */
function targetAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): Target | null {
  const home = dropOf(dragged);
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = dragged.contains(element) ? null : dropOf(element);
    if (target !== null) return target === home ? null : target;
  }
  return null;
}

function dropOf(element: Element): Target | null {
  const name = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  return name === undefined ? null : name === 'loose' ? 'loose' : Number(name);
}
