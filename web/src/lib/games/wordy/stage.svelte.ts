/** Animates happenings: one important event after the other, and flying berries. Prompts never wait for it. */
import { Stage as BoardStage, type Beats, type Scene, type Sounds } from '../../board/stage.svelte';
import { centred, prefersReducedMotion } from '../../motion';
import type { Happening, Surface } from '../board';
import type { Ended, Event, Paid, Public, RoundEnded } from './types.gen';

/** The counts that lag behind while berries fly. */
export interface Counted {
  berries: readonly number[];
  bank: number;
  tally: number;
}

// The important events, and how long they are shown.
const HIGHLIGHT_MS = {
  asked: 1100,
  told: 2100,
  guessed_right: 1800,
  guessed_wrong: 1500,
  race_won: 1800,
  word_fell_through: 1400,
  word_stood: 1200,
  plays_on: 1200,
  swapped: 1500,
} satisfies Partial<Record<Event['type'], number>>;

export type Highlight = Extract<Event, { type: keyof typeof HIGHLIGHT_MS }>;

// On a shared screen everything takes a little longer.
const SCREEN_PACE = 1.35;
// The countdown to a race is already running.
const HASTE_MS = 700;
const MOST_FLYING = 6;
const BERRY_PX = 26;
const HOP = { ms: 520, apart: 90, arc: 60, easing: 'ease-in-out' };

export class Stage extends BoardStage<Public, Counted, Event, 'berry'> {
  highlight: Highlight | null = $state.raw(null);
  /** The racks are being swapped. */
  swapping = $state(false);

  protected readonly beats: Beats<Event, Public> = {
    swapped: { sound: 'rattle' },
    wrote: { sound: 'scribble' },
    asked: { sound: 'turn' },
    told: { sound: ({ answer }) => (answer === 'no' ? 'miss' : 'match') },
    guessed_right: { sound: 'match' },
    guessed_wrong: { sound: 'miss' },
    word_stood: { sound: 'match' },
    word_fell_through: { sound: 'miss' },
    race_called: { sound: 'clash' },
    race_won: { sound: 'win' },
    paid: { show: (event, scene) => this.#pay(event, scene) },
    round_ended: { sound: 'win', show: (event) => this.#celebrate(event) },
    ended: { show: (event) => this.#celebrate(event) },
  };
  readonly #me: () => number | null;

  constructor(
    me: () => number | null,
    table: Public,
    happenings: readonly Happening<Event>[],
    surface: Surface,
    sounds?: Sounds,
  ) {
    super(table, happenings, surface, sounds);
    this.#me = me;
  }

  override hasShown(): boolean {
    return true;
  }

  protected draw(table: Public): Counted {
    return { berries: table.berries, bank: table.bank, tally: table.tally };
  }

  protected override clear(): void {
    super.clear();
    this.highlight = null;
    this.swapping = false;
  }

  protected override async beat(event: Event, scene: Scene<Public>): Promise<void> {
    const played = super.beat(event, scene);
    // The asker knows the question.
    const isKnown = event.type === 'asked' && event.seat === this.#me();
    if (isHighlight(event) && !isKnown) await this.#highlight(event, scene);
    await played;
  }

  async #highlight(event: Highlight, { player }: Scene<Public>): Promise<void> {
    this.swapping = event.type === 'swapped';
    this.highlight = event;
    const isHasty = this.said.some(({ type }) => type === 'race_called');
    const pace = this.surface === 'screen' ? SCREEN_PACE : 1;
    await player.pause(isHasty ? HASTE_MS : HIGHLIGHT_MS[event.type] * pace);
    this.highlight = null;
    this.swapping = false;
  }

  /** Berries fly out of the bowl, one after the other. */
  async #pay(event: Paid, { player }: Scene<Public>): Promise<void> {
    this.highlight = null;
    const from = this.flights.place('bank');
    const to = this.flights.place(`berries-${event.seat}`);
    if (from && to) {
      const hop = {
        thing: 'berry' as const,
        from: centred(from, BERRY_PX),
        to: centred(to, BERRY_PX),
        turn: 200,
      };
      const berries = Array.from({ length: Math.min(event.berries, MOST_FLYING) }, () => hop);
      const ontakeoff = () => this.sounds.play('berry');
      await this.flights.carry(player, berries, { ...HOP, ontakeoff });
    }
    this.shown = countedAfter(this.shown, event);
  }

  #celebrate({ winners }: Ended | RoundEnded): void {
    this.celebrating = winners.length > 0 && !prefersReducedMotion();
  }
}

function isHighlight(event: Event): event is Highlight {
  return event.type in HIGHLIGHT_MS;
}

function countedAfter(now: Counted, event: Paid): Counted {
  return {
    berries: now.berries.map((each, seat) => (seat === event.seat ? event.total : each)),
    bank: event.bank,
    tally: now.tally + Math.max(0, event.berries - (now.bank - event.bank)),
  };
}
