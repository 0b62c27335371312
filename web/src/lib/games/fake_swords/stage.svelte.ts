/** Stages happenings: the table that is drawn follows the view, one beat after the other. Moments come before choices. */
import { tick } from 'svelte';
import { Player, prefersReducedMotion } from '../../motion';
import type { Happening, Surface } from '../board';
import { carried, shownOf, type Shown } from './board';
import { Flights, PACES, SOUNDS, type Sounds } from './show';
import type {
  BothLost,
  Ended,
  Event,
  Exchanged,
  FightWon,
  Public,
  Reshuffled,
  Revealed,
  TiebreakerSet,
} from './types.gen';
import { eventsOf } from './view';

/** How far the reveal is: everybody holds their breath, all hands are out, and what becomes of each pile is said. */
export type RevealStep = 'hush' | 'hands' | 'fates';

export type Highlight = FightWon | BothLost | TiebreakerSet | Reshuffled | Exchanged | Ended;

/** A card on its way. */
export interface Flyer {
  id: number;
  card: number;
}

/** A happening that waits for its turn, and the view it led to, if that was seen. */
interface Waiting {
  happening: Happening;
  view: Public | null;
}

const MOMENTS = ['revealed', 'fight_won', 'both_lost', 'tiebreaker_set', 'ended'];
// More moments than these at once are not waited for.
const MOST_MOMENTS = 2;
const RUSH = 1.8;

export class Stage {
  shown: Shown = $state.raw() as Shown;
  step: RevealStep | null = $state(null);
  highlight: Highlight | null = $state.raw(null);
  flyers: readonly Flyer[] = $state.raw([]);
  /** The events of the latest happening. */
  said: readonly Event[] = $state.raw([]);
  playing = $state(false);
  /** Whether the end was seen happening, which calls for confetti. */
  celebrating = $state(false);
  ground: HTMLElement | null = null;

  #view: Public;
  #surface: Surface;
  #sounds: Sounds;
  #last: number;
  // The latest happening that has been shown to its end.
  #seen: number = $state(-Infinity);
  #queue: Waiting[] = [];
  #player: Player | null = null;
  #flown = 0;
  // Counts up when what is being played no longer matters.
  #scene = 0;

  constructor(view: Public, happenings: readonly Happening[], surface: Surface, sounds: Sounds) {
    this.#view = view;
    this.#surface = surface;
    this.#sounds = sounds;
    this.shown = shownOf(view);
    this.#last = this.#seen = happenings.at(-1)?.id ?? -Infinity;
    this.said = eventsOf(happenings.at(-1)?.events ?? []);
  }

  /** Whether every moment has been shown: before, what can be done next would tell how it ends. */
  hasShown(happenings: readonly Happening[]): boolean {
    return !happenings.some((happening) => happening.id > this.#seen && isMoment(happening));
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
    this.#surface = surface;
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
    else if (this.#moments() > MOST_MOMENTS) this.#player.hurry();
    else if (this.#queue.length > 1) this.#player.rush(RUSH);
  }

  /** Shows the view as it is, with nothing under way. */
  settle(latest?: Happening): void {
    this.#scene++;
    this.#seen = this.#last;
    this.#queue = [];
    this.#player?.hurry();
    this.#player = null;
    this.flyers = [];
    this.step = null;
    this.highlight = null;
    this.shown = shownOf(this.#view);
    this.said = eventsOf(latest?.events ?? []);
    this.playing = false;
    this.celebrating = false;
  }

  /** The board is taken away, perhaps in the middle of something. */
  leave(): void {
    this.#sounds = { play: () => undefined };
    this.settle();
  }

  #moments(): number {
    return this.#queue.filter(({ happening }) => isMoment(happening)).length;
  }

  async #play(): Promise<void> {
    const scene = ++this.#scene;
    this.playing = true;
    while (this.#queue.length > 0) {
      const waiting = this.#queue;
      this.#queue = [];
      // What is no moment is shown only where nothing newer waits.
      const moments = waiting.filter(({ happening }) => isMoment(happening)).slice(-MOST_MOMENTS);
      const latest = waiting.at(-1);
      const played = waiting.filter((each) => moments.includes(each) || each === latest);
      for (const { happening, view } of played) {
        this.#player = new Player();
        this.said = eventsOf(happening.events);
        await this.#stage(this.said, this.#player, scene);
        if (scene !== this.#scene) return;
        if (view) this.shown = shownOf(view);
        this.#seen = happening.id;
      }
    }
    this.#player = null;
    this.playing = false;
    this.flyers = [];
    this.step = null;
    this.highlight = null;
    this.shown = shownOf(this.#view);
  }

  async #stage(events: readonly Event[], player: Player, scene: number): Promise<void> {
    for (const event of events) {
      await this.#beat(event, player);
      if (scene !== this.#scene) return;
    }
    this.highlight = null;
    this.step = null;
  }

  async #beat(event: Event, player: Player): Promise<void> {
    const pace = PACES[this.#surface];
    const sound = SOUNDS[event.type];
    if (sound) this.#sounds.play(sound);
    switch (event.type) {
      case 'revealed':
        await this.#reveal(event, player);
        break;
      case 'pile_taken':
      case 'prize_taken':
        await this.#carry(event.number - 1, event.seat, player);
        break;
      case 'pile_discarded':
        await this.#carry(event.number - 1, 'discard', player);
        break;
      case 'fight_won':
      case 'both_lost':
      case 'tiebreaker_set':
      case 'reshuffled':
        this.highlight = event;
        await player.pause(event.type === 'reshuffled' ? pace.look : pace.moment);
        break;
      case 'exchanged':
        this.highlight = event;
        await player.pause(pace.look);
        break;
      case 'ended':
        this.highlight = event;
        this.celebrating = true;
        await player.pause(pace.moment);
        break;
      default:
        break;
    }
  }

  /** All hands at once: the moment of the game. */
  async #reveal(event: Revealed, player: Player): Promise<void> {
    const pace = PACES[this.#surface];
    this.step = 'hush';
    this.shown = { ...this.shown, reveal: event.piles };
    this.#sounds.play('drumroll');
    await player.pause(prefersReducedMotion() ? 0 : pace.hush);
    this.step = 'hands';
    this.#sounds.play('point');
    await player.pause(pace.hands);
    this.step = 'fates';
    await player.pause(pace.fates);
  }

  /** The cards of a pile go to their owner or to the discard pile. */
  async #carry(pile: number, to: number | 'discard', player: Player): Promise<void> {
    const cards = this.shown.reveal[pile]?.cards ?? [];
    const flights = this.ground ? new Flights(this.ground) : null;
    if (!flights || cards.length === 0 || player.hurried || prefersReducedMotion()) return;
    const spot = to === 'discard' ? to : `seat-${to}`;
    const flyers = cards.map((card) => ({ id: ++this.#flown, card }));
    this.flyers = [...this.flyers, ...flyers];
    await tick();
    await Promise.all(
      flyers.map(({ id }, place) => flights.carry(player, id, `pile-${pile}`, spot, place)),
    );
    this.flyers = this.flyers.filter((each) => !flyers.includes(each));
    this.shown = carried(this.shown, pile, to);
  }
}

function isMoment(happening: Happening): boolean {
  return eventsOf(happening.events).some(({ type }) => MOMENTS.includes(type));
}
