/** Whose eyes are on a device that several players share. Pure. */

export interface Eyes {
  /** The seat looking; null when the device holds none. */
  seat: number | null;
  /** A curtain hides what only `seat` may see, until they say that they hold the device. */
  covered: boolean;
}

export const NOBODY: Eyes = { seat: null, covered: false };

/**
 * Who looks next: the device goes to the seat that is asked, and stays where it is while that seat has something to do.
 * Where seats have secrets of their own, a curtain falls between two of them.
 */
export function look(
  now: Eyes,
  held: readonly number[],
  asked: readonly number[],
  secrets: boolean,
): Eyes {
  const only = held[0];
  if (only === undefined) return NOBODY;
  if (held.length === 1) return { seat: only, covered: false };
  const stays = now.seat !== null && held.includes(now.seat) ? now.seat : null;
  const wanted = stays !== null && asked.includes(stays) ? stays : (asked[0] ?? stays ?? only);
  if (wanted === now.seat) return now;
  return { seat: wanted, covered: secrets };
}
