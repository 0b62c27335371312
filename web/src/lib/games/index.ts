/** The boards, by the name of the game in the Python registry. A new game adds one line. */
import MantisEmblem from '../art/emblems/MantisEmblem.svelte';
import type { BoardEntry } from './board';

export const boards: Record<string, BoardEntry> = {
  mantis: { load: () => import('./mantis/Board.svelte'), Emblem: MantisEmblem },
};
