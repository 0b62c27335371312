/** Moves things from one place to another. Only transforms are animated, which is fast enough for slow phones. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Flight {
  /** Height of the arc, in px. */
  arc?: number;
  /** Angles at the start and at the end, in degrees. */
  turn?: readonly [number, number];
}

export const SPRING = 'cubic-bezier(0.34, 1.36, 0.64, 1)';
export const GLIDE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** The position of an element relative to another one, which may move. */
export function placeWithin(element: Element, ground: Element): Place {
  const inner = element.getBoundingClientRect();
  const outer = ground.getBoundingClientRect();
  return {
    left: inner.left - outer.left,
    top: inner.top - outer.top,
    width: inner.width,
    height: inner.height,
  };
}

/** The largest place with the shape of a card (5:7) within another. */
export function cardWithin(place: Place, share = 1): Place {
  const width = Math.min(place.width, (place.height * 5) / 7) * share;
  const height = (width * 7) / 5;
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  };
}

/** A square at the centre of another place. */
export function centred(place: Place, size: number): Place {
  const left = place.left + (place.width - size) / 2;
  const top = place.top + (place.height - size) / 2;
  return { left, top, width: size, height: size };
}

/** The transform that shows an element of size `base` (at the ground's corner) at a place. */
export function transformTo(base: Place, place: Place, turn = 0): string {
  const x = place.left + place.width / 2 - base.width / 2;
  const y = place.top + place.height / 2 - base.height / 2;
  const scale = place.width / base.width;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale.toFixed(3)})`;
}

/** The key frames of a flight between two places. */
export function path(base: Place, from: Place, to: Place, flight: Flight = {}): Keyframe[] {
  const [start, end] = flight.turn ?? [0, 0];
  const frames: Keyframe[] = [{ transform: transformTo(base, from, start) }];
  if (flight.arc) {
    const middle: Place = {
      left: (from.left + to.left) / 2,
      top: (from.top + to.top) / 2 - flight.arc,
      width: (from.width + to.width) / 2,
      height: (from.height + to.height) / 2,
    };
    frames.push({ transform: transformTo(base, middle, (start + end) / 2), offset: 0.5 });
  }
  frames.push({ transform: transformTo(base, to, end) });
  return frames;
}
