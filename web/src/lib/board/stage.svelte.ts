/**
 * Animates happenings one beat after the other; what is drawn follows the view. A game gives its beats as data; this
 * class decides which are played when they arrive faster than they can be shown.
 */
import type { Happening, Surface } from '../games/board';
import { Player } from '../motion';
import { sound, type SoundName } from '../sound';
import { Flights } from './flights.svelte';

export interface Sounds {
  play: (name: SoundName) => void;
}

/** What a beat gets. */
export interface Scene<View> {
  player: Player;
  /** The view after the happening; null if a newer one has already replaced it. */
  view: View | null;
}

/** The sound and the animation of an event. */
export interface Beat<Event, View> {
  sound?: SoundName | ((event: Event) => SoundName);
  show?: (event: Event, scene: Scene<View>) => Promise<void> | void;
  /** Followed by confetti. */
  celebrates?: boolean;
}

/** Beats by type of event; an event without one is not animated. */
export type Beats<Event extends { type: string }, View> = {
  [Type in Event['type']]?: Beat<Extract<Event, { type: Type }>, View>;
};

interface Waiting<View, Event> {
  happening: Happening<Event>;
  view: View | null;
}

const SILENT: Sounds = { play: () => undefined };

export abstract class Stage<View, Shown, Event extends { type: string }, Thing = never> {
  /** What is drawn; it lags behind the view while a happening is animated. */
  shown: Shown = $state.raw() as Shown;
  /** The events of the happening that is shown. */
  said: readonly Event[] = $state.raw([]);
  /** A happening is being animated. */
  playing = $state(false);
  /** The end of the game was shown live, so there is confetti. */
  celebrating = $state(false);
  readonly flights = new Flights<Thing>();

  protected surface: Surface;
  protected sounds: Sounds;
  /** At most so many moments may wait; older ones are skipped. */
  protected readonly most: number = 1;
  /** The speed-up while more happenings wait. */
  protected readonly rush: number = 2.5;
  protected abstract readonly beats: Beats<Event, View>;

  #view: View;
  #last: number;
  // Id of the last happening that has been shown completely.
  #seen: number = $state(-Infinity);
  #queue: Waiting<View, Event>[] = [];
  #player: Player | null = null;
  // Incremented when the animation that is playing becomes obsolete.
  #scene = 0;

  constructor(
    view: View,
    happenings: readonly Happening<Event>[],
    surface: Surface,
    sounds: Sounds = { play: (name) => sound.play(name) },
  ) {
    this.#view = view;
    this.surface = surface;
    this.sounds = sounds;
    this.shown = this.draw(view);
    this.#last = this.#seen = happenings.at(-1)?.id ?? -Infinity;
    this.said = happenings.at(-1)?.events ?? [];
  }

  /** Whether all moments have been shown; until then the prompts would reveal how they end. */
  hasShown(happenings: readonly Happening<Event>[]): boolean {
    return !happenings.some(({ id, events }) => id > this.#seen && this.isMoment(events));
  }

  /** Skips the animation that is playing. */
  skip(): void {
    this.#player?.hurry();
  }

  /** Takes the newest view and the happenings that led to it. */
  follow(view: View, happenings: readonly Happening<Event>[], surface: Surface): void {
    const latest = happenings.at(-1);
    const newest = latest?.id ?? -Infinity;
    const fresh = happenings.filter((happening) => happening.id > this.#last);
    const jumpedBack = newest < this.#last;
    this.surface = surface;
    this.#view = view;
    this.#last = newest;
    if (jumpedBack || document.hidden || (fresh.length === 0 && !this.#player)) {
      this.settle(latest);
      return;
    }
    if (fresh.length === 0) return;
    for (const happening of fresh) {
      this.#queue.push({ happening, view: happening === latest ? view : null });
    }
    if (!this.#player) void this.#play();
    else if (this.#momentsOf(this.#queue).length > this.most) this.#player.hurry();
    else if (this.#queue.length >= this.most) this.#player.rush(this.rush);
  }

  /** Shows the current view without animation. */
  settle(latest?: Happening<Event>): void {
    this.#scene++;
    this.#seen = this.#last;
    this.#queue = [];
    this.#player?.hurry();
    this.said = latest?.events ?? [];
    this.celebrating = false;
    this.#rest();
  }

  /** The board is being removed, perhaps during an animation. */
  leave(): void {
    this.sounds = SILENT;
    this.settle();
  }

  /** What is drawn of a view. Called before the fields of the derived class are initialised. */
  protected abstract draw(view: View): Shown;

  /** Whether these events should be animated even if newer ones wait. */
  protected isMoment(events: readonly Event[]): boolean {
    return events.length > 0;
  }

  /** The animation of a happening begins. */
  protected begin(events: readonly Event[]): void {
    this.said = events;
  }

  /** A happening is skipped, because newer ones wait. */
  protected pass(_events: readonly Event[], view: View | null): void {
    if (view) this.shown = this.draw(view);
  }

  /** Removes what exists only during an animation. */
  protected clear(): void {
    this.flights.clear();
  }

  protected async beat(event: Event, scene: Scene<View>): Promise<void> {
    // `beats` is keyed by type, so this beat takes this event.
    const beat = this.beats[event.type as Event['type']] as Beat<Event, View> | undefined;
    const noise = typeof beat?.sound === 'function' ? beat.sound(event) : beat?.sound;
    if (noise) this.sounds.play(noise);
    await beat?.show?.(event, scene);
    if (beat?.celebrates) this.celebrating = true;
  }

  #momentsOf(waiting: readonly Waiting<View, Event>[]): readonly Waiting<View, Event>[] {
    return waiting.filter(({ happening }) => this.isMoment(happening.events));
  }

  async #play(): Promise<void> {
    const scene = ++this.#scene;
    this.playing = true;
    while (this.#queue.length > 0) {
      const waiting = this.#queue;
      this.#queue = [];
      const moments = this.#momentsOf(waiting).slice(-this.most);
      for (const each of waiting) {
        const { happening, view } = each;
        // What is not a moment is animated only if nothing newer waits.
        if (each === waiting.at(-1) || moments.includes(each)) {
          await this.#stage(happening.events, view, scene);
          if (scene !== this.#scene) return;
        } else this.pass(happening.events, view);
        this.#seen = happening.id;
      }
    }
    this.#rest();
  }

  async #stage(events: readonly Event[], view: View | null, scene: number): Promise<void> {
    const player = new Player();
    this.#player = player;
    this.begin(events);
    for (const event of events) {
      await this.beat(event, { player, view });
      if (scene !== this.#scene) return;
    }
    this.clear();
    if (view) this.shown = this.draw(view);
  }

  #rest(): void {
    this.#player = null;
    this.playing = false;
    this.clear();
    this.shown = this.draw(this.#view);
  }
}

/** What a board needs of its stage. */
export interface Staging<View, Event> {
  readonly flights: { ground: HTMLElement | null };
  readonly celebrating: boolean;
  hasShown: (happenings: readonly Happening<Event>[]) => boolean;
  skip: () => void;
  follow: (view: View, happenings: readonly Happening<Event>[], surface: Surface) => void;
  leave: () => void;
}

/** A stage that draws the view as it is. */
export abstract class ViewStage<View, Event extends { type: string }, Thing = never> extends Stage<
  View,
  View,
  Event,
  Thing
> {
  protected draw(view: View): View {
    return view;
  }
}
