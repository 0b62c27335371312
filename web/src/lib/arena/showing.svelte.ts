/** Whether a table's battle is shown: until its end has been shown, and not if it was over before this page opened. */
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

  /** Called when its end has been shown, or when the game goes on. */
  readonly finish = (): void => {
    this.done = this.battle()?.info?.number ?? null;
  };
}
