/** Dragging a card onto a pile: it follows the finger, and the pile under it lights up. */

const FAR_PX = 8;

export type Target = number | 'loose';

export class CardDrag {
  /** The card that is being dragged. */
  held = $state<number | null>(null);
  /** The pile that it would go to. */
  over = $state<Target | null>(null);
  /** The click that follows a drag is none. */
  isDropping = false;

  #start: { card: number; x: number; y: number; element: HTMLElement } | null = null;
  readonly #ondrop: (card: number, target: Target) => void;

  constructor(ondrop: (card: number, target: Target) => void) {
    this.#ondrop = ondrop;
  }

  grab(event: PointerEvent, card: number): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    this.#start = { card, x: event.clientX, y: event.clientY, element };
    element.setPointerCapture(event.pointerId);
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const { card, element } = this.#start;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (this.held === null && Math.hypot(x, y) < FAR_PX) return;
    this.held = card;
    element.style.translate = `${x}px ${y}px`;
    const target = targetAt(event, element);
    this.over = target === dropOf(element) ? null : target;
  };

  readonly drop = (event: PointerEvent): void => {
    const dragged = this.#start?.element;
    const card = this.#letGo();
    const target = card === null || !dragged ? null : targetAt(event, dragged);
    if (card !== null && target !== null) this.#ondrop(card, target);
  };

  readonly cancel = (): void => {
    this.#letGo();
  };

  /** The card that was dragged, if it was more than a tap. */
  #letGo(): number | null {
    const { held } = this;
    if (this.#start) this.#start.element.style.translate = '';
    this.#start = null;
    this.held = null;
    this.over = null;
    if (held === null) return null;
    this.isDropping = true;
    setTimeout(() => (this.isDropping = false));
    return held;
  }
}

/** The pile, or the place beside the piles, that lies under what is dragged. */
function targetAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): Target | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = dragged.contains(element) ? null : dropOf(element);
    if (target !== null) return target;
  }
  return null;
}

function dropOf(element: Element): Target | null {
  const name = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  return name === undefined ? null : name === 'loose' ? 'loose' : Number(name);
}
