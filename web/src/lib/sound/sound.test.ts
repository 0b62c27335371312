import { beforeEach, describe, expect, it } from 'vitest';
import { Sound } from './sound.svelte';
import { voices } from './voices';

describe('sound', () => {
  beforeEach(() => localStorage.clear());

  it('is off on a phone and on elsewhere until somebody chooses', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    expect(sound.muted).toBe(true);
    sound.setSurface('screen');
    expect(sound.muted).toBe(false);
  });

  it('remembers the choice on this device', () => {
    new Sound().setMuted(true);
    const later = new Sound();
    later.setSurface('screen');
    expect(later.muted).toBe(true);
  });

  it('stays silent without a gesture, and does not fail', () => {
    expect(() => new Sound().play('win')).not.toThrow();
  });

  it('is short: no voice lasts longer than a second', () => {
    for (const notes of Object.values(voices)) {
      for (const note of notes) expect(note.at + note.length).toBeLessThanOrEqual(1);
    }
  });
});
