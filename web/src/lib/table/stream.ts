/** A sequence of values. Each is passed once, in order, to those who listen at that moment. */
import { onDestroy } from 'svelte';

export type Handler<T> = (thing: T) => void;

export class Stream<T> {
  private readonly handlers = new Set<Handler<T>>();

  tell(thing: T): void {
    for (const handler of [...this.handlers]) handler(thing);
  }

  /** Returns a function that stops listening. */
  listen(handler: Handler<T>): () => void {
    this.handlers.add(handler);
    return () => this.handlers.delete(handler);
  }

  /** Listens as long as the component lives that is being created. */
  readonly hook = (handler: Handler<T>): void => onDestroy(this.listen(handler));
}

/** A stream that also passes the latest value to a new listener. */
export class Latest<T> extends Stream<T> {
  private latest: T | null = null;

  override tell(thing: T): void {
    this.latest = thing;
    super.tell(thing);
  }

  override listen(handler: Handler<T>): () => void {
    if (this.latest !== null) handler(this.latest);
    return super.listen(handler);
  }

  forget(): void {
    this.latest = null;
  }
}

/** A stream whose values wait for a listener, if there is none yet. */
export class Unheard<T> extends Stream<T> {
  private kept: T[] = [];
  private listeners = 0;

  override tell(thing: T): void {
    if (this.listeners) super.tell(thing);
    else this.kept.push(thing);
  }

  override listen(handler: Handler<T>): () => void {
    const stop = super.listen(handler);
    this.listeners += 1;
    this.kept.splice(0).forEach(handler);
    return () => {
      this.listeners -= 1;
      stop();
    };
  }
}

/** Values that stay open for a while. Each is passed on when it is new, and to new listeners while it is open. */
export class Arrivals<T extends { id: string }> extends Stream<T> {
  private open: readonly T[] = [];
  private readonly known = new Set<string>();

  /** Takes all open values; those of another `owner` are different, even with the same id. */
  follow(open: readonly T[], owner: number | null): void {
    this.open = open;
    const fresh = open.filter(({ id }) => !this.known.has(`${owner} ${id}`));
    for (const { id } of fresh) this.known.add(`${owner} ${id}`);
    for (const thing of fresh) this.tell(thing);
  }

  /** Values that come again with a known id are new. */
  forget(): void {
    this.known.clear();
  }

  override listen(handler: Handler<T>): () => void {
    for (const thing of this.open) handler(thing);
    return super.listen(handler);
  }
}
