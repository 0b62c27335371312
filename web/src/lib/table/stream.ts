/** Things that happen one after the other. Each is told once, in order, to those who listen at that moment. */
import { onDestroy } from 'svelte';

export type Handler<T> = (thing: T) => void;

export class Stream<T> {
  private readonly handlers = new Set<Handler<T>>();

  tell(thing: T): void {
    for (const handler of [...this.handlers]) handler(thing);
  }

  /** Returns how to stop listening. */
  listen(handler: Handler<T>): () => void {
    this.handlers.add(handler);
    return () => this.handlers.delete(handler);
  }

  /** Listen as long as the component lives that is being made. */
  readonly hook = (handler: Handler<T>): void => onDestroy(this.listen(handler));
}

/** A stream that also tells the latest thing to whoever begins to listen. */
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

/** Things that come and stay open for a while. Each is told when it is new, and to whoever begins to listen while it is open. */
export class Arrivals<T extends { id: string }> extends Stream<T> {
  private open: readonly T[] = [];
  private readonly known = new Set<string>();

  /** To be called with all that are open; those of another `owner` are others, even under the same id. */
  follow(open: readonly T[], owner: number | null): void {
    this.open = open;
    const fresh = open.filter(({ id }) => !this.known.has(`${owner} ${id}`));
    for (const { id } of fresh) this.known.add(`${owner} ${id}`);
    for (const thing of fresh) this.tell(thing);
  }

  /** What comes again under a known id is new. */
  forget(): void {
    this.known.clear();
  }

  override listen(handler: Handler<T>): () => void {
    for (const thing of this.open) handler(thing);
    return super.listen(handler);
  }
}
