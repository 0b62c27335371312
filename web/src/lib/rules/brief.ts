import type { Component } from 'svelte';
import { byGame } from '../games/folders';
import { loadTexts } from '../text';

// The games that have one draw it in their `Brief.svelte`.
const briefs = byGame(
  import.meta.glob<Component>('../games/*/Brief.svelte', { import: 'default' }),
);

/** Loads the short version of a game's rules, in pictures; undefined if there is none. */
export function briefOf(game: string): (() => Promise<Component>) | undefined {
  const load = briefs[game];
  return load && (async () => (await Promise.all([load(), loadTexts(game)]))[0]);
}
