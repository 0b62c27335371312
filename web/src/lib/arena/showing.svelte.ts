/** Which battle of a table is shown: one that ends here to its end, one that was over before this page came not at all. */
import type { Battle } from '../table/battle.svelte';

export class Showing {
  readonly isOn: boolean = $derived.by(() => {
    const number = this.battle()?.info?.number ?? null;
    return number !== null && number !== this.done;
  });
  private done = $state.raw<number | null>(null);

  constructor(private readonly battle: () => Battle | undefined) {
    if (!battle()?.isOn) this.finish();
  }

  /** Its end has been shown, or makes way because the game goes on. */
  readonly finish = (): void => {
    this.done = this.battle()?.info?.number ?? null;
  };
}
