import { describe, expect, it } from 'vitest';
import { Smoothness } from './quality.svelte';

function drawn(smoothness: Smoothness, frameMs: number, frames: number): number {
  let lowered = 0;
  for (let at = 0; at < frames; at++) lowered += Number(smoothness.note(frameMs));
  return lowered;
}

describe('the quality of the drawing', () => {
  it('stays full on a device that draws 60 frames a second, even if some take long', () => {
    const smoothness = new Smoothness();
    for (let at = 0; at < 600; at++) smoothness.note(at % 5 === 0 ? 60 : 16.7);
    expect(smoothness.level).toBe(0);
  });

  it('is lowered step by step on a slow device, and never below the lowest', () => {
    const smoothness = new Smoothness();
    expect(drawn(smoothness, 33, 65)).toBe(1);
    expect(smoothness.level).toBe(1);
    expect(drawn(smoothness, 33, 65)).toBe(1);
    expect(smoothness.level).toBe(2);
    expect(drawn(smoothness, 33, 650)).toBe(0);
  });

  it('stays where it is once that is smooth', () => {
    const smoothness = new Smoothness();
    drawn(smoothness, 33, 65);
    expect(drawn(smoothness, 16.7, 650)).toBe(0);
    expect(smoothness.level).toBe(1);
  });
});
