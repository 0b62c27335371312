/** Keeps the page and the files of the server in step: an upgrade may happen while the page is open. */
import { keepFiles, refreshPage } from '../../worker/shell';

const RELOADED = 'rumpus.reloaded';
const AGAIN_AFTER_MS = 30_000;

let isOutdated = false;

/** Whether the server has a newer page. The next navigation loads it. */
export const isNewVersion = () => isOutdated;

/** Starts the service worker where the browser has one: on secure addresses, which addresses in a home network are not. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'new_version') isOutdated = true;
  });
  navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch(() => undefined);
  // What was loaded before the worker came is needed without a server, too: the texts of the language, for example.
  void navigator.serviceWorker.ready
    .then(() => keepFiles(performance.getEntriesByType('resource').map(({ name }) => name)))
    .catch(() => undefined);
}

/** A file of the app could not be loaded. If it is gone after an upgrade, the page is loaded anew. */
export async function mendFiles(reload = () => location.reload()): Promise<void> {
  if (wasReloaded()) return;
  if ('caches' in window) {
    if ((await refreshPage()) === null) return;
  } else if (!(await fetch('/', { cache: 'no-cache' }).catch(() => null))?.ok) return;
  if (rememberReload()) reload();
}

// A page that reloaded for ever would be worse than one that says what is wrong.
function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_AFTER_MS;
  } catch {
    return true;
  }
}

/** Whether there was room to remember it. */
function rememberReload(): boolean {
  try {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
