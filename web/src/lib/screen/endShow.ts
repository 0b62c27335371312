/** The end of a game on the shared screen, which goes on by itself. */
import type { Moment } from '../end/story';

/** The board first shows how the game ended. */
export const PAUSE_MS = 2600;
export const WINNER_MS = 7000;
export const MOMENT_MS = 6000;

export interface Acts {
  celebrate: () => void;
  recall: (moment: Moment) => void;
  /** What stays until the next game. */
  rest: () => void;
}

/** Plays the acts one after the other. Without highlights they are left out. */
export class EndShow {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private found: readonly Moment[] = [];
  /** The number of acts that have begun. */
  private begun = 0;

  constructor(
    moments: Promise<readonly Moment[]>,
    private readonly acts: Acts,
  ) {
    moments.then(
      (all) => (this.found = all),
      () => undefined,
    );
    this.timer = setTimeout(this.next, PAUSE_MS);
  }

  /** The next act, by itself or because somebody does not want to wait. */
  readonly next = (): void => {
    this.stop();
    this.begun += 1;
    const moment = this.found[this.begun - 2];
    if (this.begun === 1) this.acts.celebrate();
    else if (moment) this.acts.recall(moment);
    else {
      this.acts.rest();
      return;
    }
    this.timer = setTimeout(this.next, this.begun === 1 ? WINNER_MS : MOMENT_MS);
  };

  stop(): void {
    clearTimeout(this.timer);
  }
}
