declare module 'virtual:texts' {
  interface Texts {
    /** The texts of the pages in Fluent. */
    readonly page: string;
    /** The sentences, labels, options and refusals of a game. */
    readonly game: string;
  }
  interface Language {
    /** Its own name. */
    readonly name: string;
    /** Whether it is taken for readers of it by itself; others have to choose it. */
    readonly complete: boolean;
    readonly parts: Readonly<Record<string, () => Promise<Texts>>>;
  }
  export const languages: Readonly<Record<string, Language>>;
}

declare module 'virtual:texts/en/home' {
  export const page: string;
}
