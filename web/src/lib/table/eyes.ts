/** Who looks at a device that several players share. Pure. */

export interface Eyes {
  /** The seat of the viewer; null if the device holds none. */
  seat: number | null;
  /** A curtain hides what only `seat` may see, until they confirm that they hold the device. */
  covered: boolean;
}

export const NOBODY: Eyes = { seat: null, covered: false };

/**
 * Who looks next: the device goes to the seat that is asked, and stays there while that seat has something to do. If
 * seats have secrets, a curtain covers the page between two of them.
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
