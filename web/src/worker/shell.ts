/**
 * The app's one page and its files as the device keeps them, shared by the page and its service worker.
 *
 * The page is opened as it was kept, and fetched anew meanwhile. Files have a hash in their names, so those of one page
 * never change; each version of the page keeps its own.
 */

export const PAGE_CACHE = 'rumpus-page';
const FILES_CACHE = 'rumpus-files-';
const PAGE = '/';

/** The addresses that the server answers with the app's page. Everything else is left to the network. */
const APP = /^\/($|t\/|tv(\/|$)|rules(\/|$)|replay(\/|$))/;

export const isOfTheApp = (path: string) => APP.test(path);
export const isFile = (path: string) => path.startsWith('/assets/');

/** What tells one version of the page from another: the name of its script has a hash. */
export const versionOf = (page: string) => /\/assets\/([\w.-]+)\.js/.exec(page)?.[1] ?? '';

export async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(PAGE_CACHE)).match(PAGE);
}

export const filesOf = (version: string) => caches.open(FILES_CACHE + version);

/** Fetches the page. Returns whether it is another one than was kept; null if the server is away. */
export async function refreshPage(): Promise<boolean | null> {
  const page = await fetch(PAGE, { cache: 'no-cache' }).catch(() => null);
  if (!page?.ok) return null;
  const text = await page.clone().text();
  const version = versionOf(text);
  const before = await keptPage();
  const old = before && versionOf(await before.text());
  if (old === version) return false;
  // The browser has just loaded these files, so that they come out of its own cache.
  const files = await filesOf(version);
  await files.addAll(filesIn(text));
  await (await caches.open(PAGE_CACHE)).put(PAGE, page);
  await forgetFilesBut(version);
  return old !== undefined;
}

/** Keeps files that the page has loaded; they come out of the browser's own cache. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const page = await keptPage();
  if (!page) return;
  const files = await filesOf(versionOf(await page.text()));
  for (const address of addresses.filter((each) => isFile(new URL(each).pathname)))
    if (!(await files.match(address))) await files.add(address);
}

const filesIn = (page: string) => [...new Set(page.match(/\/assets\/[\w.-]+/g))];

async function forgetFilesBut(version: string): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(FILES_CACHE) && name !== FILES_CACHE + version,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
