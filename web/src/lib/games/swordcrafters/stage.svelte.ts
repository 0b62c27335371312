/** Stages happenings: the grid that is drawn follows the view, one beat after the other. What can be done never waits. */
import { tick } from 'svelte';
import { path, placeWithin, Player, prefersReducedMotion, type Place } from '../../motion';
import type { SoundName } from '../../sound';
import type { Happening, Surface } from '../board';
import type { Cut } from './cuts';
import type { Event, Public } from './types.gen';
import { eventsOf } from './view';

export interface Sounds {
  play: (name: SoundName) => void;
}

/** A tile on its way to somebody's sword. */
export interface Flyer {
  id: number;
  letter: string;
}

export interface Knife extends Cut {
  /** Counts up, so that each fall is drawn anew. */
  fall: number;
}

const FALL_MS: Record<Surface, number> = { phone: 380, desk: 420, screen: 800 };
const PART_MS = 260;
const FLY_MS = 420;
const RUSH = 2.5;

interface Waiting {
  happening: Happening;
  view: Public | null;
}

export class Stage {
  /** What the grid shows. */
  shown: Public = $state.raw() as Public;
  knife: Knife | null = $state.raw(null);
  flyers: readonly Flyer[] = $state.raw([]);
  /** The events of the latest happening. */
  said: readonly Event[] = $state.raw([]);
  ground: HTMLElement | null = null;

  #view: Public;
  #last: number;
  #queue: Waiting[] = [];
  #player: Player | null = null;
  #surface: Surface;
  #sounds: Sounds;
  #counted = 0;
  // Counts up when what is being played no longer matters.
  #scene = 0;

  constructor(view: Public, happenings: readonly Happening[], surface: Surface, sounds: Sounds) {
    this.#view = view;
    this.shown = view;
    this.#surface = surface;
    this.#sounds = sounds;
    this.#last = happenings.at(-1)?.id ?? -Infinity;
    this.said = eventsOf(happenings.at(-1)?.events ?? []);
  }

  get playing(): boolean {
    return this.#player !== null;
  }

  /** The newest truth, and what led to it. */
  follow(view: Public, happenings: readonly Happening[], surface: Surface): void {
    const newest = happenings.at(-1)?.id ?? -Infinity;
    const fresh = happenings.filter((happening) => happening.id > this.#last);
    const jumpedBack = newest < this.#last;
    this.#view = view;
    this.#surface = surface;
    this.#last = newest;
    if (fresh.length > 0 || jumpedBack) this.said = eventsOf(happenings.at(-1)?.events ?? []);
    if (jumpedBack || document.hidden || (fresh.length === 0 && !this.#player)) {
      this.settle();
      return;
    }
    if (fresh.length === 0) return;
    const last = fresh.at(-1);
    for (const happening of fresh)
      this.#queue.push({ happening, view: happening === last ? view : null });
    if (!this.#player) void this.#play();
    else if (this.#queue.length > 1) this.#player.hurry();
    else this.#player.rush(RUSH);
  }

  /** Shows the view as it is, with nothing under way. */
  settle(): void {
    this.#scene += 1;
    this.#queue = [];
    this.#player?.hurry();
    this.#player = null;
    this.knife = null;
    this.flyers = [];
    this.shown = this.#view;
  }

  /** The board is taken away, perhaps in the middle of something. */
  leave(): void {
    this.#sounds = { play: () => undefined };
    this.settle();
  }

  async #play(): Promise<void> {
    this.#scene += 1;
    const scene = this.#scene;
    while (this.#queue.length > 0) {
      // Of many at once only the last is played.
      const next = this.#queue.at(-1);
      const skipped = this.#queue.at(-2)?.view;
      this.#queue = [];
      if (skipped) this.shown = skipped;
      const player = new Player();
      this.#player = player;
      for (const event of eventsOf(next?.happening.events ?? [])) {
        await this.#beat(event, next?.view ?? null, player);
        if (scene !== this.#scene) return;
      }
      if (next?.view) this.shown = next.view;
    }
    this.#player = null;
    this.knife = null;
    this.flyers = [];
    this.shown = this.#view;
  }

  async #beat(event: Event, after: Public | null, player: Player): Promise<void> {
    switch (event.type) {
      case 'sliced': {
        const cut = after && fallenCut(this.shown, after, event);
        this.#sounds.play('slice');
        if (cut && !prefersReducedMotion()) {
          this.#counted += 1;
          this.knife = { ...cut, fall: this.#counted };
          await player.pause(FALL_MS[this.#surface]);
        }
        this.knife = null;
        if (after) this.shown = after;
        this.#sounds.play('part');
        await player.pause(PART_MS);
        break;
      }
      case 'selected':
        this.#sounds.play('slide');
        await this.#fly(event.seat, after, player);
        if (after) this.shown = { ...this.shown, taken: after.taken, groups: after.groups };
        break;
      case 'crafted':
        this.#sounds.play('anvil');
        break;
      case 'round_began':
        if (after) this.shown = after;
        this.#sounds.play('rattle');
        break;
      case 'discarded':
      case 'left_over':
        this.#sounds.play('slide');
        break;
      case 'turned':
        this.#sounds.play('turn');
        break;
      default:
        break;
    }
  }

  /** The tiles of the group that was just taken hop over to whoever took it. */
  async #fly(seat: number, after: Public | null, player: Player): Promise<void> {
    const { ground } = this;
    const to = ground?.querySelector(`[data-chip="${seat}"]`);
    const group = after?.taken.findIndex(
      (holder, place) => holder !== null && this.shown.taken[place] == null,
    );
    if (!ground || !to || after == null || group === undefined || prefersReducedMotion()) return;
    const cells = after.groups[group] ?? [];
    const starts = cells.flatMap((cell) => {
      const element = ground.querySelector(`[data-cell="${cell}"]`);
      const letter = after.grid[cell] ?? '#';
      return element ? [{ letter, at: placeWithin(element, ground) }] : [];
    });
    const flying = starts.map(({ letter }) => ({ id: (this.#counted += 1), letter }));
    this.flyers = flying;
    await tick();
    const end = placeWithin(to, ground);
    await Promise.all(
      flying.map(async ({ id }, place) => {
        const flyer = ground.querySelector<HTMLElement>(`[data-flyer="${id}"]`);
        const start = starts[place]?.at;
        if (!flyer || !start) return;
        await player.pause(place * 40);
        await player.animate(flyer, flight(start, end), {
          duration: FLY_MS,
          easing: 'ease-in-out',
        });
      }),
    );
    this.flyers = [];
  }
}

function flight(start: Place, end: Place): Keyframe[] {
  const base = { left: 0, top: 0, width: 48, height: 48 };
  const small = 22;
  const landing = {
    left: end.left + end.width / 2 - small / 2,
    top: end.top + end.height / 2 - small / 2,
    width: small,
    height: small,
  };
  return path(base, start, landing, { arc: 40, turn: [0, 90] });
}

/** Which group of before was cut. */
export function fallenCut(
  before: Public,
  after: Public,
  { axis, line }: { axis: Cut['axis']; line: number },
): Cut | null {
  const kept = after.groups.map((cells) => cells.join());
  const group = before.groups.findIndex((cells) => !kept.includes(cells.join()));
  return group < 0 ? null : { group, axis, line };
}
