import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a voice', () => {
  const speak = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    speak.mockClear();
    vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('speaks on the screen, and not on a phone that is quiet', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    sound.say('Three');
    expect(speak).not.toHaveBeenCalled();
    sound.setSurface('screen');
    sound.say('Two');
    expect(speak).toHaveBeenCalledOnce();
  });

  it('speaks on the phone that counts down for the room, unless its owner wants silence', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    sound.say('Three', { insist: true });
    expect(speak).toHaveBeenCalledOnce();
    sound.setMuted(true);
    sound.say('Two', { insist: true });
    expect(speak).toHaveBeenCalledOnce();
  });

  it('is missed by nobody where there is none', () => {
    vi.unstubAllGlobals();
    expect(() => new Sound().say('Three', { insist: true })).not.toThrow();
  });
});
