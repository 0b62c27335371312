import { api } from '../net/api';
import { language } from '../text';
import type { GameInfo, HouseInfo, RuleBook } from '../net/messages.gen';
import { Refusal } from '../net/refusal';

/** The games and settings of this server, fetched once. */
export class House {
  info = $state.raw<HouseInfo | null>(null);
  problem = $state.raw<Refusal | null>(null);
  private readonly books: Partial<Record<string, Promise<RuleBook>>> = {};

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.info = await api.house();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  get games(): readonly GameInfo[] {
    return this.info?.games ?? [];
  }

  /** The games in the list on the home page; the others have their own entrances. */
  get listed(): readonly GameInfo[] {
    return this.games.filter(({ listed }) => listed);
  }

  game(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** The rule book of a game in the language of the page, fetched once. */
  rules(game: string): Promise<RuleBook> {
    const key = `${language()} ${game}`;
    const known = this.books[key];
    if (known) return known;
    const book = api.rules(game, language());
    this.books[key] = book;
    book.catch(() => (this.books[key] = undefined));
    return book;
  }
}
