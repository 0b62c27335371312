/** Animates happenings one beat after the other; what is drawn follows the view. Prompts wait for important events. */
import { Stage as BoardStage, type Beats, type Scene } from '../../board/stage.svelte';
import { cardWithin, prefersReducedMotion } from '../../motion';
import type { Surface } from '../board';
import { carried, shownOf, type Shown } from './board';
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

/** Steps of the reveal: a pause, all hands appear, and the outcome of each pile is shown. */
export type RevealStep = 'hush' | 'hands' | 'fates';

export type Highlight = FightWon | BothLost | TiebreakerSet | Reshuffled | Exchanged | Ended;

interface Pace extends Record<RevealStep, number> {
  /** After a fight is won. */
  moment: number;
  /** After an exchange or a reshuffle. */
  look: number;
}

export const PACES: Record<Surface, Pace> = {
  screen: { hush: 900, hands: 1100, fates: 1900, moment: 2600, look: 1300 },
  desk: { hush: 500, hands: 800, fates: 1300, moment: 2000, look: 1000 },
  phone: { hush: 500, hands: 800, fates: 1300, moment: 1800, look: 1000 },
};
const CARRY = { ms: 420, apart: 60, arc: 30 };
const MOMENTS = ['revealed', 'fight_won', 'both_lost', 'tiebreaker_set', 'ended'];

/** The flying things are cards, by number. */
export class Stage extends BoardStage<Public, Shown, Event, number> {
  step: RevealStep | null = $state(null);
  highlight: Highlight | null = $state.raw(null);

  protected override readonly most = 2;
  protected override readonly rush = 1.8;
  protected readonly beats: Beats<Event, Public> = {
    drew: { sound: 'turn' },
    reshuffled: { sound: 'rattle', show: (event, scene) => this.#tell(event, scene, 'look') },
    arranged: { sound: 'slide' },
    card_moved: { sound: 'slide' },
    claimed: { sound: 'tap' },
    finger_raised: { sound: 'finger' },
    finger_lowered: { sound: 'tap' },
    pointed: { sound: 'tap' },
    revealed: { show: (event, scene) => this.#reveal(event, scene) },
    pile_taken: {
      sound: 'match',
      show: ({ number, seat }, scene) => this.#carry(number - 1, seat, scene),
    },
    pile_discarded: { show: ({ number }, scene) => this.#carry(number - 1, 'discard', scene) },
    pile_contested: { sound: 'clash' },
    tiebreaker_set: { sound: 'clash', show: (event, scene) => this.#tell(event, scene) },
    called_out: { sound: 'miss' },
    chosen: { sound: 'swish' },
    exchanged: { sound: 'thud', show: (event, scene) => this.#tell(event, scene, 'look') },
    both_lost: { sound: 'clash', show: (event, scene) => this.#tell(event, scene) },
    fight_won: { sound: 'hit', show: (event, scene) => this.#tell(event, scene) },
    prize_taken: {
      sound: 'match',
      show: ({ number, seat }, scene) => this.#carry(number - 1, seat, scene),
    },
    ended: { sound: 'win', celebrates: true, show: (event, scene) => this.#tell(event, scene) },
  };

  protected draw(view: Public): Shown {
    return shownOf(view);
  }

  protected override isMoment(events: readonly Event[]): boolean {
    return events.some(({ type }) => MOMENTS.includes(type));
  }

  protected override clear(): void {
    super.clear();
    this.step = null;
    this.highlight = null;
  }

  async #tell(
    event: Highlight,
    { player }: Scene<Public>,
    pace: 'moment' | 'look' = 'moment',
  ): Promise<void> {
    this.highlight = event;
    await player.pause(PACES[this.surface][pace]);
  }

  /** Shows all hands at once: the main event of the game. */
  async #reveal(event: Revealed, { player }: Scene<Public>): Promise<void> {
    const pace = PACES[this.surface];
    this.step = 'hush';
    this.shown = { ...this.shown, reveal: event.piles };
    this.sounds.play('drumroll');
    await player.pause(prefersReducedMotion() ? 0 : pace.hush);
    this.step = 'hands';
    this.sounds.play('point');
    await player.pause(pace.hands);
    this.step = 'fates';
    await player.pause(pace.fates);
  }

  /** Moves the cards of a pile to their owner or to the discard pile. */
  async #carry(pile: number, to: number | 'discard', { player }: Scene<Public>): Promise<void> {
    const start = this.flights.place(`pile-${pile}`);
    const end = this.flights.place(to === 'discard' ? to : `seat-${to}`);
    if (!start || !end || player.hurried || prefersReducedMotion()) return;
    const cards = (this.shown.reveal[pile]?.cards ?? []).map((thing, place) => ({
      thing,
      from: cardWithin({ ...start, top: start.top + place * 18 }),
      to: cardWithin(end, 0.6),
      turn: 8 - place * 5,
    }));
    await this.flights.carry(player, cards, CARRY);
    this.shown = carried(this.shown, pile, to);
  }
}
