import Emblem from '../../art/emblems/SwordcraftersEmblem.svelte';
import type { GamePage } from '../board';

export default {
  Emblem,
  load: () => import('./Board.svelte'),
  tellsEnd: true,
  stagesEnd: true,
  endsWith: 'end-scores',
} satisfies GamePage;
