/** How many can play a game, in words. */
import type { GameInfo } from '../net/messages.gen';
import { t } from '.';

export const playersOf = (game: GameInfo) =>
  t(game.teams ? 'game-sides' : 'game-seats', { least: game.min_seats, most: game.max_seats });
