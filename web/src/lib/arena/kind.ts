/** What differs between the arenas, for all that follows, shows or films a battle whichever it is. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { PersonColour } from '../games/board';
import type { BattleInfo, BattleOver } from '../net/messages.gen';
import type { SoundName } from '../sound';
import type { Arena } from './arena.svelte';
import type { Crew } from './controls/crew';
import type { Vector } from './controls/input';
import type { Scheme } from './controls/scheme';
import type { Measures } from './countdown';
import type { Live } from './live.svelte';
import type { Predictor } from './predictor';
import type { Drawn } from './scene/drawn';

/** Half of the width and half of the depth of a room; its middle is at 0. */
export type Room = Vector;

/** The types of one arena. */
export interface Terms {
  Snapshot: { tick: number; phase: string };
  /** Somebody in a snapshot; `acked` is the number of the last input that was stepped. */
  Body: { acked: number };
  /** All that moving reads and changes of a body. */
  Mover: object;
  /** A moment as it is drawn. */
  Still: { poses: readonly Vector[]; room: Room };
  Happening: { kind: string; number?: number };
  /** What is around a body that moves. */
  Around: object;
  /** How far what is drawn is from what is true. */
  Apart: object;
  /** What the canvas is painted with when it is opened or colours change. */
  Setting: object;
  /** One frame for the canvas: a moment, and what is marked in it. */
  Picture: object;
}

export type PoseOf<T extends Terms> = T['Still']['poses'][number];

/** How snapshots are read and looked at. */
export interface Reading<T extends Terms> {
  /** Null if the bytes are not one snapshot. */
  snapshotOf: (bytes: DataView) => T['Snapshot'] | null;
  stillOf: (earlier: T['Snapshot'], later: T['Snapshot'], share: number) => T['Still'];
  happened: (before: T['Snapshot'] | null, now: T['Snapshot']) => readonly T['Happening'][];
}

/** How a battle is followed while it goes on. */
export interface Kind<T extends Terms> extends Reading<T> {
  bodiesOf: (snapshot: T['Snapshot']) => readonly T['Body'][];
  makePredictor: (who: number) => Predictor<T>;
  /** Null: this one does not move now. */
  aroundOf: (snapshot: T['Snapshot'], who: number) => T['Around'] | null;
  /** A moment with those who are ahead of the server in it. */
  withPoses: (
    still: T['Still'],
    poses: readonly PoseOf<T>[],
    isAhead: (who: number) => boolean,
  ) => T['Still'];
}

/** A word over the floor: the count, what begins the battle, what must be done. */
export interface Called {
  /** Empty: nothing is called. */
  word: string;
  /** Where a number of the count stands, so that one sees what is about to begin; null: it is no number. */
  count: 'above' | 'beside' | null;
  colour: string;
  /** Somebody must do this at once. */
  isDue?: boolean;
  note?: string;
}

/** A button under the thumb. */
export interface Push {
  /** As the stepper knows it. */
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
  /** Bodies that are pictured. */
  people: readonly number[];
}

/** How a battle is steered, shown, heard and told. */
export interface Show<T extends Terms> {
  kind: Kind<T>;
  arena: BattleInfo['arena'];
  /** What its texts and test ids begin with. */
  id: 'ring' | 'volley';
  /** The catalogues of its texts. */
  texts: readonly string[];
  count: Measures;
  scheme: Scheme;
  /** What else listens to the glass. */
  hands?: (crew: Crew, isLive: () => boolean) => Attachment<HTMLElement>;
  /** Where on the floor a hand points. */
  handOf: (pose: PoseOf<T>) => Vector;
  /** How far away, in metres, the mouse means an arm all the way out. */
  reach: number;
  /** The side, 0 or 1, from which the one body that is steered here looks at the room. */
  sideOf: (snapshot: T['Snapshot'], body: number) => 0 | 1;

  sounds: Partial<Record<T['Happening']['kind'], SoundName>>;
  /** The text that begins the battle. */
  go: string;
  labelOf: (arena: Arena<T>) => string;
  /** What a listener should hear of it; nothing: ''. */
  lineOf: (happening: T['Happening'], arena: Arena<T>) => string;
  /** What is said at once: somebody must do something. */
  urgent: ReadonlySet<T['Happening']['kind']>;
  endingOf: (over: BattleOver, arena: Arena<T>) => Ending;
  wordOf: (arena: Arena<T>) => Called;
  /** What everybody should know of the room; nothing: ''. */
  warningOf: (snapshot: T['Snapshot']) => string;
  pushesOf: (arena: Arena<T>, body: number) => readonly Push[];
  /** Somebody here has their eyes shut: nothing is drawn for them. */
  isDark?: (arena: Arena<T>) => boolean;

  /** Drawing comes when it is needed: most tables never fight. */
  open: (canvas: HTMLCanvasElement) => Promise<Drawn<T>>;
  settingOf: (arena: Arena<T>) => T['Setting'];
  fullOf: (snapshot: T['Snapshot']) => Room;
  pictureOf: (
    arena: Arena<T>,
    snapshot: T['Snapshot'],
    still: T['Still'],
    now: number,
  ) => T['Picture'];
  /** What must be in sight. */
  pointsOf: (arena: Arena<T>, still: T['Still']) => readonly Vector[];

  /** The spot colour of its end, and how many pixels down notices begin. */
  colour: string;
  noticesAt: number;
  /** Who fights. */
  Fighters: Component<{ arena: Arena<T> }>;
  /** What is to be read before it begins. */
  Before: Component<{ arena: Live<T>; snapshot: T['Snapshot'] }>;
  /** What else is pictured at the end: beside the people, and below the words. */
  Beside?: Component;
  Below?: Component<{ arena: Live<T> }>;
}
