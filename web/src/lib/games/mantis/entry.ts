import Emblem from '../../art/emblems/MantisEmblem.svelte';
import type { GamePage } from '../board';

export default {
  Emblem,
  load: () => import('./Board.svelte'),
} satisfies GamePage;
