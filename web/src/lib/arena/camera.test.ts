import { describe, expect, it } from 'vitest';
import { Camera, quarterFor } from './camera';

const room = { x: 4, y: 3 };

describe('a camera', () => {
  it('puts the local fighter at the bottom of a portrait page and on the left of a landscape page', () => {
    const start = [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ];
    for (const fighter of [0, 1]) {
      const own = start[fighter] ?? { x: 0, y: 0 };
      const high = new Camera();
      high.resize(360, 640, fighter);
      high.follow(start, room, 16);
      expect(high.toPage(own).y).toBeGreaterThan(320);
      const wide = new Camera();
      wide.resize(844, 390, fighter);
      wide.follow(start, room, 16);
      expect(wide.toPage(own).x).toBeLessThan(422);
    }
  });

  it.each([0, 1, 2, 3] as const)('inverts directions after %d quarter turns', (quarter) => {
    const camera = new Camera();
    camera.quarter = quarter;
    expect(camera.toFloor(camera.across({ x: 0.25, y: -1 }))).toEqual({ x: 0.25, y: -1 });
  });

  it('keeps both fighters in view wherever they go', () => {
    const camera = new Camera();
    camera.resize(390, 700, 0);
    for (const far of [
      { x: -3.8, y: -2.8 },
      { x: 3.8, y: 2.8 },
    ]) {
      camera.follow([far, { x: 0, y: 0 }], room, 10_000);
      for (const point of [far, { x: 0, y: 0 }]) {
        const { x, y } = camera.toPage(point);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(390);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(700);
      }
    }
  });

  it('zooms in when the fighters are close to each other', () => {
    const camera = new Camera();
    camera.resize(390, 700, null);
    camera.follow([{ x: -3.5, y: 0 }, { x: 3.5, y: 0 }], room, 10_000); // prettier-ignore
    const far = camera.scale;
    camera.follow([{ x: -0.6, y: 0 }, { x: 0.6, y: 0 }], room, 10_000); // prettier-ignore
    expect(camera.scale).toBeGreaterThan(far);
  });

  it('views the floor from the side of the local fighter', () => {
    expect(quarterFor(false, null)).toBe(0);
    expect(quarterFor(true, null)).toBe(3);
  });
});
