/** What every board is given. A board draws the view and the happenings; it knows no sockets and judges no rules. */
import type { Component } from 'svelte';
import type { AVATARS, Outcome, PERSON_COLOURS, Prompt } from '../net/messages.gen';

export type { Outcome, Prompt };
export type Avatar = (typeof AVATARS)[number];
export type PersonColour = (typeof PERSON_COLOURS)[number];
export type Surface = 'phone' | 'desk' | 'screen';

export interface Player {
  name: string;
  avatar: Avatar;
  colour: PersonColour;
  kind: 'person' | 'bot' | 'empty';
  presence: 'here' | 'away' | 'stand_in';
  level: string | null;
}

/** One accepted action, as this viewer saw it. */
export interface Happening {
  id: number;
  events: readonly unknown[];
  by: string;
  seat: number | null;
}

export interface BoardProps {
  surface: Surface;
  /** The seat looking; null for a spectator, the shared screen and an open replay. */
  me: number | null;
  players: readonly Player[];
  /** The newest truth, replaced as a whole. */
  view: { public: unknown; private: unknown };
  /** Open for `me`; empty when it is not one's move. */
  prompts: readonly Prompt[];
  /** The seats that the table waits for. */
  waiting: readonly number[];
  /** By seat: the game time at which the turn timer runs out. */
  deadlines: Record<string, number>;
  /** The game clock. */
  nowMs: () => number;
  /** A growing list; a board stages those newer than the last it staged, and none when it is first shown. */
  happenings: readonly Happening[];
  options: unknown;
  outcome: Outcome | null;
  /** Fire and forget: refusals are shown by the shell. */
  act: (prompt: string, action: unknown) => void;
  /** Rejects when the question is refused. */
  consult: (question: unknown) => Promise<unknown>;
}

export interface BoardEntry {
  load: () => Promise<{ default: Component<BoardProps> }>;
  Emblem: Component;
}
