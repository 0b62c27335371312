/** Shows important events one after the other over the middle of the table; a new scene replaces them. */
import type { Sounds, Staging } from '../../board/stage.svelte';
import { sound, type SoundName } from '../../sound';
import type { Happening, Surface } from '../board';
import type { Event, Public } from './types.gen';

type Staged =
  | 'declared'
  | 'falsely_declared'
  | 'battle_set'
  | 'grabbed'
  | 'tied'
  | 'lot_drawn'
  | 'called_off'
  | 'nobody_lost'
  | 'battle_lost'
  | 'bruised'
  | 'round_ended'
  | 'round_tied'
  | 'deck_turned'
  | 'round_won'
  | 'badge_given'
  | 'seat_skipped'
  | 'ended';

export type Highlight = Extract<Event, { type: Staged }>;

/** How long each is shown on a phone, in ms; a shared screen takes longer. */
const SHOWN: Record<Staged, number> = {
  declared: 1500,
  falsely_declared: 1900,
  battle_set: 1500,
  grabbed: 1500,
  tied: 1600,
  lot_drawn: 1800,
  called_off: 1400,
  nobody_lost: 900,
  battle_lost: 1500,
  bruised: 1200,
  round_ended: 1600,
  round_tied: 1600,
  deck_turned: 1600,
  round_won: 1900,
  badge_given: 1900,
  seat_skipped: 1500,
  ended: 2600,
};
/** Battles that differ from what was declared, and so are shown; others need no second announcement. */
const SPECIAL: readonly string[] = ['B-MULTI-1', 'B-RTIE-1', 'B-RTIE-2', 'B-WIN-2'];
/** Events that may be shown over the arena, because they explain its battle. */
const BEFORE_A_BATTLE: readonly Staged[] = ['declared', 'falsely_declared', 'battle_set'];
/** Events that the arena has already shown when the board continues. */
const TOLD_THERE: readonly Staged[] = ['grabbed', 'tied', 'lot_drawn', 'battle_lost'];
const LONGER: Record<Surface, number> = { phone: 1, desk: 1.1, screen: 1.4 };
// The 3-2-1, the start of play, a fight or the end begin a new scene: nothing older is shown over it.
const NEW_SCENE: readonly Event['type'][] = ['counted', 'play_began', 'fight_began', 'ended'];
// Older events are dropped when more wait.
const MOST_WAITING = 6;

/** The sound of each event. Countdowns have their own. */
const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  round_began: 'rattle',
  set_laid: 'match',
  declared: 'fight',
  battle_set: 'clash',
  falsely_declared: 'miss',
  chosen: 'tap',
  threw: 'swish',
  faked: 'swish',
  grabbed: 'gasp',
  tied: 'clash',
  lot_drawn: 'rattle',
  battle_lost: 'splat',
  vote_offered: 'finger',
  round_ended: 'anvil',
  round_won: 'cheer',
  badge_given: 'match',
  ended: 'win',
};

export class Stage implements Staging<Public, Event> {
  highlight: Highlight | null = $state.raw(null);
  /** The events of the latest happening. */
  said: readonly Event[] = $state.raw([]);
  /** Cards fly independently: nothing waits for them. */
  readonly flights = { ground: null };

  #sounds: Sounds;
  #surface: Surface;
  #last: number;
  #queue: Highlight[] = [];
  #isHeld = $state(false);
  #hasEnded = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    happenings: readonly Happening<Event>[],
    surface: Surface,
    sounds: Sounds = { play: (name) => sound.play(name) },
  ) {
    this.#sounds = sounds;
    this.#surface = surface;
    this.#last = happenings.at(-1)?.id ?? -Infinity;
    this.said = happenings.at(-1)?.events ?? [];
  }

  /** The end of the game was shown live, so there is confetti. */
  get celebrating(): boolean {
    return this.#hasEnded && !this.#isHeld;
  }

  /** In real time nothing waits for an animation. */
  hasShown(): boolean {
    return true;
  }

  /** Skips the event that is shown. */
  skip(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Takes all happenings so far; new ones are shown. */
  follow(_view: Public, happenings: readonly Happening<Event>[], surface: Surface): void {
    const newest = happenings.at(-1);
    const fresh = happenings.filter(({ id }) => id > this.#last);
    const isBack = (newest?.id ?? -Infinity) < this.#last;
    this.#surface = surface;
    this.#last = newest?.id ?? -Infinity;
    if (isBack || document.hidden) this.#clear();
    if (newest && (fresh.length > 0 || isBack)) this.said = newest.events;
    if (isBack || document.hidden) return;
    for (const happening of fresh) {
      const events = happening.events;
      // What is in the queue is older than this.
      if (events.some(isStaged)) this.#queue = [];
      events.forEach((event) => this.#hear(event));
    }
    if (this.#timer === undefined) this.#next();
  }

  /** While a battle in the arena is shown, everything but its causes waits for its end. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (isHeld) return;
    this.#queue = this.#queue.filter(({ type }) => !TOLD_THERE.includes(type));
    if (this.#timer === undefined) this.#next();
  }

  /** The board is being removed: nothing more is shown or played. */
  leave(): void {
    this.#sounds = { play: () => undefined };
    this.#clear();
  }

  #hear(event: Event): void {
    const noise = SOUNDS[event.type];
    if (noise && (event.type !== 'battle_set' || isStaged(event))) this.#sounds.play(noise);
    if (NEW_SCENE.includes(event.type)) this.#clear();
    if (event.type === 'ended') this.#hasEnded = true;
    if (isStaged(event)) this.#queue = [...this.#queue, event].slice(-MOST_WAITING);
  }

  #next(): void {
    const [first, ...rest] = this.#queue;
    this.highlight = null;
    this.#timer = undefined;
    if (!first || (this.#isHeld && !BEFORE_A_BATTLE.includes(first.type))) return;
    this.#queue = rest;
    this.highlight = first;
    // Several events in a row are shown faster.
    const ms = (SHOWN[first.type] * LONGER[this.#surface]) / (rest.length > 2 ? 1.6 : 1);
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.highlight = null;
  }
}

function isStaged(event: Event): event is Highlight {
  if (event.type === 'battle_set') return SPECIAL.includes(event.clause);
  return event.type in SHOWN;
}
