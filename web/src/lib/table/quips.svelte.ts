import type { Quip } from '../net/messages.gen';
import { t } from '../text';

const SHOWN_MS = 4200;

export interface SaidQuip {
  id: number;
  seat: number;
  name: string;
  words: string;
}

/** What a bot has just said; the latest one only. */
export class Quips {
  shown = $state.raw<SaidQuip | null>(null);
  private counted = 0;

  hear({ seat, name, moment, variant }: Quip): void {
    this.counted += 1;
    const said = { id: this.counted, seat, name, words: t(`quip-${moment}-${String(variant)}`) };
    this.shown = said;
    setTimeout(() => {
      if (this.shown === said) this.shown = null;
    }, SHOWN_MS);
  }
}
