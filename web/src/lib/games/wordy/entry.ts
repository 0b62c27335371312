import Emblem from '../../art/emblems/WordyEmblem.svelte';
import type { GamePage } from '../board';

export default {
  Emblem,
  load: () => import('./Board.svelte'),
  tellsEnd: true,
  counts: (options) =>
    ((options as { rounds?: number } | null)?.rounds ?? 1) > 1
      ? 'wordy-end-rounds'
      : 'wordy-end-own',
  endsWith: 'end-timeline',
} satisfies GamePage;
