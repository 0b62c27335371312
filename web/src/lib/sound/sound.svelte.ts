/** Synthesised sounds, from one audio context that is created at the first touch. */
import type { Surface } from '../games/board';
import { rememberedSwitch, rememberSwitch } from '../net/device';
import { feels, shakes, voices, type Feel, type Note, type SoundName } from './voices';

const SOUND = 'sound';
const HAPTICS = 'haptics';
// Phones lie beside the shared screen, so they are silent unless somebody enables them.
const LOUDNESS: Record<Surface, number> = { phone: 0.35, desk: 0.6, screen: 1 };
const MUTED_AT_FIRST: Record<Surface, boolean> = { phone: true, desk: false, screen: false };

export interface Manner {
  /** From −1, on the left, to 1, on the right. */
  pan?: number;
  /** Factor of all frequencies. */
  pitch?: number;
  shakes?: boolean;
}

export class Sound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #surface: Surface = $state('desk');
  #chosen: boolean | null = $state(inverted(rememberedSwitch(SOUND)));
  #haptics: boolean = $state(rememberedSwitch(HAPTICS) ?? true);
  #isRunning = $state(false);

  /** What the person chose, or else what suits the surface. */
  get muted(): boolean {
    return this.#chosen ?? MUTED_AT_FIRST[this.#surface];
  }

  setMuted(muted: boolean): void {
    this.#chosen = muted;
    rememberSwitch(SOUND, !muted);
    if (!muted) this.unlock();
  }

  /** Whether the browser lets the page play sounds, which it does only after a touch. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Whether a phone vibrates at important events; independent of the sound. */
  get haptics(): boolean {
    return this.#haptics;
  }

  setHaptics(haptics: boolean): void {
    this.#haptics = haptics;
    rememberSwitch(HAPTICS, haptics);
  }

  /** Whether the browser can make sounds at all. */
  get exists(): boolean {
    return typeof AudioContext !== 'undefined';
  }

  /** Whether this is a hand-held device that can vibrate. */
  get canShake(): boolean {
    return this.#surface === 'phone' && typeof navigator.vibrate === 'function';
  }

  setSurface(surface: Surface): void {
    this.#surface = surface;
  }

  /** Browsers allow sound only after a gesture. Tries at each gesture until it works; returns a stop function. */
  listen(): () => void {
    // A touch that begins is not a gesture yet; one that ends is.
    const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
    const unlock = () => this.unlock();
    gestures.forEach((each) => addEventListener(each, unlock, true));
    return () => gestures.forEach((each) => removeEventListener(each, unlock, true));
  }

  unlock(): void {
    if (this.#isRunning || !this.exists) return;
    const context = (this.#context ??= this.#open());
    // An iPhone also interrupts sound, for a call or while it is locked. It may refuse; the next gesture tries again.
    if (context.state !== 'running') context.resume().catch(() => undefined);
    this.#isRunning = context.state === 'running';
  }

  #open(): AudioContext {
    const context = new AudioContext();
    context.onstatechange = () => (this.#isRunning = context.state === 'running');
    return context;
  }

  /** Plays a sound, and shakes the phone as it deserves unless `shakes` is false. */
  play(name: SoundName, { pan = 0, pitch = 1, shakes: isShaking = true }: Manner = {}): void {
    if (isShaking) this.#shake(shakes[name]);
    const context = this.#context;
    if (this.muted || context?.state !== 'running') return;
    const volume = context.createGain();
    volume.gain.value = LOUDNESS[this.#surface] * 0.5;
    volume.connect(placed(context, pan));
    for (const note of voices[name]) this.#note(context, volume, varied(note, pitch));
  }

  /** Lets the hand of a fighter feel something. */
  feel(feel: Feel): void {
    this.#shake(feels[feel]);
  }

  /**
   * Says something aloud if the browser has a voice. With `insist` also on a phone that is only silent by default: for
   * the person who counts down for the room.
   */
  say(words: string, { insist = false } = {}): void {
    const quiet = insist ? this.#chosen === true : this.muted;
    if (quiet || typeof speechSynthesis === 'undefined') return;
    speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(words);
    spoken.lang = 'en';
    spoken.rate = 1.2;
    speechSynthesis.speak(spoken);
  }

  #note(context: AudioContext, volume: GainNode, note: Note): void {
    const start = context.currentTime + note.at;
    const end = start + note.length;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(note.gain, start + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(volume);
    const source =
      note.pitch === 0 ? this.#hiss(context, note, envelope) : tone(context, note, start, envelope);
    source.start(start);
    source.stop(end + 0.02);
  }

  #hiss(context: AudioContext, note: Note, out: AudioNode): AudioScheduledSourceNode {
    this.#noise ??= noise(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = note.band ?? 1000;
    source.connect(filter).connect(out);
    return source;
  }

  #shake(pattern: readonly number[] | undefined): void {
    if (!pattern || !this.#haptics || !this.canShake) return;
    // Older browsers do not say whether there was a gesture; they ignore the call without one.
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive ?? true) navigator.vibrate([...pattern]);
  }
}

/** Where the sound comes from; in the middle if the browser cannot place it. */
function placed(context: AudioContext, pan: number): AudioNode {
  if (pan === 0 || typeof StereoPannerNode === 'undefined') return context.destination;
  const panner = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, pan)) });
  panner.connect(context.destination);
  return panner;
}

function varied(note: Note, pitch: number): Note {
  if (pitch === 1) return note;
  const { to, band } = note;
  return {
    ...note,
    pitch: note.pitch * pitch,
    ...(to && { to: to * pitch }),
    ...(band && { band: band * pitch }),
  };
}

function tone(
  context: AudioContext,
  note: Note,
  start: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = note.wave ?? 'sine';
  source.frequency.setValueAtTime(note.pitch, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  source.connect(out);
  return source;
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.3, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

const inverted = (on: boolean | null): boolean | null => (on === null ? null : !on);

export const sound = new Sound();
