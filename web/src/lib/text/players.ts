/** What the pages say about a game. */
import type { GameInfo } from '../net/messages.gen';
import { english, hasText, t } from '.';

/** How many can play it, in words. */
export const playersOf = (game: GameInfo) =>
  t(game.teams ? 'game-sides' : 'game-seats', { least: game.min_seats, most: game.max_seats });

/** Its one line; the server has it in English. */
export function taglineOf({ name, tagline }: GameInfo): string {
  const id = `tagline-${name}`;
  return hasText(id) ? t(id) : english(tagline);
}
