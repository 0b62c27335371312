/** A finished game, in which each game finds its highlights. Pure. */
import type { Film, Outcome } from '../net/messages.gen';
import { eventsOf, nextViews, type Views } from '../replay/film';

/** One frame of the film, with everything that happened in it. */
export interface Scene<Event = unknown> {
  frame: number;
  atMs: number;
  seat: number | null;
  events: readonly Event[];
}

export interface Story<Event = unknown, Public = unknown> {
  scenes: readonly Scene<Event>[];
  /** The public part of the view after each frame. */
  views: () => readonly Public[];
  /** The same, after the last one. */
  last: Public;
  outcome: Outcome | null;
}

/** A highlight: a frame of the film that is worth seeing again. */
export interface Moment {
  frame: number;
  /** Id of its title. Without events, the id with `-text` says what happened, of `seat` and `count`. */
  title: string;
  /** What happened, as the log tells it. */
  events: readonly unknown[];
  seat?: number | null;
  count?: number;
}

/** Finds the highlights of a game. */
export type Moments<Event = never, Public = never> = (
  story: Story<Event, Public>,
) => readonly (Moment | null)[];

export const MOST = 3;

export function storyOf(film: Film): Story {
  let known: unknown[] | null = null;
  const views = () => (known ??= viewsOf(film));
  return {
    scenes: film.frames.map((frame, number) => ({
      frame: number,
      atMs: frame.at_ms,
      seat: frame.seat ?? null,
      events: eventsOf(frame, 'open'),
    })),
    views,
    get last() {
      return views().at(-1);
    },
    outcome: film.outcome,
  };
}

function viewsOf(film: Film): unknown[] {
  let now: Views = { public: film.public, private: film.private };
  return film.frames.map((frame, number) => {
    if (number > 0) now = nextViews(now, { ...frame, private: {} });
    return now.public;
  });
}

/** The first of these moments that take place in different frames, in the order of the game. */
export function chosen(moments: readonly (Moment | null)[]): readonly Moment[] {
  const kept: Moment[] = [];
  for (const moment of moments)
    if (moment && kept.length < MOST && !kept.some(({ frame }) => frame === moment.frame))
      kept.push(moment);
  return kept.sort((one, two) => one.frame - two.frame);
}

/** The scene with the event that is worth most, the later one of equals; null if none is worth anything. */
export function greatest<Event>(
  scenes: readonly Scene<Event>[],
  worth: (event: Event) => number,
): Scene<Event> | null {
  let best: Scene<Event> | null = null;
  let most = 0;
  for (const scene of scenes) {
    const here = Math.max(0, ...scene.events.map(worth));
    if (here === 0 || here < most) continue;
    best = scene;
    most = here;
  }
  return best;
}

/** A scene as a highlight, told by those of its events that are of these types; null if there is no scene. */
export function moment<Event extends { type: string }>(
  title: string,
  scene: Scene<Event> | null,
  ...types: readonly Event['type'][]
): Moment | null {
  if (!scene) return null;
  const events = scene.events.filter(({ type }) => types.includes(type));
  return { frame: scene.frame, title, events };
}
