/** The sounds as data: notes, lengths and volumes. All use one scale (C major pentatonic), so any two harmonise. */

export type SoundName =
  | 'turn'
  | 'slide'
  | 'match'
  | 'miss'
  | 'your_move'
  | 'countdown'
  | 'clash'
  | 'hit'
  | 'splat'
  | 'win'
  | 'tap'
  | 'berry'
  | 'rattle'
  | 'scribble'
  | 'slice'
  | 'part'
  | 'clink'
  | 'anvil'
  | 'tally'
  | 'finger'
  | 'drumroll'
  | 'point'
  | 'fight'
  | 'swish'
  | 'lunge'
  | 'ouch'
  | 'thud'
  | 'cheer'
  | 'gasp';

export interface Note {
  /** Seconds after the beginning of the sound. */
  at: number;
  /** Frequency in hertz at the start and, if it glides, at the end; 0 is noise. */
  pitch: number;
  to?: number;
  length: number;
  gain: number;
  wave?: OscillatorType;
  /** For noise: the centre of the band in hertz. */
  band?: number;
}

const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;
const E6 = 1318.51;
const G4 = 392;
const E4 = 329.63;
const C4 = 261.63;

export const voices: Record<SoundName, readonly Note[]> = {
  tap: [{ at: 0, pitch: G5, to: C6, length: 0.06, gain: 0.25, wave: 'triangle' }],
  berry: [{ at: 0, pitch: E5, to: C6, length: 0.09, gain: 0.3 }],
  rattle: [0, 0.05, 0.11, 0.15, 0.22, 0.27, 0.35, 0.41].map((at, place) => ({
    at,
    pitch: 0,
    band: 2200 + (place % 3) * 900,
    length: 0.045,
    gain: 0.34,
  })),
  scribble: [0, 0.09, 0.16, 0.27].map((at) => ({
    at,
    pitch: 0,
    band: 3600,
    length: 0.07,
    gain: 0.16,
  })),
  // A knife through the air, then into the board.
  slice: [
    { at: 0, pitch: 0, band: 3200, length: 0.2, gain: 0.3 },
    { at: 0.06, pitch: 0, band: 6200, length: 0.16, gain: 0.22 },
    { at: 0.24, pitch: 0, band: 700, length: 0.07, gain: 0.55 },
    { at: 0.24, pitch: C4, to: 110, length: 0.12, gain: 0.45 },
  ],
  part: [
    { at: 0, pitch: 0, band: 900, length: 0.18, gain: 0.2 },
    { at: 0.05, pitch: G4, to: C5, length: 0.14, gain: 0.14, wave: 'triangle' },
  ],
  clink: [
    { at: 0, pitch: C6 * 2, length: 0.12, gain: 0.14 },
    { at: 0, pitch: E6 * 2, length: 0.07, gain: 0.07 },
    { at: 0.015, pitch: 0, band: 7200, length: 0.03, gain: 0.16 },
  ],
  anvil: [
    { at: 0, pitch: G5 * 2, length: 0.4, gain: 0.16 },
    { at: 0, pitch: C6 * 2, length: 0.3, gain: 0.1 },
    { at: 0, pitch: 0, band: 4200, length: 0.05, gain: 0.34 },
    { at: 0.16, pitch: G5 * 2, length: 0.36, gain: 0.1 },
  ],
  tally: [
    { at: 0, pitch: D5, to: E5, length: 0.09, gain: 0.2, wave: 'triangle' },
    { at: 0.07, pitch: A5, length: 0.12, gain: 0.18, wave: 'triangle' },
  ],
  // A finger is raised.
  finger: [{ at: 0, pitch: C5, to: G5, length: 0.1, gain: 0.26, wave: 'triangle' }],
  // Drumsticks, faster and faster, before everybody points.
  drumroll: [0, 0.12, 0.23, 0.33, 0.42, 0.5, 0.57, 0.63, 0.68, 0.73, 0.78, 0.83].map(
    (at, place) => ({
      at,
      pitch: 0,
      band: 420 + (place % 2) * 160,
      length: 0.06,
      gain: 0.22 + place * 0.02,
    }),
  ),
  // All hands appear at once.
  point: [
    { at: 0, pitch: 0, band: 2400, length: 0.14, gain: 0.4 },
    { at: 0.1, pitch: C4, to: 90, length: 0.2, gain: 0.6 },
    { at: 0.12, pitch: G5, length: 0.3, gain: 0.2, wave: 'triangle' },
    { at: 0.12, pitch: C6, length: 0.36, gain: 0.2, wave: 'triangle' },
    { at: 0.12, pitch: E6, length: 0.36, gain: 0.12, wave: 'triangle' },
  ],
  // The bell of the ring.
  fight: [
    { at: 0, pitch: G5, length: 0.6, gain: 0.3, wave: 'triangle' },
    { at: 0, pitch: E6, length: 0.5, gain: 0.18 },
    { at: 0, pitch: 0, band: 5200, length: 0.05, gain: 0.3 },
    { at: 0.22, pitch: G5, length: 0.7, gain: 0.3, wave: 'triangle' },
    { at: 0.22, pitch: E6, length: 0.6, gain: 0.18 },
  ],
  // Foam through the air, and foam on foam.
  swish: [
    { at: 0, pitch: 0, band: 1500, length: 0.16, gain: 0.26 },
    { at: 0.06, pitch: 0, band: 2600, length: 0.12, gain: 0.2 },
  ],
  // One's own thrust, and being hit oneself.
  lunge: [
    { at: 0, pitch: 0, band: 3400, length: 0.1, gain: 0.3 },
    { at: 0, pitch: G5, to: C6, length: 0.09, gain: 0.14, wave: 'triangle' },
  ],
  ouch: [
    { at: 0, pitch: C4, to: 55, length: 0.3, gain: 0.7 },
    { at: 0, pitch: 0, band: 600, length: 0.12, gain: 0.5 },
    { at: 0.08, pitch: E4, to: C4, length: 0.3, gain: 0.2, wave: 'triangle' },
  ],
  thud: [
    { at: 0, pitch: 180, to: 90, length: 0.1, gain: 0.5 },
    { at: 0, pitch: 0, band: 1100, length: 0.07, gain: 0.34 },
  ],
  // The crowd: many voices as bands of noise that swell, with a few whistles.
  cheer: [
    ...[0, 0.07, 0.15, 0.24, 0.34, 0.45, 0.56].map((at, place) => ({
      at,
      pitch: 0,
      band: 620 + (place % 4) * 310,
      length: 0.42,
      gain: 0.16 + Math.min(place, 4) * 0.05,
    })),
    { at: 0.3, pitch: E6, to: 1760, length: 0.22, gain: 0.05 },
    { at: 0.5, pitch: C6, to: E6, length: 0.26, gain: 0.05 },
  ],
  gasp: [
    { at: 0, pitch: 0, band: 700, length: 0.3, gain: 0.26 },
    { at: 0.02, pitch: 330, to: 247, length: 0.34, gain: 0.12, wave: 'triangle' },
    { at: 0.05, pitch: 415, to: 311, length: 0.32, gain: 0.08, wave: 'triangle' },
  ],
  turn: [
    { at: 0, pitch: 0, band: 2600, length: 0.09, gain: 0.3 },
    { at: 0.07, pitch: D5, to: A5, length: 0.12, gain: 0.22, wave: 'triangle' },
  ],
  slide: [{ at: 0, pitch: 0, band: 1300, length: 0.16, gain: 0.22 }],
  match: [
    { at: 0, pitch: C5, length: 0.14, gain: 0.3, wave: 'triangle' },
    { at: 0.08, pitch: E5, length: 0.14, gain: 0.3, wave: 'triangle' },
    { at: 0.16, pitch: G5, length: 0.26, gain: 0.32, wave: 'triangle' },
  ],
  miss: [
    { at: 0, pitch: G4, to: E4, length: 0.16, gain: 0.28, wave: 'triangle' },
    { at: 0.14, pitch: E4, to: C4, length: 0.24, gain: 0.24, wave: 'triangle' },
  ],
  your_move: [
    { at: 0, pitch: G5, length: 0.14, gain: 0.3 },
    { at: 0.12, pitch: C6, length: 0.3, gain: 0.3 },
  ],
  countdown: [{ at: 0, pitch: A5, length: 0.08, gain: 0.25, wave: 'square' }],
  clash: [
    { at: 0, pitch: 0, band: 5200, length: 0.14, gain: 0.4 },
    { at: 0, pitch: E6, to: C6, length: 0.2, gain: 0.16, wave: 'square' },
  ],
  hit: [
    { at: 0, pitch: C4, to: 70, length: 0.18, gain: 0.6 },
    { at: 0, pitch: 0, band: 900, length: 0.07, gain: 0.4 },
  ],
  splat: [
    { at: 0, pitch: 0, band: 520, length: 0.22, gain: 0.6 },
    { at: 0.02, pitch: 240, to: 80, length: 0.2, gain: 0.4 },
  ],
  win: [
    { at: 0, pitch: C5, length: 0.16, gain: 0.3, wave: 'triangle' },
    { at: 0.13, pitch: E5, length: 0.16, gain: 0.3, wave: 'triangle' },
    { at: 0.26, pitch: G5, length: 0.16, gain: 0.3, wave: 'triangle' },
    { at: 0.39, pitch: C6, length: 0.5, gain: 0.34, wave: 'triangle' },
    { at: 0.39, pitch: E6, length: 0.5, gain: 0.16 },
    { at: 0.39, pitch: G5, length: 0.5, gain: 0.2, wave: 'triangle' },
  ],
};

/** What the hand of a fighter feels. */
export type Feel = 'clash' | 'thrust' | 'hit' | 'loss';

/** Vibration in ms (on, off, on …): a tick, a touch, a double knock, one long blow. */
export const feels: Record<Feel, readonly number[]> = {
  clash: [22],
  thrust: [10],
  hit: [35, 40, 80],
  loss: [260],
};

/** Vibration in ms (on, off, on …) for important events. */
export const shakes: Partial<Record<SoundName, readonly number[]>> = {
  your_move: [40, 60, 40],
  hit: [80],
  point: [50],
  fight: [120],
  splat: [120],
  win: [60, 50, 60, 50, 140],
};
