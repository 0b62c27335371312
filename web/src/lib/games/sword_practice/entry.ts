import Emblem from '../../art/emblems/FakeSwordsEmblem.svelte';
import type { GamePage } from '../board';

export default {
  Emblem,
  load: () => import('./Board.svelte'),
  stagesEnd: true,
  counts: () => 'practice-bouts',
} satisfies GamePage;
