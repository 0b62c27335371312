/** Whether a tap means only that somebody has seen enough: it hit nothing that has a meaning of its own. */
export const isIdleTap = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('button, a, dialog'));
