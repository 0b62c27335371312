/** Notes about absent players. */
import type { IconName } from '../art/icons';
import type { Player } from '../games/board';
import { t } from '../text';

export interface Note {
  icon?: IconName;
  text: string;
}

/** That a player is disconnected, or that a bot plays for them; null while they are present. */
export function absenceOf(player: Player | undefined): Note | null {
  if (player?.presence === 'away') return { icon: 'wifi-lost', text: t('seat-away') };
  if (player?.presence === 'stand_in') return { icon: 'bot', text: t('seat-stand-in') };
  return null;
}
