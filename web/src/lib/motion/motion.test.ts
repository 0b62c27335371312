import { describe, expect, it } from 'vitest';
import { cardWithin, path, type Place } from './fly';
import { Player } from './player';
import { tilt } from './tilt';

const at = (left: number, top: number, width = 50, height = 70): Place => ({
  left,
  top,
  width,
  height,
});

describe('tilt', () => {
  it('is the same for the same id, and limited', () => {
    expect(tilt('tank-1')).toBe(tilt('tank-1'));
    for (let id = 0; id < 200; id++) expect(Math.abs(tilt(id, 3))).toBeLessThanOrEqual(3);
  });

  it('differs between similar ids, in both directions', () => {
    const tilts = Array.from({ length: 50 }, (_, id) => tilt(id));
    expect(new Set(tilts).size).toBeGreaterThan(40);
    expect(tilts.some((each) => each > 0.5) && tilts.some((each) => each < -0.5)).toBe(true);
  });
});

describe('a flight', () => {
  it('begins at the old place and ends at the new one', () => {
    const frames = path(at(0, 0), at(10, 20), at(100, 200, 100, 140));
    expect(frames[0]?.transform).toBe('translate(10.0px, 20.0px) rotate(0deg) scale(1.000)');
    expect(frames.at(-1)?.transform).toBe('translate(125.0px, 235.0px) rotate(0deg) scale(2.000)');
  });

  it('rises in an arc', () => {
    const frames = path(at(0, 0), at(0, 100), at(100, 100), { arc: 40 });
    expect(frames[1]?.transform).toContain('translate(50.0px, 60.0px)');
  });

  it('lands as a card in the middle of a wider place', () => {
    expect(cardWithin(at(0, 0, 200, 70))).toEqual(at(75, 0, 50, 70));
  });
});

describe('a player', () => {
  it('does not wait after a skip', async () => {
    const player = new Player();
    const paused = player.pause(60_000);
    player.hurry();
    await paused;
    await player.pause(60_000);
    expect(player.hurried).toBe(true);
  });
});
