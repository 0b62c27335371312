import { MediaQuery } from 'svelte/reactivity';

/** Which surface a player's page is: a phone, or a desk with room beside the board. */
export class TableSurface {
  private readonly wide = new MediaQuery('min-width: 900px');

  get current(): 'phone' | 'desk' {
    return this.wide.current ? 'desk' : 'phone';
  }
}
