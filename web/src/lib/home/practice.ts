/** Practice from the home page: people without a name fight as guests. */
import { api } from '../net/api';
import { freshProfile, rememberedProfile } from '../net/device';
import type { OpenPractice, Profile } from '../net/messages.gen';
import { t } from '../text';

const guests = new Map<string, Profile>();

/** Opens a practice table; returns its code. */
export async function openPractice(wish: OpenPractice): Promise<string> {
  const { code } = await api.openPractice(wish);
  if (!rememberedProfile()) guests.set(code, { ...freshProfile([]), name: t('practice-guest') });
  return code;
}

/** The guest profile at a practice table that was opened by this page. */
export const guestAt = (code: string): Profile | null => guests.get(code) ?? null;
