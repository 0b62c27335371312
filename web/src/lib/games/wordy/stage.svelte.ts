/** Stages happenings: one big moment after the other, and berries on their way. What can be done never waits for it. */
import { tick } from 'svelte';
import { path, placeWithin, Player, prefersReducedMotion } from '../../motion';
import type { SoundName } from '../../sound';
import type { Happening, Surface } from '../board';
import type { Event, Public } from './types.gen';
import { eventsOf } from './view';

/** What is counted while berries are in the air. */
export interface Counted {
  berries: readonly number[];
  bank: number;
  tally: number;
}

export interface Sounds {
  play: (name: SoundName) => void;
  me: () => number | null;
}

export type Highlight = Extract<
  Event,
  {
    type:
      | 'asked'
      | 'told'
      | 'guessed_right'
      | 'guessed_wrong'
      | 'race_won'
      | 'word_fell_through'
      | 'word_stood'
      | 'plays_on'
      | 'swapped';
  }
>;

const HIGHLIGHT_MS: Record<Highlight['type'], number> = {
  asked: 1100,
  told: 2100,
  guessed_right: 1800,
  guessed_wrong: 1500,
  race_won: 1800,
  word_fell_through: 1400,
  word_stood: 1200,
  plays_on: 1200,
  swapped: 1500,
};
// Seen from across the room, everything takes a little longer.
const SCREEN_PACE = 1.35;
// The countdown to a race is already running.
const HASTE_MS = 700;
const MOST_FLYING = 6;
const HOP_MS = 520;
const RUSH = 2.5;

export function countedOf(table: Public): Counted {
  return { berries: table.berries, bank: table.bank, tally: table.tally };
}

function isHighlight(event: Event): event is Highlight {
  return event.type in HIGHLIGHT_MS;
}

export class Stage {
  counted: Counted = $state.raw() as Counted;
  highlight: Highlight | null = $state.raw(null);
  /** Berries in the air. */
  flyers: readonly number[] = $state.raw([]);
  /** The tiles are on their way to the other side. */
  swapping = $state(false);
  /** The events of the latest happening. */
  said: readonly Event[] = $state.raw([]);
  /** A win that was seen happening calls for confetti. */
  celebrating = $state(false);
  ground: HTMLElement | null = null;

  #table: Public;
  #last: number;
  #queue: Happening[] = [];
  #player: Player | null = null;
  #surface: Surface;
  #sounds: Sounds;
  #isHasty = false;
  #flown = 0;
  // Counts up when what is being played no longer matters.
  #scene = 0;

  constructor(table: Public, happenings: readonly Happening[], surface: Surface, sounds: Sounds) {
    this.#table = table;
    this.#surface = surface;
    this.#sounds = sounds;
    this.counted = countedOf(table);
    this.#last = happenings.at(-1)?.id ?? -Infinity;
    this.said = eventsOf(happenings.at(-1)?.events ?? []);
  }

  /** The newest truth, and what led to it. */
  follow(table: Public, happenings: readonly Happening[], surface: Surface): void {
    const newest = happenings.at(-1)?.id ?? -Infinity;
    const fresh = happenings.filter((happening) => happening.id > this.#last);
    const jumpedBack = newest < this.#last;
    this.#table = table;
    this.#surface = surface;
    this.#last = newest;
    if (fresh.length > 0 || jumpedBack) this.said = eventsOf(happenings.at(-1)?.events ?? []);
    if (jumpedBack || document.hidden || (fresh.length === 0 && !this.#player)) {
      this.settle();
      return;
    }
    if (fresh.length === 0) return;
    this.#queue.push(...fresh);
    if (!this.#player) void this.#play();
    else if (this.#queue.length > 1) this.#player.hurry();
    else this.#player.rush(RUSH);
  }

  /** Shows the table as it is, with nothing under way. */
  settle(): void {
    this.#scene += 1;
    this.#queue = [];
    this.#player?.hurry();
    this.#player = null;
    this.highlight = null;
    this.flyers = [];
    this.swapping = false;
    this.celebrating = false;
    this.counted = countedOf(this.#table);
  }

  /** The board is taken away, perhaps in the middle of something. */
  leave(): void {
    this.#sounds = { play: () => undefined, me: () => null };
    this.settle();
  }

  async #play(): Promise<void> {
    this.#scene += 1;
    const scene = this.#scene;
    while (this.#queue.length > 0) {
      // Of many at once only the last is played.
      const next = this.#queue.at(-1);
      this.#queue = [];
      const player = new Player();
      this.#player = player;
      const events = eventsOf(next?.events ?? []);
      this.#isHasty = events.some((event) => event.type === 'race_called');
      for (const event of events) {
        await this.#beat(event, player);
        if (scene !== this.#scene) return;
      }
    }
    this.#player = null;
    this.highlight = null;
    this.flyers = [];
    this.swapping = false;
    this.counted = countedOf(this.#table);
  }

  async #beat(event: Event, player: Player): Promise<void> {
    this.#sound(event);
    if (event.type === 'paid') {
      this.highlight = null;
      await this.#hop(event.seat, event.berries, player);
      this.counted = countedAfter(this.counted, event);
      return;
    }
    if (event.type === 'round_ended' || event.type === 'ended') {
      this.celebrating = event.winners.length > 0 && !prefersReducedMotion();
      return;
    }
    if (!isHighlight(event)) return;
    // Whoever asks knows what.
    if (event.type === 'asked' && event.seat === this.#sounds.me()) return;
    this.swapping = event.type === 'swapped';
    this.highlight = event;
    const pace = this.#surface === 'screen' ? SCREEN_PACE : 1;
    await player.pause(this.#isHasty ? HASTE_MS : HIGHLIGHT_MS[event.type] * pace);
    this.highlight = null;
    this.swapping = false;
  }

  /** Berries hop out of the bowl, one after the other. */
  async #hop(seat: number, berries: number, player: Player): Promise<void> {
    const { ground } = this;
    const from = ground?.querySelector('[data-spot="bank"]');
    const to = ground?.querySelector(`[data-spot="berries-${seat}"]`);
    if (!ground || !from || !to || berries === 0 || prefersReducedMotion()) return;
    const ids = Array.from({ length: Math.min(berries, MOST_FLYING) }, () => (this.#flown += 1));
    this.flyers = ids;
    await tick();
    const [start, end] = [placeWithin(from, ground), placeWithin(to, ground)];
    await Promise.all(
      ids.map(async (id, place) => {
        const flyer = ground.querySelector<HTMLElement>(`[data-flyer="${id}"]`);
        if (!flyer) return;
        await player.pause(place * 90);
        this.#sounds.play('berry');
        const base = { left: 0, top: 0, width: 26, height: 26 };
        const at = (box: typeof start) => ({
          left: box.left + box.width / 2 - 13,
          top: box.top + box.height / 2 - 13,
          width: 26,
          height: 26,
        });
        await player.animate(flyer, path(base, at(start), at(end), { arc: 60, turn: [0, 200] }), {
          duration: HOP_MS,
          easing: 'ease-in-out',
        });
        flyer.style.opacity = '0';
      }),
    );
    this.flyers = [];
  }

  #sound(event: Event): void {
    const name = soundOf(event);
    if (name) this.#sounds.play(name);
  }
}

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'swapped':
      return 'rattle';
    case 'wrote':
      return 'scribble';
    case 'asked':
      return 'turn';
    case 'told':
      return event.answer === 'no' ? 'miss' : 'match';
    case 'guessed_right':
    case 'word_stood':
      return 'match';
    case 'guessed_wrong':
    case 'word_fell_through':
      return 'miss';
    case 'race_called':
      return 'clash';
    case 'race_won':
    case 'round_ended':
      return 'win';
    default:
      return null;
  }
}

function countedAfter(
  now: Counted,
  event: { seat: number; total: number; bank: number; berries: number },
): Counted {
  return {
    berries: now.berries.map((each, seat) => (seat === event.seat ? event.total : each)),
    bank: event.bank,
    tally: now.tally + Math.max(0, event.berries - (now.bank - event.bank)),
  };
}
