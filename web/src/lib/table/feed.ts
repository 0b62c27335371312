/** The happenings and prompts of a game as streams: the same for a table and for a replay. */
import type { Happening, Prompt } from '../games/board';
import type { Handler } from './stream';

/** Hooks for components. The view is already the new one when they are called, and they end with the component. */
export interface Feed<Event = unknown> {
  /** Each accepted action, as the viewer saw it, but none from before the call. */
  onHappening: (handler: Handler<Happening<Event>>) => void;
  /** Each prompt for the viewer, once, however long it stays open. */
  onPrompt: (handler: Handler<Prompt>) => void;
}
