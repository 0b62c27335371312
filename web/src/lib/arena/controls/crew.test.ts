import { afterEach, describe, expect, it, vi } from 'vitest';
import { Crew } from './crew';
import { BUTTON } from '../duel/constants.gen';
import { FULL } from './input';
import type { Outlook } from './steering';
import { SWORD } from '../duel/controls/sword';

const outlook: Outlook = {
  toFloor: (direction) => direction,
  body: { x: 0, y: 0 },
  hand: { x: 1, y: 0 },
  reach: 100,
};
const inputs = (crew: Crew, now = 0) => crew.inputs(now, 16, () => outlook);

afterEach(() => vi.unstubAllGlobals());

describe('two fighters on one device', () => {
  it('have a half of the keyboard each', () => {
    const crew = new Crew(SWORD, [true, true]);
    crew.press('KeyD');
    crew.press('ArrowLeft');
    expect(inputs(crew).map((input) => input?.moveX)).toEqual([FULL, -FULL]);
    crew.release('KeyD');
    expect(inputs(crew)[0]?.moveX).toBe(0);
  });

  it('have a half of the glass each, across from each other on a high page', () => {
    const crew = new Crew(SWORD, [true, true]);
    crew.resize(400, 800);
    // The one at the bottom walks up with the left thumb; so does the one across, whose left is on the right.
    crew.down(1, { x: 100, y: 700 }, 0, false);
    crew.move(1, { x: 100, y: 600 }, 16, false);
    crew.down(2, { x: 300, y: 100 }, 0, false);
    crew.move(2, { x: 300, y: 200 }, 16, false);
    expect(inputs(crew).map((input) => input?.moveY)).toEqual([-FULL, FULL]);
    expect(crew.grips).toHaveLength(2);
  });

  it('sit side by side on a wide page', () => {
    const crew = new Crew(SWORD, [true, true]);
    crew.resize(800, 400);
    crew.down(1, { x: 700, y: 300 }, 0, false);
    crew.up(1, 50, false);
    expect(inputs(crew, 60).map((input) => input?.buttons)).toEqual([0, BUTTON.thrust]);
  });

  it('have a gamepad each', () => {
    const pad = (x: number) => ({ connected: true, axes: [x, 0, 0, 0], buttons: [] });
    vi.stubGlobal('navigator', { getGamepads: () => [null, pad(1), pad(-1)] });
    expect(inputs(new Crew(SWORD, [true, true])).map((input) => input?.moveX)).toEqual([
      FULL,
      -FULL,
    ]);
  });
});

describe('one fighter on a device', () => {
  it('has all of it, and the other is somebody else’s', () => {
    const crew = new Crew(SWORD, [false, true]);
    crew.resize(400, 800);
    crew.press('ArrowRight');
    const [other, own] = inputs(crew);
    expect([other, own?.moveX]).toEqual([null, FULL]);
    expect(crew.press('KeyD')).toBe(true);
    expect(crew.press('KeyZ')).toBe(false);
  });

  it('lets go of everything when the page is left', () => {
    const crew = new Crew(SWORD, [true, false]);
    crew.resize(400, 800);
    crew.press('KeyD');
    crew.hold(0, BUTTON.thrust, true);
    crew.down(1, { x: 50, y: 700 }, 0, false);
    crew.releaseAll();
    expect(inputs(crew)[0]).toMatchObject({ moveX: 0, moveY: 0, buttons: 0 });
    expect(crew.grips).toEqual([]);
  });
});
