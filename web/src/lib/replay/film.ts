/** The views and events of each frame of a film, for a viewpoint. Pure. */
import type { Avatar, PersonColour, Player } from '../games/board';
import { AVATARS, PERSON_COLOURS, type Film, type Frame } from '../net/messages.gen';
import { patch } from '../net/patch';
import { faceOfSeat } from '../table/seats';

/** A seat, the public part, or everything. */
export type Viewpoint = number | 'public' | 'open';

export interface Views {
  public: unknown;
  private: readonly unknown[];
}

export function nextViews(views: Views, frame: Frame): Views {
  const changed = frame.private ?? {};
  return {
    public: frame.public === undefined ? views.public : patch(views.public, frame.public),
    private: views.private.map((mine, seat) => {
      const change = changed[String(seat)];
      return change === undefined ? mine : patch(mine, change);
    }),
  };
}

export function eventsOf(frame: Frame, viewpoint: Viewpoint): readonly unknown[] {
  const events = frame.events ?? [];
  if (viewpoint === 'public' || !frame.own) return events;
  if (viewpoint !== 'open') return frame.own[String(viewpoint)] ?? events;
  // In an open film, the acting seat saw the most.
  const own =
    frame.seat === undefined || frame.seat === null ? undefined : frame.own[String(frame.seat)];
  return own ?? Object.values(frame.own)[0] ?? events;
}

export function viewFrom(
  views: Views,
  viewpoint: Viewpoint,
): { public: unknown; private: unknown } {
  if (viewpoint === 'public') return { public: views.public, private: null };
  if (viewpoint === 'open') return views;
  return { public: views.public, private: views.private[viewpoint] ?? null };
}

/** The players of a film as a board knows them; missing fields of old files are filled in. */
export function playersOf(film: Film): readonly Player[] {
  return film.players.map((player, seat) => {
    const { name } = player;
    const kind = player.bot ? 'bot' : 'person';
    const avatar = AVATARS.find((each) => each === player.avatar) ?? pick<Avatar>(AVATARS, seat);
    return {
      name,
      avatar: faceOfSeat({ kind, name, avatar }),
      colour:
        PERSON_COLOURS.find((each) => each === player.colour) ??
        pick<PersonColour>(PERSON_COLOURS, seat),
      kind,
      presence: 'here',
      level: player.bot ? player.bot : null,
      people: [],
    };
  });
}

function pick<T>(all: readonly [T, ...T[]], place: number): T {
  return all[place % all.length] ?? all[0];
}
