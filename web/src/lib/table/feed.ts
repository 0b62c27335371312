/** What happens in a game and what it asks, as a stream: the same for a table and for a replay. */
import { createContext } from 'svelte';
import type { Happening, Prompt } from '../games/board';
import type { Handler } from './stream';

/** Hooks for components: the view is already the new one when they are called, and they end with the component. */
export interface Feed {
  /** Each action that was accepted, as the one who looks saw it; what happened before is not told. */
  onHappening: (handler: Handler<Happening>) => void;
  /** Each question to the one who looks, once, however long it stays open. */
  onPrompt: (handler: Handler<Prompt>) => void;
}

export const [getFeed, setFeed] = createContext<Feed>();
