/** The context that every component of the app can use. */
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
  /** Codes of tables that were created by this page: it joins them without asking. */
  opened: Set<string>;
}

export const [getApp, setApp] = createContext<App>();
