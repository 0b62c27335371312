/** The props of every board. A board draws the view and the happenings; it knows no sockets and no rules. */
import type { Component } from 'svelte';
import type {
  AVATARS,
  BOT_NAMES,
  Offer,
  Outcome,
  PERSON_COLOURS,
  Prompt,
} from '../net/messages.gen';
import type { Battle } from '../table/battle.svelte';
import type { Feed } from '../table/feed';

export type { Outcome, Prompt };
export type Avatar = (typeof AVATARS)[number];
/** A bot of the house has a face of its own, known by its name. */
export type Face = Avatar | (typeof BOT_NAMES)[number];
export type PersonColour = (typeof PERSON_COLOURS)[number];
export type Surface = 'phone' | 'desk' | 'screen';

/** A person who holds a seat. */
export interface Person {
  member: number;
  name: string;
  avatar: Avatar;
  colour: PersonColour;
  here: boolean;
  /** Whether the table accepts answers for the seat from them now. */
  commits: boolean;
}

/** A seat: one person, a bot, or a team under one name. */
export interface Player {
  name: string;
  avatar: Face;
  colour: PersonColour;
  kind: 'person' | 'bot' | 'empty';
  presence: 'here' | 'away' | 'stand_in';
  level: string | null;
  /** Who holds the seat, the captain first; empty for a bot's seat and in a replay. */
  people: readonly Person[];
}

/** One accepted action, as this viewer saw it. */
export interface Happening<Event = unknown> {
  id: number;
  events: readonly Event[];
  by: string;
  seat: number | null;
}

/** The type parameters are those of the game's `types.gen.ts`. */
export interface BoardProps<
  Public = unknown,
  Private = unknown,
  Options = unknown,
  Event = unknown,
  Action = unknown,
> {
  /** The name of the game. */
  game: string;
  surface: Surface;
  /** The seat of the viewer; null for a spectator, the shared screen and an open replay. */
  me: number | null;
  /** The seat that sentences speak to as "you"; nobody on a shared device, the shared screen and in a replay. */
  reader?: number | null;
  players: readonly Player[];
  /** The newest view, replaced as a whole. An open replay has the private parts of all seats. */
  view: { public: Public; private: Private | readonly Private[] | null };
  /** Prompts that are open for `me`. */
  prompts: readonly Prompt[];
  /** The seats that the table waits for. */
  waiting: readonly number[];
  /** By seat: the game time at which the turn timer runs out. */
  deadlines: Record<string, number>;
  /** The game clock. */
  nowMs: () => number;
  /** A growing list; a board animates those newer than the last one it showed, and none when it is first shown. */
  happenings: readonly Happening<Event>[];
  /** Calls back with each of them once. */
  feed: Feed<Event>;
  options: Options | null;
  outcome: Outcome | null;
  /**
   * Whether this device may answer for `me`. In a team only the captain may, unless the table lets anyone: the others
   * see the same prompts and can draft an answer, but have no button that commits it; say that `captain` confirms.
   */
  commits: boolean;
  /** Who answers for `me` now, if it is another member of the team; otherwise empty. */
  captain: string;
  /**
   * A text that the table stores for the seat of `me` (notes, drafts); empty if there is none. It is reactive, shared
   * by all who hold the seat, and survives a reload. A name has up to 20 letters `a`-`z` and `_`; a seat has up to 8
   * texts of up to 4,000 characters. They are not part of the game and are removed when the next one begins.
   */
  pad: (seat: number, name: string) => string;
  /** Takes effect at once and is sent soon after; the last writer wins. Empty text removes the pad. */
  setPad: (seat: number, name: string, text: string) => void;
  /** The battle in the arena, for `arena/Ring`. Not given in a replay, which shows films. */
  battle?: Battle;
  /** Sends an action; the app shows refusals. */
  act: (prompt: string, action: Action) => void;
  /**
   * The same for a board that handles refusals itself: in real time a refused tap mostly came too late. Resolves when
   * the action is carried out and the view shows it; rejects with a Refusal. Not given in a replay.
   */
  attempt?: (prompt: string, action: Action) => Promise<unknown>;
  /** Given to the host: decides who lost a judged battle that nobody else can settle, and by which clause. */
  rule?: ((battle: string, losers: readonly number[], clause: string) => void) | null;
  /** Rejects when the question is refused. */
  consult: (question: unknown) => Promise<unknown>;
  /**
   * What may come next in an answer to a prompt, after these tokens; without a prompt, the first tokens for all of them.
   * Rejects when the prompt is closed. Not given in a replay.
   */
  offer?: (prompt: string, said: readonly number[]) => Promise<Offer>;
  /** To be called when the board has shown how the game ended. Not given in a replay, which does not wait for it. */
  onend?: () => void;
  /** Called with true while the board holds back prompts until it has shown what they depend on. */
  onshowing?: (showing: boolean) => void;
}

/** The page of a game. */
export interface GamePage {
  /** Loads the component that draws a table of the game. */
  load: () => Promise<{ default: Component<never> }>;
  Emblem: Component;
  /** The board tells more about the end than who won: the shared screen shows only a brief result. */
  tellsEnd?: boolean;
  /** The board animates the end: the result waits until it calls `onend`. */
  stagesEnd?: boolean;
  /** Id of the text for the players' final counts under these options; by default points. */
  counts?: (options: unknown) => string;
  /** Id of the name of what the board shows after the end, such as a timeline; by default the table. */
  endsWith?: string;
}

export interface BoardEntry extends Omit<GamePage, 'load' | 'counts'> {
  load: () => Promise<{ default: Component<BoardProps> }>;
  counts: (options: unknown) => string;
}
