/** The name of a shared screen, taken from its face. */
import type { ScreenInfo } from '../net/messages.gen';
import { t } from '../text';

export const faceName = ({ avatar, colour }: Pick<ScreenInfo, 'avatar' | 'colour'>): string =>
  t('face', { avatar: t(`avatar-${avatar}`), colour: t(`colour-${colour}`) });
