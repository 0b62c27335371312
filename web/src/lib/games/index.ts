/** The boards, by the name of the game in the Python registry. A new game adds one line. */
import type { Component } from 'svelte';
import BurritoEmblem from '../art/emblems/BurritoEmblem.svelte';
import FakeSwordsEmblem from '../art/emblems/FakeSwordsEmblem.svelte';
import MantisEmblem from '../art/emblems/MantisEmblem.svelte';
import SwordcraftersEmblem from '../art/emblems/SwordcraftersEmblem.svelte';
import WordyEmblem from '../art/emblems/WordyEmblem.svelte';
import { loadTexts } from '../text';
import type { BoardEntry, BoardProps } from './board';

function board(
  name: string,
  draw: () => Promise<{ default: Component<never> }>,
  Emblem: Component,
  {
    tellsEnd = false,
    stagesEnd = false,
    counts = () => 'points',
  }: Partial<Pick<BoardEntry, 'tellsEnd' | 'stagesEnd' | 'counts'>> = {},
): BoardEntry {
  const load = async () => {
    const [drawn] = await Promise.all([draw(), loadTexts(name)]);
    // The table gives a board only what belongs to its game.
    return { default: drawn.default as Component<BoardProps> };
  };
  return { load, Emblem, tellsEnd, stagesEnd, counts };
}

export const boards: Record<string, BoardEntry> = {
  mantis: board('mantis', () => import('./mantis/Board.svelte'), MantisEmblem),
  wordy: board('wordy', () => import('./wordy/Board.svelte'), WordyEmblem, {
    tellsEnd: true,
    counts: (options) =>
      ((options as { rounds?: number } | null)?.rounds ?? 1) > 1
        ? 'wordy-end-rounds'
        : 'wordy-end-own',
  }),
  swordcrafters: board(
    'swordcrafters',
    () => import('./swordcrafters/Board.svelte'),
    SwordcraftersEmblem,
    { tellsEnd: true, stagesEnd: true },
  ),
  fake_swords: board('fake_swords', () => import('./fake_swords/Board.svelte'), FakeSwordsEmblem, {
    counts: () => 'fake-sets',
  }),
  burrito: board('burrito', () => import('./burrito/Board.svelte'), BurritoEmblem, {
    tellsEnd: true,
    stagesEnd: true,
  }),
  sword_practice: board(
    'sword_practice',
    () => import('./sword_practice/Board.svelte'),
    FakeSwordsEmblem,
    { stagesEnd: true, counts: () => 'practice-bouts' },
  ),
};
