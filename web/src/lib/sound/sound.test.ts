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

  it('goes on at the next gesture after a call has interrupted it', () => {
    const made: { state: string; onstatechange: () => void }[] = [];
    class Context {
      state = 'interrupted';
      onstatechange = () => undefined;
      constructor() {
        made.push(this);
      }
      resume() {
        this.state = 'running';
        this.onstatechange();
        return Promise.resolve();
      }
    }
    vi.stubGlobal('AudioContext', Context);
    const sound = new Sound();
    sound.unlock();
    expect(sound.isRunning).toBe(true);
    const [context] = made;
    if (!context) throw new Error('there is no context');
    context.state = 'interrupted';
    context.onstatechange();
    expect(sound.isRunning).toBe(false);
    sound.unlock();
    expect(sound.isRunning).toBe(true);
    vi.unstubAllGlobals();
  });

  it('does not exist in a browser without it', () => {
    vi.stubGlobal('AudioContext', undefined);
    const sound = new Sound();
    expect(sound.exists).toBe(false);
    expect(() => sound.unlock()).not.toThrow();
    vi.unstubAllGlobals();
  });

  it('is short: no note lasts longer than a second', () => {
    for (const notes of Object.values(voices)) {
      for (const note of notes) expect(note.at + note.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the vibration of a phone', () => {
  const vibrate = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    vibrate.mockClear();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const shakes = (sound: Sound) => {
    vibrate.mockClear();
    sound.play('your_move');
    return vibrate.mock.calls.length === 1;
  };

  it('also comes in a browser that does not say whether it was touched', () => {
    vi.stubGlobal('navigator', { vibrate });
    const sound = new Sound();
    sound.setSurface('phone');
    expect(shakes(sound)).toBe(true);
  });

  it('is independent of the sound, and can be turned off', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    expect(shakes(sound)).toBe(true);
    sound.setMuted(false);
    expect(shakes(sound)).toBe(true);
    sound.setMuted(true);
    expect(shakes(sound)).toBe(true);
    sound.setHaptics(false);
    expect(shakes(sound)).toBe(false);
    const later = new Sound();
    later.setSurface('phone');
    expect([shakes(later), later.haptics]).toEqual([false, false]);
  });

  it('differs between a clash, a thrust, a hit and a loss', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    for (const feel of ['clash', 'thrust', 'hit', 'loss'] as const) sound.feel(feel);
    const patterns = vibrate.mock.calls.map(([pattern]) => JSON.stringify(pattern));
    expect(new Set(patterns).size).toBe(4);
    sound.setHaptics(false);
    sound.feel('loss');
    expect(vibrate).toHaveBeenCalledTimes(4);
  });

  it('exists only on a phone', () => {
    const sound = new Sound();
    for (const surface of ['desk', 'screen'] as const) {
      sound.setSurface(surface);
      expect([shakes(sound), sound.canShake]).toEqual([false, false]);
    }
  });
});

describe('the place and the pitch of a sound', () => {
  afterEach(() => vi.unstubAllGlobals());

  function audible(hasPanner: boolean) {
    const pans: number[] = [];
    const pitches: number[] = [];
    const node = () => ({ connect: vi.fn((to: unknown) => to), gain: param(), frequency: param() });
    const param = () => ({
      value: 0,
      setValueAtTime: (value: number) => pitches.push(value),
      exponentialRampToValueAtTime: vi.fn(),
    });
    class Context {
      state = 'running';
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      createGain = node;
      createOscillator = () => ({ ...node(), start: vi.fn(), stop: vi.fn() });
      createBufferSource = this.createOscillator;
      createBiquadFilter = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
    }
    vi.stubGlobal('AudioContext', Context);
    if (hasPanner)
      vi.stubGlobal(
        'StereoPannerNode',
        class {
          connect = vi.fn();
          constructor(_: unknown, { pan }: { pan: number }) {
            pans.push(pan);
          }
        },
      );
    const sound = new Sound();
    sound.setSurface('screen');
    sound.unlock();
    return { sound, pans, pitches };
  }

  it('are those that were asked for', () => {
    const { sound, pans, pitches } = audible(true);
    sound.play('hit', { pan: -0.5, pitch: 2 });
    expect(pans).toEqual([-0.5]);
    expect(pitches).toContain((voices.hit[0]?.pitch ?? 0) * 2);
  });

  it('are plain in a browser that cannot place sounds', () => {
    const { sound } = audible(false);
    expect(() => sound.play('hit', { pan: -0.5 })).not.toThrow();
  });
});

describe('a browser that requires a gesture', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays silent until a gesture has started the audio, which may not be the first one', () => {
    let allows = false;
    class Context {
      state = 'suspended';
      onstatechange = () => undefined;
      resume() {
        if (allows) this.state = 'running';
        this.onstatechange();
        return Promise.resolve();
      }
    }
    vi.stubGlobal('AudioContext', Context);
    const sound = new Sound();
    const stop = sound.listen();
    expect(sound.isRunning).toBe(false);
    dispatchEvent(new Event('pointerdown'));
    expect(sound.isRunning).toBe(false);
    allows = true;
    dispatchEvent(new Event('pointerup'));
    expect(sound.isRunning).toBe(true);
    stop();
  });
});

describe('speech', () => {
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

  it('is heard on the shared screen, and not on a silent phone', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    sound.say('Three');
    expect(speak).not.toHaveBeenCalled();
    sound.setSurface('screen');
    sound.say('Two');
    expect(speak).toHaveBeenCalledOnce();
  });

  it('is heard on the phone that counts down for the room, unless its owner has muted it', () => {
    const sound = new Sound();
    sound.setSurface('phone');
    sound.say('Three', { insist: true });
    expect(speak).toHaveBeenCalledOnce();
    sound.setMuted(true);
    sound.say('Two', { insist: true });
    expect(speak).toHaveBeenCalledOnce();
  });

  it('is skipped if the browser has no voice', () => {
    vi.unstubAllGlobals();
    expect(() => new Sound().say('Three', { insist: true })).not.toThrow();
  });
});
