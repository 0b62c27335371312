/** The boards, by the name of the game in the Python registry. Each game's folder has an `entry.ts`. */
import type { Component } from 'svelte';
import { loadTexts } from '../text';
import type { BoardEntry, BoardProps, GamePage } from './board';

const pages = import.meta.glob<GamePage>('./*/entry.ts', { eager: true, import: 'default' });

function entryOf(name: string, { load, counts = () => 'points', ...page }: GamePage): BoardEntry {
  const loadAll = async () => {
    const [drawn] = await Promise.all([load(), loadTexts(name)]);
    // Safe: a table only gives a board data of its own game.
    return { default: drawn.default as Component<BoardProps> };
  };
  return { ...page, counts, load: loadAll };
}

export const boards: Record<string, BoardEntry> = Object.fromEntries(
  Object.entries(pages).map(([path, page]) => {
    const name = path.split('/').at(-2) ?? '';
    return [name, entryOf(name, page)];
  }),
);
