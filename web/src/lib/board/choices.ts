import type { IconName } from '../art/icons';
import type { PersonColour, Player } from '../games/board';

/** One thing that may be done, as a button. */
export interface Choice {
  key: string;
  title: string;
  /** What a screen reader says instead of all that the button shows. */
  says: string;
  tone: PersonColour;
  /** Whom it is aimed at, or a picture of what it does. */
  face: Player | IconName;
}
