import type { Reacted } from '../net/messages.gen';

const SHOWN_MS = 2600;

export interface FloatingReaction extends Omit<Reacted, 'type' | 'seq'> {
  id: number;
}

/** The reactions that float over the page for a moment. */
export class Reactions {
  shown = $state.raw<readonly FloatingReaction[]>([]);
  private counted = 0;

  float({ member, name, reaction }: Reacted): void {
    this.counted += 1;
    const id = this.counted;
    this.shown = [...this.shown, { id, member, name, reaction }];
    setTimeout(() => (this.shown = this.shown.filter((each) => each.id !== id)), SHOWN_MS);
  }
}
