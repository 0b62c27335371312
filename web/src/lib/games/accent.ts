/** The colour of a game: its own, or for a game without a page one of the colours of people. */
import { tilt } from '../motion/tilt';
import { PERSON_COLOURS } from '../net/messages.gen';

export function accentOf(game: string): string {
  const place = Math.floor(((tilt(game, 1) + 1) / 2) * PERSON_COLOURS.length);
  const colour = PERSON_COLOURS[Math.min(place, PERSON_COLOURS.length - 1)] ?? 'grape';
  return `var(--accent-${game}, var(--person-${colour}))`;
}
