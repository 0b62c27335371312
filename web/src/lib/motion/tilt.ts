/** Small rotations of things, which are the same on every device and after every reload. */

/** Degrees between -most and most, derived from the id (FNV-1a). */
export function tilt(id: string | number, most = 2): number {
  let hash = 0x811c9dc5;
  for (const letter of String(id)) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  // The last step spreads ids that differ only in their last digit.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const unit = ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
  return Math.round((unit * 2 - 1) * most * 100) / 100;
}
