/** Listens to the touches, mouse and keys of the page and passes them to the crew. */
import type { Attachment } from 'svelte/attachments';
import type { Crew } from './crew';
import type { Vector } from './input';

/** Elements that need the keyboard for themselves. */
const BUSY = 'input, textarea, select, dialog:not([data-arena]), [contenteditable]';
const PRESSABLE = 'button, a, summary';

export function handsOn(crew: Crew, isLive: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    if (crew.count === 0) return;
    const at = ({ clientX, clientY }: PointerEvent): Vector => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
    const isElsewhere = ({ target }: Event) => (target as Element).closest(PRESSABLE) !== null;

    const down = (event: PointerEvent) => {
      if (!isLive() || isElsewhere(event)) return;
      if (!isMouse(event)) element.setPointerCapture(event.pointerId);
      crew.down(event.pointerId, at(event), performance.now(), isMouse(event));
    };
    const move = (event: PointerEvent) =>
      crew.move(event.pointerId, at(event), performance.now(), isMouse(event));
    const up = (event: PointerEvent) => crew.up(event.pointerId, performance.now(), isMouse(event));
    const press = (event: KeyboardEvent) => {
      if (!isLive() || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element | null;
      if (target?.closest(BUSY)) return;
      if (/^(Enter|Space)$/.test(event.code) && target?.closest(PRESSABLE)) return;
      if (crew.press(event.code)) event.preventDefault();
    };
    const release = (event: KeyboardEvent) => crew.release(event.code);
    const rest = () => crew.releaseAll();

    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('keyup', release, { signal });
    window.addEventListener('blur', rest, { signal });
    return () => gone.abort();
  };
}
