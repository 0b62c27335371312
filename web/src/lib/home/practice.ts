/** A practice floor from the home page: whoever has no name yet fights as a guest. */
import { api } from '../net/api';
import { freshProfile, rememberedProfile } from '../net/device';
import type { OpenPractice, Profile } from '../net/messages.gen';
import { t } from '../text';

const guests = new Map<string, Profile>();

/** Opens it; the code of its table. */
export async function openPractice(wish: OpenPractice): Promise<string> {
  const { code } = await api.openPractice(wish);
  if (!rememberedProfile()) guests.set(code, { ...freshProfile([]), name: t('practice-guest') });
  return code;
}

/** Who somebody without a name is at a table that was opened here to practise. */
export const guestAt = (code: string): Profile | null => guests.get(code) ?? null;
