/** The page of a game that has none: drawn from what the game says of itself. */
import type { Component } from 'svelte';
import type { BoardEntry, BoardProps } from '../games/board';
import { api } from '../net/api';
import type { Shape } from '../net/messages.gen';
import { addGame, loadTexts } from '../text';
import Emblem from './Emblem.svelte';

/** The shapes of the views, by game. They are loaded before a board is drawn. */
export const shapes = new Map<string, Shape>();

export function genericEntry(game: string): BoardEntry {
  const load = async () => {
    const [board, info] = await Promise.all([
      import('./Board.svelte'),
      api.board(game),
      loadTexts('generic'),
    ]);
    shapes.set(game, info.shape);
    await addGame(game, info.texts, info.seat_fields);
    // Safe: the board draws any data, by its shape.
    return { default: board.default as unknown as Component<BoardProps> };
  };
  return { Emblem, counts: () => 'points', load };
}
