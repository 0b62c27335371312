/** The keys of a board: one listener for a map that says what each key does. */
import { keyboard } from '../app/keyboard.svelte';

const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/** By the key as it is printed on a keyboard (`S`, `3`, `Enter`): what it does now. */
export type KeyMap = Readonly<Record<string, (() => void) | null | undefined>>;

/** Whether a key belongs to something else: a shortcut of the browser, a field in which somebody types, or a dialog. */
export function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(ELSEWHERE) !== null;
  return ctrlKey || metaKey || altKey || isTyped;
}

/** How a key is called in a map. */
export function nameOfKey({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The name of a key that is meant for the board. Whoever switched single letters off presses none by mistake. */
export function keyOf(event: KeyboardEvent): string | null {
  if (isForOthers(event) || event.repeat) return null;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  return isLetter && !keyboard.letters ? null : nameOfKey(event);
}

/** Does what the map says. A key that does something is not the browser's any more. */
export function press(event: KeyboardEvent, keys: KeyMap): boolean {
  const key = keyOf(event);
  const deed = key === null ? null : keys[key];
  if (!deed) return false;
  event.preventDefault();
  deed();
  return true;
}
