/** Which part of the touch screen belongs to which player. Pure. */

export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
  /** This player sits at the opposite side of the device, so left and right are swapped. */
  isOpposite?: boolean;
}

export const NO_ZONE: Zone = { left: 0, top: 0, width: 0, height: 0 };

/** Two players on one device have half of the screen each, side by side or opposite each other. */
export function zoneOf(place: number, count: number, width: number, height: number): Zone {
  if (count === 1) return { left: 0, top: 0, width, height };
  if (height > width)
    return {
      left: 0,
      top: place === 0 ? height / 2 : 0,
      width,
      height: height / 2,
      isOpposite: place === 1,
    };
  return { left: place === 0 ? 0 : width / 2, top: 0, width: width / 2, height };
}
