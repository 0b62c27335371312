import type {
  BoardInfo,
  Example,
  Film,
  Guide,
  HouseInfo,
  ListedTable,
  OpenedTable,
  OpenPractice,
  OpenTable,
  MyTables,
  OwnTables,
  Problem,
  RuleBook,
  StoredReplay,
  TvCode,
} from './messages.gen';
import { t } from '../text';
import { Refusal } from './refusal';

async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await answer(path, init);
  return response.json().catch(() => null);
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal('offline', t('error-offline'));
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw isProblem(body) ? Refusal.from(body) : new Refusal('server', t('error-server'));
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

function send(path: string, body: BodyInit): Promise<unknown> {
  return request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

const part = encodeURIComponent;

export const api = {
  house: () => request('/api/house') as Promise<HouseInfo>,
  publicTables: () => request('/api/tables') as Promise<readonly ListedTable[]>,
  table: (code: string) => request(`/api/tables/${part(code)}`) as Promise<ListedTable>,
  openTable: (wish: OpenTable) => send('/api/tables', JSON.stringify(wish)) as Promise<OpenedTable>,
  openPractice: (wish: OpenPractice) =>
    send('/api/practice', JSON.stringify(wish)) as Promise<OpenedTable>,
  /** Uploads a file for an option of a table's game. Credentials never go into a URL. */
  bringFile: (code: string, option: string, text: string, credential: string) =>
    request(`/api/tables/${part(code)}/files/${part(option)}`, {
      method: 'PUT',
      body: text,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
    }),
  /** How the tables stand that this device belongs to. */
  mine: (asked: MyTables) => send('/api/mine', JSON.stringify(asked)) as Promise<OwnTables>,
  /** The code that this television shows, and the table once it has been given one. */
  tv: (key: string) => send('/api/tv', JSON.stringify({ key })) as Promise<TvCode>,
  /** The host shows a table on the television with that code. */
  giveTv: (code: string, tv: string, credential: string) =>
    request(`/api/tables/${part(code)}/tv`, {
      method: 'POST',
      body: JSON.stringify({ tv }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
    }),
  rules: (game: string, language: string) =>
    request(`/api/rules/${part(game)}?language=${part(language)}`) as Promise<RuleBook>,
  examples: (game: string) =>
    request(`/api/rules/${part(game)}/examples`) as Promise<readonly Example[]>,
  board: (game: string) => request(`/api/games/${part(game)}/board`) as Promise<BoardInfo>,
  /** What the coach says in the guided first game. */
  guide: (game: string) => request(`/api/games/${part(game)}/first-game`) as Promise<Guide>,
  film: (id: string) => request(`/api/replays/${part(id)}`) as Promise<Film>,
  /** A battle of a replay, with one snapshot per tick. */
  bout: async (id: string, battle: string) =>
    (await answer(`/api/replays/${part(id)}/battles/${part(battle)}`)).arrayBuffer(),
  uploadReplay: (file: Blob) => send('/api/replays', file) as Promise<StoredReplay>,
};

export const qrAddress = (code: string) => `/api/tables/${part(code)}/qr.svg`;
export const fileAddress = (game: string, option: string) =>
  `/api/games/${part(game)}/files/${part(option)}`;
export const replayFileAddress = (id: string) => `/api/replays/${part(id)}/file`;
