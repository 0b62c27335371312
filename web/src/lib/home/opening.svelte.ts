import { getApp } from '../app/context';
import { Refusal } from '../net/refusal';

/** Opens a table and goes there; if the server refuses, it says why. Made while a component is set up. */
export class Opening {
  isBusy = $state(false);
  problem = $state('');
  readonly #app = getApp();

  readonly go = async (open: () => Promise<{ code: string }>): Promise<void> => {
    this.isBusy = true;
    this.problem = '';
    try {
      const { code } = await open();
      this.#app.opened.add(code);
      this.#app.router.go(`/t/${code}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.message;
      this.isBusy = false;
    }
  };
}
