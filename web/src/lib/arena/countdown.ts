/** The countdown before a battle of either kind. Pure. */

interface Counted {
  tick: number;
  phase: string;
}

export interface Measures {
  COUNTDOWN_TICKS: number;
  COUNT: number;
}

/** 3, 2, 1 during the countdown, then 0. */
export function countOf({ tick, phase }: Counted, { COUNTDOWN_TICKS, COUNT }: Measures): number {
  if (phase !== 'countdown') return 0;
  return Math.max(1, Math.min(3, Math.ceil((COUNTDOWN_TICKS - tick) / COUNT)));
}

/** What is called out between two snapshots: a number, 0 for the starting word, or null for nothing. */
export function calledOf(before: Counted | null, now: Counted, measures: Measures): number | null {
  const number = countOf(now, measures);
  if (number > 0) return before && countOf(before, measures) === number ? null : number;
  return before?.phase === 'countdown' ? 0 : null;
}
