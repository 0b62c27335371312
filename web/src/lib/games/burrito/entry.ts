import Emblem from '../../art/emblems/BurritoEmblem.svelte';
import type { GamePage } from '../board';

export default {
  Emblem,
  load: () => import('./Board.svelte'),
  tellsEnd: true,
  stagesEnd: true,
  endsWith: 'end-records',
} satisfies GamePage;
