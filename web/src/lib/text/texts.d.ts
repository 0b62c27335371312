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
    readonly parts: Readonly<Record<string, () => Promise<Texts>>>;
  }
  export const languages: Readonly<Record<string, Language>>;
}

declare module 'virtual:texts/en/home' {
  export const page: string;
}
