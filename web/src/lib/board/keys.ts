/** The keys of a board: one listener, and a map from keys to actions. */
import { keyboard } from '../app/keyboard.svelte';

const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/** What each key does now, by the label on the keyboard (`S`, `3`, `Enter`). */
export type KeyMap = Readonly<Record<string, (() => void) | null | undefined>>;

/** Whether a key is not for the board: a browser shortcut, typing in a field, or a dialog. */
export function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(ELSEWHERE) !== null;
  return ctrlKey || metaKey || altKey || isTyped;
}

/** The name of a key in a key map. */
export function nameOfKey({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The name of a key that is meant for the board, or null. Single letters count only if they are enabled. */
export function keyOf(event: KeyboardEvent): string | null {
  if (isForOthers(event) || event.repeat) return null;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  return isLetter && !keyboard.letters ? null : nameOfKey(event);
}

/** Runs the action of a key; the browser then no longer handles it. */
export function press(event: KeyboardEvent, keys: KeyMap): boolean {
  const key = keyOf(event);
  const deed = key === null ? null : keys[key];
  if (!deed) return false;
  event.preventDefault();
  deed();
  return true;
}
