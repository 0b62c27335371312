/** The interfaces through which shared code follows, shows and films both kinds of battle. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { PersonColour } from '../games/board';
import type { BattleInfo, BattleOver } from '../net/messages.gen';
import type { Feel, SoundName } from '../sound';
import type { Arena } from './arena.svelte';
import type { Crew } from './controls/crew';
import type { Vector } from './controls/input';
import type { Scheme } from './controls/scheme';
import type { Measures } from './countdown';
import type { Live } from './live.svelte';
import type { Predictor } from './predictor';
import type { Drawn } from './scene/drawn';

/** Half of the width and of the depth of a room, whose centre is at 0. */
export type Room = Vector;

/** The types of one arena. */
export interface Terms {
  /** `bout` counts the bouts of a fight from 1; `count` is the length of a number of the countdown, in ticks. */
  Snapshot: { tick: number; phase: string; bout?: number; count?: number };
  /** A body in a snapshot; `acked` is the number of the last input that the server has stepped. */
  Body: { acked: number };
  /** Everything that the motion reads and changes of a body. */
  Mover: object;
  /** A moment as it is drawn. */
  Still: { poses: readonly Vector[]; room: Room };
  Happening: { kind: string; number?: number; x?: number; y?: number };
  /** The surroundings of a moving body. */
  Around: object;
  /** The difference between the drawn and the true pose. */
  Apart: object;
  /** What the canvas is painted with when it opens or colours change. */
  Setting: object;
  /** One frame for the canvas: a moment with its marks. */
  Picture: object;
}

export type PoseOf<T extends Terms> = T['Still']['poses'][number];

/** How snapshots are read and interpolated. */
export interface Reading<T extends Terms> {
  /** Null if the bytes are not one snapshot. */
  snapshotOf: (bytes: DataView) => T['Snapshot'] | null;
  stillOf: (earlier: T['Snapshot'], later: T['Snapshot'], share: number) => T['Still'];
  happened: (before: T['Snapshot'] | null, now: T['Snapshot']) => readonly T['Happening'][];
}

/** How a live battle is followed. */
export interface Kind<T extends Terms> extends Reading<T> {
  bodiesOf: (snapshot: T['Snapshot']) => readonly T['Body'][];
  makePredictor: (who: number) => Predictor<T>;
  /** Null: this body does not move now. */
  aroundOf: (snapshot: T['Snapshot'], who: number) => T['Around'] | null;
  /** Replaces the poses of the predicted bodies in a moment. */
  withPoses: (
    still: T['Still'],
    poses: readonly PoseOf<T>[],
    isAhead: (who: number) => boolean,
  ) => T['Still'];
}

/** A word over the floor: the countdown, the starting word, or what must be done. */
export interface Called {
  /** Empty: no word. */
  word: string;
  /** Where a number of the countdown is placed, so that it hides nothing important; null: it is no number. */
  count: 'above' | 'beside' | null;
  colour: string;
  /** Somebody must do this at once. */
  isDue?: boolean;
  note?: string;
}

/** A button for the thumb. */
export interface Push {
  /** The bit of this button in an input. */
  bit: number;
  label: string;
  tone: PersonColour;
  /** The key that does the same. */
  key: string;
  isDue?: boolean;
}

/** How a battle ended. */
export interface Ending {
  title: string;
  why: string;
  /** Bodies whose avatars are shown. */
  people: readonly number[];
}

/** How a battle is steered, drawn, heard and announced. */
export interface Show<T extends Terms> {
  kind: Kind<T>;
  arena: BattleInfo['arena'];
  /** Prefix of its texts and test ids. */
  id: 'ring' | 'volley';
  /** The text catalogues that it needs. */
  texts: readonly string[];
  countOf: (snapshot: T['Snapshot']) => Measures;
  scheme: Scheme;
  /** Additional listeners on the canvas. */
  hands?: (crew: Crew, isLive: () => boolean) => Attachment<HTMLElement>;
  /** The direction of a hand on the floor. */
  handOf: (pose: PoseOf<T>) => Vector;
  /** Distance of the mouse, in metres, at which the arm is fully extended. */
  reach: number;
  /** The side, 0 or 1, from which a single local body views the room. */
  sideOf: (snapshot: T['Snapshot'], body: number) => 0 | 1;

  sounds: Partial<Record<T['Happening']['kind'], SoundName>>;
  /** What the fighters `mine`, who are steered here, feel of a happening. */
  feelOf: (happening: T['Happening'], mine: readonly number[]) => Feel | null;
  /** The body that caused a happening, if one did. */
  actorOf: (happening: T['Happening']) => number | null;
  /** What the announcer at the shared screen calls out, or ''. */
  callOf: (happening: T['Happening'], arena: Arena<T>) => string;
  /** Id of the starting word. */
  go: string;
  labelOf: (arena: Arena<T>) => string;
  /** The announcement of a happening, or ''. */
  lineOf: (happening: T['Happening'], arena: Arena<T>) => string;
  /** Kinds of happenings that are announced at once, because somebody must react. */
  urgent: ReadonlySet<T['Happening']['kind']>;
  endingOf: (over: BattleOver, arena: Arena<T>) => Ending;
  wordOf: (arena: Arena<T>) => Called;
  /** A warning about the room for everybody, or ''. */
  warningOf: (snapshot: T['Snapshot']) => string;
  pushesOf: (arena: Arena<T>, body: number) => readonly Push[];
  /** A local fighter has closed eyes: nothing is drawn for them. */
  isDark?: (arena: Arena<T>) => boolean;

  /** Loads the drawing code on demand: most tables never fight. */
  open: (canvas: HTMLCanvasElement) => Promise<Drawn<T>>;
  settingOf: (arena: Arena<T>) => T['Setting'];
  fullOf: (snapshot: T['Snapshot']) => Room;
  pictureOf: (
    arena: Arena<T>,
    snapshot: T['Snapshot'],
    still: T['Still'],
    now: number,
  ) => T['Picture'];
  /** Points that the camera must keep in view. */
  pointsOf: (arena: Arena<T>, still: T['Still']) => readonly Vector[];

  /** The colour of its end, and the top of the notices in pixels. */
  colour: string;
  noticesAt: number;
  /** Shows who fights. */
  Fighters: Component<{ arena: Arena<T> }>;
  /** Shown before the battle begins. */
  Before: Component<{ arena: Live<T>; snapshot: T['Snapshot'] }>;
  /** Shown at the end: beside the avatars, and below the words. */
  Beside?: Component;
  Below?: Component<{ arena: Live<T> }>;
}
