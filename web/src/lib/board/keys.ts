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

/** The name of a key in a map. Whoever switched single letters off presses no letter or digit by mistake. */
export function keyOf(event: KeyboardEvent): string | null {
  if (isForOthers(event) || event.repeat) return null;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isLetter && !keyboard.letters) return null;
  return isLetter ? event.key.toUpperCase() : event.key;
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
