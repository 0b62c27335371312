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

  it('have a half of the screen each, opposite each other on a portrait page', () => {
    const crew = new Crew(SWORD, [true, true]);
    crew.resize(400, 800);
    // Both walk forwards with their left thumb; the left side of the player at the top is on the right of the page.
    crew.down(1, { x: 100, y: 700 }, 0, false);
    crew.move(1, { x: 100, y: 600 }, 16, false);
    crew.down(2, { x: 300, y: 100 }, 0, false);
    crew.move(2, { x: 300, y: 200 }, 16, false);
    expect(inputs(crew).map((input) => input?.moveY)).toEqual([-FULL, FULL]);
    expect(crew.grips).toHaveLength(2);
  });

  it('have their halves side by side on a landscape page', () => {
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
  it('uses the whole device, and does not steer the opponent', () => {
    const crew = new Crew(SWORD, [false, true]);
    crew.resize(400, 800);
    crew.press('ArrowRight');
    const [other, own] = inputs(crew);
    expect([other, own?.moveX]).toEqual([null, FULL]);
    expect(crew.press('KeyD')).toBe(true);
    expect(crew.press('KeyZ')).toBe(false);
  });

  it('releases everything when the page loses the focus', () => {
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
