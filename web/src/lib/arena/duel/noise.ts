/** Stateless noise, the twin of `arena/noise.py`: a 32-bit integer hash of (seed, tick, fighter). */

function mixed(word: number): number {
  let mixing = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixing = Math.imul(mixing ^ (mixing >>> 15), 0x846ca68b);
  return (mixing ^ (mixing >>> 16)) >>> 0;
}

/** A number from −1 to 1. */
export function noise(seed: number, tick: number, fighter: number): number {
  const seeded = mixed((seed + 0x9e3779b9) >>> 0);
  const ticked = mixed((seeded ^ tick) >>> 0);
  const word = mixed((ticked + Math.imul(fighter + 1, 0x01000193)) >>> 0);
  return word / 2147483647.5 - 1;
}
