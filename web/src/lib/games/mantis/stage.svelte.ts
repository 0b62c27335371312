/** Stages happenings: the table that is drawn follows the view, one beat of each happening after the other. */
import { tick } from 'svelte';
import type { Colour } from '../../art/mantis/colours';
import { Player, prefersReducedMotion } from '../../motion';
import type { Happening, Surface } from '../board';
import { beatsOf, eventsOf, shownOf, type Beat, type Shown } from './board';
import { Show, type Sounds } from './show';
import type { Event, Public, Turned } from './types.gen';

/** A card, or a stack of one colour, on its way. */
export interface Flyer {
  id: number;
  colour: Colour;
  cards: number;
  /** The back that it shows before it turns; null when it flies front up. */
  back: readonly Colour[] | null;
}

/** A happening that waits for its turn, and the view it led to, if that was seen. */
interface Waiting {
  happening: Happening;
  view: Public | null;
}

// Two happenings at once are played faster; more than that, only the last is played.
const RUSH = 2.5;

export class Stage {
  shown: Shown = $state.raw() as Shown;
  flyers: readonly Flyer[] = $state.raw([]);
  /** What the line says: the events of the latest happening, as far as they have been played. */
  told: readonly Event[] = $state.raw([]);
  /** What is being tried while the card has not turned yet. */
  attempt: Turned | null = $state.raw(null);
  /** A happening is being staged. */
  playing = $state(false);
  /** Whether the end was seen happening, which calls for confetti. */
  celebrating = $state(false);

  #view: Public;
  #last: number;
  // The latest happening that has been shown to its end.
  #seen: number = $state(-Infinity);
  #queue: Waiting[] = [];
  #player: Player | null = null;
  #show: Show;
  #flown = 0;
  // Counts up when what is being played no longer matters.
  #scene = 0;

  constructor(view: Public, happenings: readonly Happening[], surface: Surface, sounds: Sounds) {
    this.#view = view;
    this.shown = shownOf(view);
    this.#last = this.#seen = happenings.at(-1)?.id ?? -Infinity;
    this.told = eventsOf(happenings.at(-1)?.events ?? []);
    this.#show = new Show(surface, sounds);
  }

  /** The element within which everything is looked up and flies. */
  set ground(element: HTMLElement | null) {
    this.#show.ground = element;
  }

  /** Whether all of it has been shown: before, what can be done next would tell how it ends. */
  hasShown(happenings: readonly Happening[]): boolean {
    return (happenings.at(-1)?.id ?? -Infinity) <= this.#seen;
  }

  /** Somebody has seen enough. */
  skip(): void {
    this.#player?.hurry();
  }

  /** The newest truth, and what led to it. */
  follow(view: Public, happenings: readonly Happening[], surface: Surface): void {
    const newest = happenings.at(-1)?.id ?? -Infinity;
    const fresh = happenings.filter((happening) => happening.id > this.#last);
    const jumpedBack = newest < this.#last;
    this.#show.surface = surface;
    this.#view = view;
    this.#last = newest;
    if (jumpedBack || document.hidden || (fresh.length === 0 && !this.#player)) {
      this.settle(happenings.at(-1));
      return;
    }
    if (fresh.length === 0) return;
    const last = fresh.at(-1);
    for (const happening of fresh) {
      this.#queue.push({ happening, view: happening === last ? view : null });
    }
    if (!this.#player) void this.#play();
    else if (this.#queue.length > 1) this.#player.hurry();
    else this.#player.rush(RUSH);
  }

  /** Shows the view as it is, with nothing under way. */
  settle(latest?: Happening): void {
    this.#scene++;
    this.#seen = this.#last;
    this.#queue = [];
    this.#player?.hurry();
    this.#player = null;
    this.flyers = [];
    this.attempt = null;
    this.shown = shownOf(this.#view);
    this.told = eventsOf(latest?.events ?? []);
    this.playing = false;
    this.celebrating = false;
  }

  /** The board is taken away, perhaps in the middle of something. */
  leave(): void {
    this.#show.silence();
    this.settle();
  }

  async #play(): Promise<void> {
    const scene = ++this.#scene;
    this.playing = true;
    while (this.#queue.length > 0) {
      const skipped = this.#queue.slice(0, -1);
      const next = this.#queue.at(-1);
      this.#queue = [];
      for (const { happening, view } of skipped) {
        const events = eventsOf(happening.events);
        this.shown = view
          ? shownOf(view)
          : (beatsOf(this.shown, events).at(-1)?.after ?? this.shown);
      }
      this.#player = new Player();
      this.told = [];
      const events = eventsOf(next?.happening.events ?? []);
      for (const beat of beatsOf(this.shown, events, next?.view?.top)) {
        await this.#beat(beat, this.#player);
        if (scene !== this.#scene) return;
      }
    }
    this.#player = null;
    this.playing = false;
    this.flyers = [];
    this.shown = shownOf(this.#view);
    this.#seen = this.#last;
  }

  async #beat(beat: Beat, player: Player): Promise<void> {
    const { event, after } = beat;
    const still = prefersReducedMotion();
    switch (event.type) {
      case 'turned':
        this.attempt = event;
        this.shown = { ...this.shown, left: after.left, top: after.top };
        await this.#fly({ colour: event.colour, cards: 1, back: beat.before.top }, (id) =>
          this.#show.turnOver(player, id, event, still, () => this.#tell(event)),
        );
        this.#tell(event);
        break;
      case 'scored':
      case 'stolen':
        this.#tell(event);
        // The stack leaves the tank as it takes off, and is counted where it lands.
        this.shown = { ...this.shown, tanks: emptied(beat) };
        await this.#fly({ colour: event.colour, cards: event.cards, back: null }, (id) =>
          this.#show.carry(player, id, event, still),
        );
        break;
      case 'stayed':
        this.#tell(event);
        await this.#show.miss(player, event, still);
        break;
      case 'ended':
        this.#tell(event);
        this.#show.win();
        this.celebrating = true;
        break;
      case 'dealt':
        this.#tell(event);
        this.#show.deal();
        break;
      case 'plays_again':
        this.#tell(event);
        break;
      case 'turn_began':
        break;
    }
    this.shown = after;
  }

  #tell(event: Event): void {
    if (this.told.includes(event)) return;
    this.attempt = null;
    this.told = [...this.told, event];
  }

  async #fly(flyer: Omit<Flyer, 'id'>, flight: (id: number) => Promise<void>): Promise<void> {
    const id = ++this.#flown;
    this.flyers = [...this.flyers, { ...flyer, id }];
    await tick();
    await flight(id);
    this.flyers = this.flyers.filter((each) => each.id !== id);
  }
}

/** The tanks while the stack is in the air: it is gone from where it was. */
function emptied({ event, before, after }: Beat): Shown['tanks'] {
  if (event.type !== 'stolen') return after.tanks;
  return after.tanks.map((tank, seat) =>
    seat === event.seat ? (before.tanks[seat] ?? tank) : tank,
  );
}
