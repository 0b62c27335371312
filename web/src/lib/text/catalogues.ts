/** The loaded texts: those of the pages in one bundle, and one bundle for each game, all in one language. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { languages, type Language, type Messages } from 'virtual:texts';
import { PSEUDO, SOURCE } from './language';

export type SeatFields = Record<string, readonly string[]>;
type Change = (text: string) => string;

const seatFields = import.meta.glob<SeatFields>('../games/*/types.gen.ts', {
  import: 'SEAT_FIELDS',
});

const resourceOf = (messages: Messages): FluentResource => ({
  body: Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} })),
});

export class Catalogues {
  readonly page: FluentBundle;
  readonly games = new Map<string, FluentBundle>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly there = new Set<string>();

  private constructor(
    readonly language: string,
    private readonly texts: Language | null,
    /** Makes the pseudo-language of texts; the others stay as they are. */
    readonly change: Change | null,
  ) {
    this.page = this.bundle();
    if (texts) this.page.addResource(resourceOf(texts.page));
  }

  /** What a page has before its language is loaded. */
  static empty(): Catalogues {
    return new Catalogues('', null, null);
  }

  /** The texts of a language with these parts. */
  static async of(language: string, parts: Iterable<string>): Promise<Catalogues> {
    const isPseudo = language === PSEUDO;
    const texts = await languages[isPseudo ? SOURCE : language]?.load();
    const change = isPseudo ? (await import('./pseudo')).lengthened : null;
    const made = new Catalogues(language, texts ?? null, change);
    await Promise.all([...parts].map((part) => made.load(part)));
    return made;
  }

  /** The parts that are loaded, or being loaded. */
  get parts(): Iterable<string> {
    return this.loading.keys();
  }

  /** Whether a part is there. */
  has(part: string): boolean {
    return this.there.has(part);
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
  setGame(game: string, resource: FluentResource): void {
    const bundle = this.bundle();
    bundle.addResource(resource);
    this.games.set(game, bundle);
  }

  /** Everything that can be loaded. */
  get offered(): readonly string[] {
    return Object.keys(this.texts?.parts ?? {});
  }

  private async fetch(part: string): Promise<void> {
    const texts = await this.texts?.parts[part]?.();
    this.there.add(part);
    if (!texts) return;
    this.page.addResource(resourceOf(texts.page), { allowOverrides: true });
    if (Object.keys(texts.game).length > 0) this.setGame(part, resourceOf(texts.game));
  }

  private bundle(): FluentBundle {
    const locale = this.language === PSEUDO ? SOURCE : this.language || SOURCE;
    return new FluentBundle(locale, {
      useIsolating: false,
      ...(this.change && { transform: this.change }),
    });
  }
}

/** The fields of the events of one of our games that hold seats. */
export async function seatFieldsOf(game: string): Promise<SeatFields | undefined> {
  return seatFields[`../games/${game}/types.gen.ts`]?.();
}
