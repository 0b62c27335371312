declare module 'virtual:texts' {
  type Messages = Readonly<Record<string, import('@fluent/bundle').Message['value']>>;
  interface Texts {
    /** The texts of the pages. */
    readonly page: Messages;
    /** The sentences, labels, options and refusals of a game. */
    readonly game: Messages;
  }
  interface Language extends Texts {
    readonly parts: Readonly<Record<string, () => Promise<Texts>>>;
  }
  interface Listed {
    /** Its own name. */
    readonly name: string;
    /** Whether it is taken for its readers by itself; otherwise they have to choose it. */
    readonly complete: boolean;
    /** Loads it, with the texts of the first page. */
    readonly load: () => Promise<Language>;
  }
  export const languages: Readonly<Record<string, Listed>>;
}
