import { MediaQuery } from 'svelte/reactivity';

/** The surface of a player's page: a phone, or a desk with room beside the board. */
export class TableSurface {
  // A large phone held sideways is wide enough, but not a desk.
  private readonly wide = new MediaQuery('(min-width: 900px) and (min-height: 480px)');

  get current(): 'phone' | 'desk' {
    return this.wide.current ? 'desk' : 'phone';
  }
}
