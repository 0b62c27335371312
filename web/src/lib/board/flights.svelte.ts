/** Moves things from one place of the board to another. Both ends are found by their `data-spot`. */
import { tick } from 'svelte';
import { GLIDE, path, placeWithin, prefersReducedMotion, type Place, type Player } from '../motion';

export interface Flyer<Thing> {
  id: number;
  thing: Thing;
}

/** What flies, and between which places. */
export interface Cargo<Thing> {
  thing: Thing;
  from: Place;
  to: Place;
  /** Degrees by which it has turned when it lands. */
  turn?: number;
}

export interface Course {
  ms: number;
  /** Delay between two take-offs. */
  apart: number;
  arc: number;
  easing?: string;
  ontakeoff?: () => void;
}

export class Flights<Thing> {
  flyers: readonly Flyer<Thing>[] = $state.raw([]);
  /** The element in which places are looked up and things fly. */
  ground: HTMLElement | null = null;
  #flown = 0;

  find(selector: string): HTMLElement | null {
    return this.ground?.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Position of a spot on the board; null if it is not shown. */
  place(spot: string): Place | null {
    return this.placeOf(`[data-spot="${spot}"]`);
  }

  placeOf(selector: string): Place | null {
    const element = this.find(selector);
    return element && this.ground ? placeWithin(element, this.ground) : null;
  }

  /** Keeps things in the air until the flights of all are over. */
  async launch(
    things: readonly Thing[],
    flight: (flyer: HTMLElement, base: Place, index: number) => Promise<void>,
  ): Promise<void> {
    const flyers = things.map((thing) => ({ id: ++this.#flown, thing }));
    this.flyers = [...this.flyers, ...flyers];
    await tick();
    await Promise.all(
      flyers.map(async ({ id }, index) => {
        const flyer = this.find(`[data-flyer="${id}"]`);
        if (!flyer) return;
        const base = { left: 0, top: 0, width: flyer.offsetWidth, height: flyer.offsetHeight };
        await flight(flyer, base, index);
      }),
    );
    this.flyers = this.flyers.filter((each) => !flyers.includes(each));
  }

  /** Lets things fly one shortly after the other; nothing flies with reduced motion or after a skip. */
  async carry(player: Player, cargo: readonly Cargo<Thing>[], course: Course): Promise<void> {
    if (player.hurried || prefersReducedMotion()) return;
    const { ms: duration, apart, arc, easing = GLIDE, ontakeoff } = course;
    await this.launch(
      cargo.map(({ thing }) => thing),
      async (flyer, base, index) => {
        const each = cargo[index];
        if (!each) return;
        await player.pause(index * apart);
        ontakeoff?.();
        const frames = path(base, each.from, each.to, { arc, turn: [0, each.turn ?? 0] });
        await player.animate(flyer, frames, { duration, easing });
        flyer.style.opacity = '0';
      },
    );
  }

  /** Shakes an element sideways, by these offsets in pixels. */
  async shake(player: Player, selector: string, way: readonly number[], ms = 250): Promise<void> {
    const element = this.find(selector);
    const frames = way.map((x) => ({ transform: `translateX(${x}px)` }));
    if (!element || prefersReducedMotion()) return;
    await player.animate(element, frames, { duration: ms, fill: 'none' });
  }

  /** Enlarges a spot for a moment, because something has landed there. */
  async swell(player: Player, spot: string): Promise<void> {
    const element = this.find(`[data-spot="${spot}"]`);
    const frames = [{ scale: '1' }, { scale: '1.22' }, { scale: '1' }];
    if (!element || prefersReducedMotion()) return;
    await player.animate(element, frames, { duration: 220, fill: 'none', easing: GLIDE });
  }

  clear(): void {
    this.flyers = [];
  }
}
