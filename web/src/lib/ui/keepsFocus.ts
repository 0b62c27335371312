/**
 * Keeps the focus in a container when the focused element is removed, so that keyboard users can continue. Returns a
 * function that stops it.
 */
export function keepsFocus(place: HTMLElement): () => void {
  let held: Element | null = null;

  function focused(event: FocusEvent) {
    held = event.target instanceof Element ? event.target : null;
  }

  function blurred() {
    const left = held;
    // A removed element may lose the focus first; one that was only left is still connected afterwards.
    queueMicrotask(() => {
      if (held === left && left?.isConnected) held = null;
    });
  }

  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return;
    held = null;
    if (document.activeElement === document.body) place.focus({ preventScroll: true });
  });

  place.addEventListener('focusin', focused);
  place.addEventListener('focusout', blurred);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', focused);
    place.removeEventListener('focusout', blurred);
    observer.disconnect();
  };
}
