/** Practice and first games: people without a name play as guests, and need not say who they are before. */
import { api } from '../net/api';
import { freshProfile, rememberedProfile } from '../net/device';
import type { OpenedTable, OpenPractice, Profile } from '../net/messages.gen';
import { t } from '../text';

const guests = new Map<string, Profile>();

/** Opens a practice table. */
export async function openPractice(wish: OpenPractice): Promise<OpenedTable> {
  const table = await api.openPractice(wish);
  welcome(table.code);
  return table;
}

/** Opens a table for the guided first game. */
export async function openFirstGame(game: string): Promise<OpenedTable> {
  const table = await api.openTable({ game, guided: true });
  welcome(table.code);
  return table;
}

function welcome(code: string): void {
  if (!rememberedProfile()) guests.set(code, { ...freshProfile([]), name: t('practice-guest') });
}

/** The guest profile at such a table that was opened by this page. */
export const guestAt = (code: string): Profile | null => guests.get(code) ?? null;
