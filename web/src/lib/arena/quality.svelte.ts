/** How well a battle is drawn: as well as the device can draw it smoothly. */

/** 0: everything; 1: one dot per pixel, no sparks; 2: fewer dots than pixels. */
export type Quality = 0 | 1 | 2;

/** Frames of which the middle one counts; single long ones have other causes. */
const FRAMES = 45;
/** Slower than 50 frames a second is not smooth. */
const SMOOTH_MS = 20;
/** The first frames load and compile; they say nothing. */
const FIRST = 20;
const LOWEST: Quality = 2;

export class Smoothness {
  level = $state<Quality>(0);
  private frames: number[] = [];
  private first = FIRST;

  /** Notes the time between two frames; returns whether the quality was lowered. */
  note(passedMs: number): boolean {
    if (this.first > 0) {
      this.first -= 1;
      return false;
    }
    this.frames.push(passedMs);
    if (this.frames.length < FRAMES) return false;
    const middle = [...this.frames].sort((one, two) => one - two)[FRAMES >> 1] ?? 0;
    this.frames = [];
    if (middle <= SMOOTH_MS || this.level === LOWEST) return false;
    this.level = this.level === 0 ? 1 : LOWEST;
    this.first = FIRST;
    return true;
  }
}

/** The device stays the same from battle to battle. */
export const smoothness = new Smoothness();
