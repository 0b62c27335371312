/** What every component of the app may need. */
import { createContext } from 'svelte';
import type { House } from './house.svelte';
import type { Kept } from './kept.svelte';
import type { Router } from './router.svelte';
import type { Theme } from './theme.svelte';

export interface App {
  router: Router;
  house: House;
  theme: Theme;
  kept: Kept;
  /** Codes of tables that were opened from this page: no need to ask whether to join. */
  opened: Set<string>;
}

export const [getApp, setApp] = createContext<App>();
