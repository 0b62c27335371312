import { api } from '../net/api';
import { withTexts } from '../text';
import type { Example } from '../net/messages.gen';

const known: Partial<Record<string, Promise<readonly Example[]>>> = {};

function examplesOf(game: string): Promise<readonly Example[]> {
  const fetched = known[game] ?? withTexts(api.examples(game), game);
  known[game] = fetched;
  // After a failure the next book tries again.
  fetched.catch(() => (known[game] = undefined));
  return fetched;
}

/** The examples of a rule book; none until they are loaded, or if they cannot be. */
export class Examples {
  all = $state.raw<readonly Example[]>([]);
  /** Resolves when they are there, or will not be. */
  loaded: Promise<void> = Promise.resolve();

  /** To be made while a component is. */
  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      let isCurrent = true;
      this.all = [];
      this.loaded = examplesOf(name).then(
        (all) => {
          if (isCurrent) this.all = all;
        },
        () => undefined,
      );
      return () => (isCurrent = false);
    });
  }
}
