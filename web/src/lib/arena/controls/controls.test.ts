import { describe, expect, it } from 'vitest';
import { readPad } from './gamepad';
import { BUTTON } from '../duel/constants.gen';
import { FULL, inputOf, NOWHERE } from './input';
import { Keys } from './keys';
import { Steering, type Outlook } from './steering';
import { SWORD, SwordThumbs } from '../duel/controls/sword';
import { AIM_PX, STICK_PX } from './thumbs';

const GLASS = { left: 0, top: 0, width: 400, height: 300 };
const thumbs = () => {
  const glass = new SwordThumbs();
  glass.resize(GLASS);
  return glass;
};
const outlook: Outlook = {
  toFloor: (direction) => direction,
  body: { x: 200, y: 150 },
  hand: { x: 1, y: 0 },
  reach: 100,
};

describe('an input', () => {
  it('has small integers, and directions no longer than an arm', () => {
    expect(inputOf({ x: 3, y: 4 }, { x: 0, y: -1 }, BUTTON.thrust)).toEqual({
      moveX: Math.round(0.6 * FULL),
      moveY: Math.round(0.8 * FULL),
      handX: 0,
      handY: -FULL,
      buttons: BUTTON.thrust,
    });
  });
});

describe('the left thumb', () => {
  it('is a stick wherever it touches', () => {
    const glass = thumbs();
    glass.down(1, { x: 60, y: 200 }, 0);
    glass.move(1, { x: 60 + STICK_PX / 2, y: 200 }, 10);
    expect(glass.walk).toEqual({ x: 0.5, y: 0 });
    glass.up(1, 20);
    expect(glass.walk).toEqual(NOWHERE);
  });

  it('drags its stick along, so that turning back takes a short move', () => {
    const glass = thumbs();
    glass.down(1, { x: 60, y: 200 }, 0);
    glass.move(1, { x: 60 + 3 * STICK_PX, y: 200 }, 10);
    glass.move(1, { x: 60 + STICK_PX, y: 200 }, 20);
    expect(glass.walk.x).toBe(-1);
  });
});

describe('the right thumb', () => {
  it('aims by dragging; the length of the drag extends the arm', () => {
    const glass = thumbs();
    glass.down(7, { x: 300, y: 100 }, 0);
    glass.move(7, { x: 300, y: 100 - AIM_PX / 2 }, 300);
    expect(glass.hand(300)).toEqual({ x: 0, y: -0.5 });
    glass.up(7, 900);
    expect(glass.hand(901)).toEqual(NOWHERE);
  });

  it('thrusts on a tap', () => {
    const glass = thumbs();
    glass.down(7, { x: 300, y: 100 }, 0);
    glass.up(7, 90);
    expect(glass.buttons(100)).toBe(BUTTON.thrust);
    expect(glass.buttons(400)).toBe(0);
    expect(glass.hand(100)).toEqual(NOWHERE);
  });

  it('swings through on a flick', () => {
    const glass = thumbs();
    glass.down(7, { x: 300, y: 100 }, 0);
    glass.move(7, { x: 300, y: 60 }, 60);
    for (let step = 1; step <= 4; step++)
      glass.move(7, { x: 300 - step * 20, y: 60 }, 60 + step * 16);
    glass.up(7, 130);
    const swing = glass.hand(180);
    expect(swing.x).toBeLessThan(-0.7);
    expect(Math.hypot(swing.x, swing.y)).toBeCloseTo(1);
    expect(glass.hand(600)).toEqual(NOWHERE);
  });

  it('does not mistake a tap for an aim, nor a slow drag for a swing', () => {
    const glass = thumbs();
    glass.down(7, { x: 300, y: 100 }, 0);
    glass.move(7, { x: 330, y: 100 }, 400);
    glass.up(7, 900);
    expect(glass.buttons(901)).toBe(0);
    expect(glass.hand(901)).toEqual(NOWHERE);
  });
});

describe('keys', () => {
  it('walk, turn the sword and press buttons', () => {
    const keys = new Keys(SWORD.buttons, 'whole');
    expect(keys.press('KeyW')).toBe(true);
    keys.press('ArrowRight');
    expect(keys.move.x).toBeCloseTo(Math.SQRT1_2);
    expect(keys.move.y).toBeCloseTo(-Math.SQRT1_2);
    keys.press('Space');
    keys.press('ShiftLeft');
    expect(keys.buttons).toBe(BUTTON.cry | BUTTON.give_ground);
    expect(keys.press('Tab')).toBe(false);
    keys.releaseAll();
    expect(keys.move).toEqual(NOWHERE);
  });

  it('of the two halves of the keyboard do not overlap', () => {
    const left = new Keys(SWORD.buttons, 'left').codes;
    const right = new Keys(SWORD.buttons, 'right').codes;
    expect(left.filter((code) => right.includes(code))).toEqual([]);
  });
});

describe('a gamepad', () => {
  it('walks and aims with its sticks, and ignores their drift around the centre', () => {
    const pressed = (place: number) =>
      Array.from({ length: 8 }, (_, at) => ({ pressed: at === place }));
    expect(readPad({ axes: [0.1, -0.05, 0, 1], buttons: pressed(7) }, SWORD.buttons)).toEqual({
      move: NOWHERE,
      hand: { x: 0, y: 1 },
      buttons: BUTTON.thrust,
    });
  });
});

describe('steering', () => {
  const steering = () => {
    const steers = new Steering(SWORD, 'whole');
    steers.thumbs.resize(GLASS);
    return steers;
  };

  it('points the sword at the mouse and extends the arm by its distance', () => {
    const steers = steering();
    steers.point({ x: 200, y: 100 });
    expect(steers.input(0, 16, outlook, null)).toMatchObject({ handX: 0, handY: -64 });
    steers.click(0);
    expect(steers.input(50, 16, outlook, null).buttons).toBe(BUTTON.thrust);
    expect(steers.input(500, 16, outlook, null).buttons).toBe(0);
  });

  it('turns the sword by keys, starting from its current direction', () => {
    const steers = steering();
    steers.keys.press('KeyE');
    const first = steers.input(0, 100, outlook, null);
    const second = steers.input(100, 100, outlook, null);
    expect(first.handX).toBeGreaterThan(0);
    expect(first.handY).toBeGreaterThan(0);
    expect(second.handY).toBeGreaterThan(first.handY);
  });

  it('lets the device that moved last aim the sword', () => {
    const steers = steering();
    steers.point({ x: 200, y: 100 });
    steers.thumbs.down(3, { x: 300, y: 100 }, 0);
    steers.thumbs.move(3, { x: 300 + AIM_PX, y: 100 }, 300);
    expect(steers.input(300, 16, outlook, null)).toMatchObject({ handX: FULL, handY: 0 });
  });

  it('converts directions to the floor, however the camera is turned', () => {
    const steers = steering();
    steers.keys.press('KeyW');
    const turned = {
      ...outlook,
      toFloor: ({ x, y }: { x: number; y: number }) => ({ x: -y, y: x }),
    };
    expect(steers.input(0, 16, turned, null)).toMatchObject({ moveX: FULL, moveY: 0 });
  });
});
