/** Which keys are meant for the board. */

const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/** Whether a key belongs to something else: a shortcut of the browser, a field in which somebody types, or a dialog. */
export function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(ELSEWHERE) !== null;
  return ctrlKey || metaKey || altKey || isTyped;
}
