/** Which part of the glass is whose. Pure. */

export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Somebody who sits on the other side of the device has the left hand on the right. */
  isOpposite?: boolean;
}

export const NO_ZONE: Zone = { left: 0, top: 0, width: 0, height: 0 };

/** Two on one device have half of the glass each: side by side, or across from each other. */
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
