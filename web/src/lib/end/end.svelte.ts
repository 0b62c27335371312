import { boardOf } from '../games';
import { byGame } from '../games/folders';
import { scoreField, moments as generic } from '../generic/moments';
import { shapes } from '../generic/entry';
import { api } from '../net/api';
import type { Table } from '../table/table.svelte';
import { chosen, storyOf, type Moment, type Moments } from './story';

/** One after the other. In the stage `table` nothing covers the board, which tells more of the end. */
export const STAGES = ['winner', 'highlights', 'table', 'evening'] as const;
export type Stage = (typeof STAGES)[number];

// The games that find their own highlights have a `moments.ts`.
const finders = byGame(import.meta.glob<Moments>('../games/*/moments.ts', { import: 'moments' }));

// Who comes back from a replay or the rules goes on where they were.
let left: { game: string; stage: Stage } | null = null;
let found: { replay: string; moments: Promise<readonly Moment[]> } | null = null;

/** The end of a game as this page shows it: its stages and highlights. */
export class End {
  stage = $state<Stage | null>(null);
  readonly game: string;

  constructor(private readonly table: Table) {
    this.game = `${table.code} ${table.play.number}`;
    if (left?.game === this.game) this.stage = left.stage;
  }

  goTo(stage: Stage): void {
    this.stage = stage;
    left = { game: this.game, stage };
  }

  turn(step: -1 | 1): void {
    const next = STAGES[STAGES.indexOf(this.stage ?? 'winner') + step];
    if (next) this.goTo(next);
  }

  /** The highlights, of which there may be none. Rejects if the replay cannot be loaded. */
  get moments(): Promise<readonly Moment[]> {
    const { replay } = this.table.info;
    if (!replay) return Promise.resolve([]);
    if (found?.replay !== replay) found = { replay, moments: momentsOf(replay) };
    found.moments.catch(() => (found = null));
    return found.moments;
  }
}

async function momentsOf(replay: string): Promise<readonly Moment[]> {
  const film = await api.film(replay);
  // The texts and the shape of the game come with its board.
  const [own] = await Promise.all([finders[film.game]?.(), boardOf(film.game).load()]);
  const story = storyOf(film);
  if (own) {
    // Safe: the film is one of that game.
    return chosen(own(story as Parameters<typeof own>[0]));
  }
  return chosen(generic(story, scoreField(shapes.get(film.game)?.public ?? [])));
}
