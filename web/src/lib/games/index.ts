/** The boards, by the name of the game in the Python registry. A game with a page has a folder with an `entry.ts`. */
import type { Component } from 'svelte';
import { genericEntry } from '../generic/entry';
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

const boards: Record<string, BoardEntry | undefined> = Object.fromEntries(
  Object.entries(pages).map(([path, page]) => {
    const name = path.split('/').at(-2) ?? '';
    return [name, entryOf(name, page)];
  }),
);

const generic = new Map<string, BoardEntry>();

/** The board of a game: its own, or the generic one, which `?board=generic` asks for, too. */
export function boardOf(game: string): BoardEntry {
  const own = boards[game];
  if (own && new URLSearchParams(location.search).get('board') !== 'generic') return own;
  const known = generic.get(game) ?? { ...genericEntry(game), ...picked(own) };
  generic.set(game, known);
  return known;
}

const picked = (own: BoardEntry | undefined) => own && { Emblem: own.Emblem, counts: own.counts };
