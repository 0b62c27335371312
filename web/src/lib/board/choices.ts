import type { IconName } from '../art/icons';
import type { PersonColour, Player } from '../games/board';

/** A possible action, shown as a button. */
export interface Choice {
  key: string;
  title: string;
  /** Label for screen readers, instead of the contents of the button. */
  says: string;
  tone: PersonColour;
  /** The target's face, or an icon of the action. */
  face: Player | IconName;
}
