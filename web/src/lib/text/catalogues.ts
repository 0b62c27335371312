/** The loaded texts: those of the pages in one bundle, and one bundle for each game, all in one language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { languages } from 'virtual:texts';
import { page as shell } from 'virtual:texts/en/home';
import { PSEUDO, SOURCE } from './language';

export type SeatFields = Record<string, readonly string[]>;
type Change = (text: string) => string;

const seatFields = import.meta.glob<SeatFields>('../games/*/types.gen.ts', {
  import: 'SEAT_FIELDS',
});

export class Catalogues {
  readonly page: FluentBundle;
  readonly games = new Map<string, FluentBundle>();
  private readonly loading = new Map<string, Promise<void>>();

  private constructor(
    readonly language: string,
    /** Makes the pseudo-language of texts; the others stay as they are. */
    readonly change: Change | null,
  ) {
    this.page = this.bundle();
    // The first page always has words, also if those of its language cannot be loaded.
    this.page.addResource(new FluentResource(shell));
  }

  /** English, of which the first page is loaded. */
  static source(): Catalogues {
    const made = new Catalogues(SOURCE, null);
    made.loading.set('home', Promise.resolve());
    return made;
  }

  /** The texts of a language with these parts. */
  static async of(language: string, parts: Iterable<string>): Promise<Catalogues> {
    const change = language === PSEUDO ? (await import('./pseudo')).lengthened : null;
    const made = new Catalogues(language, change);
    await Promise.all([...new Set(['home', ...parts])].map((part) => made.load(part)));
    return made;
  }

  get parts(): Iterable<string> {
    return this.loading.keys();
  }

  /** Loads a part once. */
  load(part: string): Promise<void> {
    const known = this.loading.get(part);
    if (known) return known;
    const fetched = this.fetch(part);
    this.loading.set(part, fetched);
    // After a failure the next call tries again.
    fetched.catch(() => this.loading.delete(part));
    return fetched;
  }

  /** Sets the texts of a game. */
  setGame(game: string, text: string): void {
    const bundle = this.bundle();
    bundle.addResource(new FluentResource(text));
    this.games.set(game, bundle);
  }

  private async fetch(part: string): Promise<void> {
    const { parts } = languages[this.language === PSEUDO ? SOURCE : this.language] ?? {};
    const texts = await parts?.[part]?.();
    if (!texts) return;
    this.page.addResource(new FluentResource(texts.page), { allowOverrides: true });
    if (texts.game) this.setGame(part, texts.game);
  }

  private bundle(): FluentBundle {
    return new FluentBundle(this.language === PSEUDO ? SOURCE : this.language, {
      useIsolating: false,
      ...(this.change && { transform: this.change }),
    });
  }
}

/** The fields of the events of one of our games that hold seats. */
export async function seatFieldsOf(game: string): Promise<SeatFields | undefined> {
  return seatFields[`../games/${game}/types.gen.ts`]?.();
}

/** Everything that is loaded on demand. */
export const PARTS: readonly string[] = Object.keys(languages[SOURCE]?.parts ?? {});
