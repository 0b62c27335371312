/** Drags an item onto a target: it follows the finger, and the target below it is highlighted. */

const FAR_PX = 8;

export class Drag<Item, Target> {
  /** The dragged item. */
  held: Item | null = $state.raw(null);
  /** The target below it. */
  over: Target | null = $state.raw(null);
  /** The click that follows a drag must be ignored. */
  isDropping = false;

  #start: { item: Item; x: number; y: number; element: HTMLElement } | null = null;
  readonly #targetAt: (event: PointerEvent, dragged: HTMLElement) => Target | null;
  readonly #ondrop: (item: Item, target: Target | null) => void;

  /** `ondrop` gets null if there is no target below. */
  constructor(
    targetAt: (event: PointerEvent, dragged: HTMLElement) => Target | null,
    ondrop: (item: Item, target: Target | null) => void,
  ) {
    this.#targetAt = targetAt;
    this.#ondrop = ondrop;
  }

  /** The listeners of a draggable element. */
  listeners(item: Item) {
    const onpointerdown = (event: PointerEvent) => this.grab(event, item);
    const { move: onpointermove, drop: onpointerup, cancel: onpointercancel } = this;
    return { onpointerdown, onpointermove, onpointerup, onpointercancel };
  }

  grab(event: PointerEvent, item: Item): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    this.#start = { item, x: event.clientX, y: event.clientY, element };
    element.setPointerCapture(event.pointerId);
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const { item, element } = this.#start;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (this.held === null && Math.hypot(x, y) < FAR_PX) return;
    this.held = item;
    element.style.translate = `${x}px ${y}px`;
    this.over = this.#targetAt(event, element);
  };

  readonly drop = (event: PointerEvent): void => {
    const dragged = this.#start?.element;
    const item = this.#letGo();
    if (item !== null && dragged) this.#ondrop(item, this.#targetAt(event, dragged));
  };

  readonly cancel = (): void => {
    this.#letGo();
  };

  /** Ends the drag; returns the item if it was more than a tap. */
  #letGo(): Item | null {
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
