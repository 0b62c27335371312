/** What every board is given. A board draws the view and the happenings; it knows no sockets and judges no rules. */
import type { Component } from 'svelte';
import type { AVATARS, Outcome, PERSON_COLOURS, Prompt } from '../net/messages.gen';
import type { Battle } from '../table/battle.svelte';

export type { Outcome, Prompt };
export type Avatar = (typeof AVATARS)[number];
export type PersonColour = (typeof PERSON_COLOURS)[number];
export type Surface = 'phone' | 'desk' | 'screen';

/** Somebody who holds a seat. */
export interface Person {
  member: number;
  name: string;
  avatar: Avatar;
  colour: PersonColour;
  here: boolean;
  /** Whether the table takes an answer for the seat from them now. */
  commits: boolean;
}

/** A seat: one person, a bot, or a team under one name. */
export interface Player {
  name: string;
  avatar: Avatar;
  colour: PersonColour;
  kind: 'person' | 'bot' | 'empty';
  presence: 'here' | 'away' | 'stand_in';
  level: string | null;
  /** Who holds the seat, the captain first; nobody in a bot's seat and in a replay. */
  people: readonly Person[];
}

/** One accepted action, as this viewer saw it. */
export interface Happening<Event = unknown> {
  id: number;
  events: readonly Event[];
  by: string;
  seat: number | null;
}

/** With the types of the game, as its `types.gen.ts` describes them. */
export interface BoardProps<
  Public = unknown,
  Private = unknown,
  Options = unknown,
  Event = unknown,
  Action = unknown,
> {
  surface: Surface;
  /** The seat looking; null for a spectator, the shared screen and an open replay. */
  me: number | null;
  players: readonly Player[];
  /** The newest truth, replaced as a whole. An open replay has the private parts of all seats. */
  view: { public: Public; private: Private | readonly Private[] | null };
  /** Open for `me`; empty when it is not one's move. */
  prompts: readonly Prompt[];
  /** The seats that the table waits for. */
  waiting: readonly number[];
  /** By seat: the game time at which the turn timer runs out. */
  deadlines: Record<string, number>;
  /** The game clock. */
  nowMs: () => number;
  /** A growing list; a board stages those newer than the last it staged, and none when it is first shown. */
  happenings: readonly Happening<Event>[];
  options: Options | null;
  outcome: Outcome | null;
  /**
   * Whether this device may give the answers of `me`. Of a team only the captain may, unless the table lets anyone: the
   * others see the same prompts and draft along, but have no button that commits; say that `captain` confirms.
   */
  commits: boolean;
  /** Who gives the answers of `me` now, when it is somebody else of the team; otherwise empty. */
  captain: string;
  /**
   * A text that the table keeps for a seat (notes, drafts), empty if there is none; only of `me`. It is reactive: all
   * who hold the seat share it, and it is there again after a reload. A name has up to 20 letters `a`-`z` and `_`; a seat
   * has up to 8 such texts, of up to 4,000 characters. They are no part of the game and gone when the next one begins.
   */
  pad: (seat: number, name: string) => string;
  /** Shows at once and is sent soon after; the last one to write wins. Empty text removes the pad. */
  setPad: (seat: number, name: string, text: string) => void;
  /** The battle in the arena, handed on to `arena/Ring` by games that have them. Not given in a replay, which shows films. */
  battle?: Battle;
  /** Fire and forget: refusals are shown by the shell. */
  act: (prompt: string, action: Action) => void;
  /**
   * The same for a board that puts refusals right itself: in real time a refused tap is mostly a late one. Resolves when
   * it is carried out and the view shows it; rejects with a Refusal. Not given in a replay.
   */
  attempt?: (prompt: string, action: Action) => Promise<unknown>;
  /** Given to the host: says who lost a judged battle that nobody else can settle, and by which clause. */
  rule?: ((battle: string, losers: readonly number[], clause: string) => void) | null;
  /** Rejects when the question is refused. */
  consult: (question: unknown) => Promise<unknown>;
  /** To be called when the board has shown how the game ended. Not given in a replay: there nothing is waited for. */
  onend?: () => void;
  /** Called with true while the board holds back what can be done until it has shown what that depends on. */
  onshowing?: (showing: boolean) => void;
}

/** What a game says of its page. */
export interface GamePage {
  /** The component that draws a table of the game; it comes when it is needed. */
  load: () => Promise<{ default: Component<never> }>;
  Emblem: Component;
  /** The board tells more of the end than who won: on the screen the result makes way for it. */
  tellsEnd?: boolean;
  /** The board shows the end as a scene of its own: the result waits until it calls `onend`. */
  stagesEnd?: boolean;
  /** The text that says what the players have in the end under these options; points otherwise. */
  counts?: (options: unknown) => string;
}

export interface BoardEntry extends Omit<GamePage, 'load' | 'counts'> {
  load: () => Promise<{ default: Component<BoardProps> }>;
  counts: (options: unknown) => string;
}
