/** Swipes to the side over something that scrolls up and down, such as pages of a sheet. */
import type { Attachment } from 'svelte/attachments';

const FAR = 48;

/** A movement of a finger as a step: 1 is on (to the left), -1 is back; 0 is anything else. */
export function stepOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export function swipes(turn: (step: -1 | 1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;

    function down({ pointerType, clientX, clientY }: PointerEvent): void {
      from = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    }

    function up({ clientX, clientY }: PointerEvent): void {
      const step = from ? stepOf(clientX - from.x, clientY - from.y) : 0;
      from = null;
      if (step !== 0) turn(step);
    }

    const cancel = () => (from = null);
    element.style.touchAction = 'pan-y';
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  };
}
