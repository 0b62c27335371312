import { isNewVersion } from './fresh';
import { routeOf } from './route';

/** The current path, and navigation without a reload. */
export class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  readonly route = $derived(routeOf(this.path));
  private arrived: (() => void) | undefined;

  /** Starts to follow links and the back button; calls back for each new page; returns a function that stops it. */
  start(arrived: () => void): () => void {
    this.arrived = arrived;
    window.addEventListener('popstate', this.read);
    window.addEventListener('hashchange', this.read);
    document.addEventListener('click', this.follow);
    return () => {
      window.removeEventListener('popstate', this.read);
      window.removeEventListener('hashchange', this.read);
      document.removeEventListener('click', this.follow);
    };
  }

  go(address: string): void {
    if (isNewVersion()) {
      location.assign(address);
      return;
    }
    history.pushState(null, '', address);
    this.read();
    window.scrollTo(0, 0);
  }

  private readonly read = (): void => {
    const isNew = this.path !== location.pathname;
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    if (isNew) this.arrived?.();
  };

  private readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute('download')) return;
    // The browser scrolls to anchors on the same page.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}
