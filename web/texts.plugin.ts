/**
 * The texts of the pages, a module for each language and each part that is loaded on its own.
 *
 * A language is the folder src/rumpus/languages/CODE. What it lacks is filled in from English while the pages are
 * built, message by message, so that a page loads one language only and nothing is ever missing.
 */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = here('../src/rumpus/languages');
const GAMES = here('../src/rumpus/games');
const SOURCE = 'en';

/** The files of a part, below the folder of a language. Whatever is no page is a game. */
const PAGES: Record<string, readonly string[]> = {
  home: ['pages/home.ftl'],
  table: ['pages/table.ftl', 'pages/coach.ftl', 'pages/rules.ftl', 'refusals.ftl'],
  arena: ['pages/arena.ftl'],
  volley: ['pages/volley.ftl'],
  generic: ['pages/generic.ftl'],
};
const GAME_FILES = ['board.ftl', 'sentences.ftl', 'options.ftl', 'refusals.ftl', 'examples.ftl'];

/** A message or term: its first line, and the lines that are indented or close a brace. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n[ \t}])))*/gm;

/** The messages and terms of a catalogue, by their names. */
export function entriesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(ENTRY)].map(([entry, id = '']) => [id, entry]));
}

/** A catalogue with the messages of another one that it lacks. */
export function filledIn(text: string, source: string): string {
  const known = entriesOf(text);
  const lacking = [...entriesOf(source)].filter(([id]) => !known.has(id));
  return [...known.values(), ...lacking.map(([, entry]) => entry)].join('\n');
}

function pathOf(language: string, file: string): string {
  // The English sentences of a game lie beside its rules, where the games that people bring have theirs.
  const game = /^games\/(\w+)\/sentences\.ftl$/.exec(file)?.[1];
  return language === SOURCE && game
    ? join(GAMES, game, 'en.ftl')
    : join(LANGUAGES, language, file);
}

function read(language: string, file: string): string {
  const path = pathOf(language, file);
  return existsSync(path) ? readFileSync(path, 'utf-8') : '';
}

const together = (language: string, files: readonly string[]) =>
  filledIn(
    files.map((file) => read(language, file)).join('\n'),
    files.map((file) => read(SOURCE, file)).join('\n'),
  );

/** Messages as the bundles of the pages take them: parsed here, so that pages need no parser. */
function parsed(text: string): string {
  const { body } = new FluentResource(text);
  return JSON.stringify(Object.fromEntries(body.map(({ id, value }) => [id, value])));
}

const gameFiles = (game: string) => GAME_FILES.map((file) => `games/${game}/${file}`);

/** The module of a part. */
function written(language: string, part: string): string {
  const [board = '', ...others] = gameFiles(part);
  const page = PAGES[part] ?? [board];
  const game = part in PAGES ? [] : others;
  return `export const page = ${parsed(together(language, page))};
export const game = ${parsed(together(language, game))};`;
}

interface About {
  name: string;
  complete?: boolean;
}

const ID = 'virtual:texts';

/** `virtual:texts` lists the languages, `virtual:texts/de` is one, and `virtual:texts/de/table` a part of it. */
export function languageTexts(): Plugin {
  const languages = readdirSync(LANGUAGES, { withFileTypes: true })
    .filter((each) => existsSync(join(LANGUAGES, each.name, 'language.json')))
    .map((each) => each.name);
  const games = readdirSync(join(LANGUAGES, SOURCE, 'games'));
  const parts = [...Object.keys(PAGES).filter((part) => part !== 'home'), ...games];

  /** Each language is loaded with the texts of the first page, and knows where its other parts are. */
  function list(): string {
    const listed = languages.map((code) => {
      const { name, complete = false } = JSON.parse(read(code, 'language.json')) as About;
      const load = `() => import('${ID}/${code}')`;
      return `'${code}': { name: ${JSON.stringify(name)}, complete: ${complete}, load: ${load} }`;
    });
    return `export const languages = { ${listed.join(', ')} };`;
  }

  function language(code: string): string {
    const loaded = parts.map((part) => `'${part}': () => import('${ID}/${code}/${part}')`);
    return `${written(code, 'home')}\nexport const parts = { ${loaded.join(', ')} };`;
  }

  return {
    name: 'rumpus-texts',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ID}`) return list();
      if (!id.startsWith(`\0${ID}/`)) return undefined;
      const [code = SOURCE, part = ''] = id.slice(ID.length + 2).split('/');
      for (const file of PAGES[part || 'home'] ?? gameFiles(part)) {
        const path = pathOf(code, file);
        if (existsSync(path)) this.addWatchFile(path);
      }
      return part ? written(code, part) : language(code);
    },
  };
}
