/** Whether a tap hit no control, so that it only means to skip the show. */
export const isIdleTap = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('button, a, dialog'));
