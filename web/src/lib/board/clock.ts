/** Time that is left. Pure. */

export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** Formats seconds: 45, or 2:05. */
export function clockFace(seconds: number): string {
  const rest = seconds % 60;
  return seconds < 60
    ? String(seconds)
    : `${(seconds - rest) / 60}:${String(rest).padStart(2, '0')}`;
}

/** When the turn timer of the awaited players runs out; one's own takes precedence. */
export function deadlineOf(
  waiting: readonly number[],
  deadlines: Record<string, number>,
  me: number | null,
): number | null {
  const own = waiting.filter((seat) => seat === me);
  const timed = [...own, ...waiting].find((seat) => String(seat) in deadlines);
  return timed === undefined ? null : (deadlines[String(timed)] ?? null);
}
