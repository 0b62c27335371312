/** How a beat looks and sounds: how long it takes, with which noise, and which way cards fly. */
import { cardWithin, GLIDE, path, placeWithin, type Place, type Player } from '../../motion';
import type { SoundName } from '../../sound';
import type { Surface } from '../board';
import type { Event } from './types.gen';

export interface Sounds {
  play: (name: SoundName) => void;
}

interface Pace {
  /** Before the hands come out. */
  hush: number;
  /** All hands are out. */
  hands: number;
  /** What becomes of each pile. */
  fates: number;
  /** Somebody has won a fight. */
  moment: number;
  /** An exchange, a reshuffle. */
  look: number;
}

export const PACES: Record<Surface, Pace> = {
  screen: { hush: 900, hands: 1100, fates: 1900, moment: 2600, look: 1300 },
  desk: { hush: 500, hands: 800, fates: 1300, moment: 2000, look: 1000 },
  phone: { hush: 500, hands: 800, fates: 1300, moment: 1800, look: 1000 },
};
const CARRY_MS = 420;
const APART_MS = 60;

/** What is heard of an event. The reveal and the countdowns have their own. */
export const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  drew: 'turn',
  reshuffled: 'rattle',
  arranged: 'slide',
  card_moved: 'slide',
  claimed: 'tap',
  finger_raised: 'finger',
  finger_lowered: 'tap',
  pointed: 'tap',
  pile_taken: 'match',
  pile_contested: 'clash',
  tiebreaker_set: 'clash',
  called_out: 'miss',
  chosen: 'swish',
  exchanged: 'thud',
  both_lost: 'clash',
  fight_won: 'hit',
  prize_taken: 'match',
  ended: 'win',
};

/** Cards that fly within the board. */
export class Flights {
  readonly #ground: HTMLElement;

  constructor(ground: HTMLElement) {
    this.#ground = ground;
  }

  async carry(player: Player, id: number, from: string, to: string, place: number): Promise<void> {
    const card = this.#ground.querySelector<HTMLElement>(`[data-flyer="${id}"]`);
    const [start, end] = [this.#place(from), this.#place(to)];
    if (!card || !start || !end) return;
    const base: Place = { left: 0, top: 0, width: card.offsetWidth, height: card.offsetHeight };
    const first = cardWithin({ ...start, top: start.top + place * 18 });
    const frames = path(base, first, cardWithin(end, 0.6), { arc: 30, turn: [0, 8 - place * 5] });
    await player.animate(card, frames, {
      duration: CARRY_MS,
      delay: place * APART_MS,
      easing: GLIDE,
      fill: 'both',
    });
  }

  #place(spot: string): Place | null {
    const element = this.#ground.querySelector(`[data-spot="${spot}"]`);
    return element ? placeWithin(element, this.#ground) : null;
  }
}
