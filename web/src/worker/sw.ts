/** The service worker: opens the app at once, also while the server is away. Games need the server, and say so. */
import { filesOf, isFile, isOfTheApp, keptPage, refreshPage, versionOf } from './shell';

// The compiler knows either pages or workers. These are the parts of a service worker that are used here.
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: () => Promise<readonly { postMessage: (message: string) => void }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((kind: 'install' | 'activate', heard: (event: Lasting) => void) => void) &
    ((kind: 'fetch', heard: (event: Fetching) => void) => void);
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  event.waitUntil(refreshPage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isOfTheApp(pathname)) event.respondWith(page(event));
  else if (isFile(pathname)) event.respondWith(file(request));
});

async function page(event: Fetching): Promise<Response> {
  const kept = await keptPage();
  if (!kept) return fetch(event.request);
  event.waitUntil(refreshPage().then((isNew) => (isNew ? tellOfNewVersion() : undefined)));
  return kept;
}

async function tellOfNewVersion(): Promise<void> {
  for (const client of await worker.clients.matchAll()) client.postMessage('new_version');
}

async function file(request: Request): Promise<Response> {
  const kept = await keptPage();
  const files = await filesOf(kept ? versionOf(await kept.text()) : '');
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  // Where the device has no room left, the file comes from the network the next time, too.
  if (answer.ok) await files.put(request, answer.clone()).catch(() => undefined);
  return answer;
}
