/**
 * Keep the focus in a place when the thing that has it goes away: whoever goes by keyboard goes on from there. Returns
 * how to stop.
 */
export function keepsFocus(place: HTMLElement): () => void {
  let held: Element | null = null;

  function came(event: FocusEvent) {
    held = event.target instanceof Element ? event.target : null;
  }

  function went() {
    const left = held;
    // What is taken away may say goodbye first; what is only left is still there afterwards.
    queueMicrotask(() => {
      if (held === left && left?.isConnected) held = null;
    });
  }

  const watching = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    if (document.activeElement === document.body) place.focus({ preventScroll: true });
  });

  place.addEventListener('focusin', came);
  place.addEventListener('focusout', went);
  watching.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', came);
    place.removeEventListener('focusout', went);
    watching.disconnect();
  };
}
