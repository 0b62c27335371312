/** How a beat looks and sounds: which element goes where, how fast, with which noise. */
import {
  cardWithin,
  GLIDE,
  path,
  placeWithin,
  SPRING,
  turnOver,
  type Place,
  type Player,
} from '../../motion';
import type { SoundName } from '../../sound';
import type { Surface } from '../board';
import type { Scored, Stayed, Stolen, Turned } from './types.gen';

export interface Sounds {
  play: (name: SoundName) => void;
}

interface Pace {
  lift: number;
  suspense: number;
  flip: number;
  look: number;
  land: number;
}

// The card turning over is the moment of the game: on the screen it takes 880 ms, elsewhere it is brisk.
const PACES: Record<Surface, Pace> = {
  screen: { lift: 220, suspense: 260, flip: 240, look: 160, land: 280 },
  desk: { lift: 180, suspense: 60, flip: 200, look: 120, land: 240 },
  phone: { lift: 160, suspense: 40, flip: 200, look: 120, land: 220 },
};
const CARRY_MS = 340;
const FADE_MS = 200;

export class Show {
  ground: HTMLElement | null = null;
  surface: Surface;
  #sounds: Sounds;

  constructor(surface: Surface, sounds: Sounds) {
    this.surface = surface;
    this.#sounds = sounds;
  }

  /** Nothing is heard from here on. */
  silence(): void {
    this.#sounds = { play: () => undefined };
  }

  /** The top card lifts, keeps everybody waiting, turns, and lands in the tank. */
  async turnOver(
    player: Player,
    id: number,
    event: Turned,
    still: boolean,
    turned: () => void,
  ): Promise<void> {
    const card = this.#find(`[data-flyer="${id}"]`);
    const pile = this.#place('draw');
    const tank = this.#place(`tank-${event.into}-${event.colour}`);
    if (!card || !pile || !tank) return;
    const inner = card.firstElementChild ?? card;
    const back = card.querySelector('[data-face="back"]');
    if (!back) return;
    const base = this.#base(card);
    const lifted = this.#lifted(pile);
    if (still) {
      await this.#crossFade(player, card, back, base, lifted, turned);
      return;
    }
    const pace = PACES[this.surface];
    this.#sounds.play('slide');
    await player.animate(card, path(base, cardWithin(pile), lifted, { turn: [0, -4] }), {
      duration: pace.lift,
      easing: SPRING,
    });
    await player.animate(inner, wobble(), { duration: pace.suspense });
    this.#sounds.play('turn');
    await turnOver(player, inner, back, pace.flip);
    turned();
    await player.pause(pace.look);
    await player.animate(card, path(base, lifted, cardWithin(tank), { turn: [-4, 0], arc: 24 }), {
      duration: pace.land,
      easing: GLIDE,
    });
    this.#sounds.play('tap');
  }

  /** A matched stack goes to the score pile, or to the tank of the thief. */
  async carry(player: Player, id: number, event: Scored | Stolen, still: boolean): Promise<void> {
    const stolen = event.type === 'stolen';
    this.#sounds.play(stolen ? 'hit' : 'match');
    const card = this.#find(`[data-flyer="${id}"]`);
    const from = this.#place(`tank-${stolen ? event.victim : event.seat}-${event.colour}`);
    const to = this.#place(stolen ? `tank-${event.seat}-${event.colour}` : `pile-${event.seat}`);
    if (!card || !from || !to || still) return;
    if (stolen) this.#punch(player, event.victim);
    const base = this.#base(card);
    // A stack rises a little where it lay, so that the eye finds it before it goes.
    const start = cardWithin(from);
    const raised = cardWithin({ ...start, top: start.top - start.height * 0.25 }, 1.25);
    await player.animate(card, path(base, start, raised), {
      duration: 150,
      easing: SPRING,
    });
    const flight = { arc: 40, turn: [0, stolen ? 0 : 12] as const };
    await player.animate(card, path(base, raised, cardWithin(to), flight), {
      duration: CARRY_MS,
      easing: GLIDE,
    });
    if (stolen) this.#sounds.play('match');
    this.#bump(player, stolen ? `tank-${event.seat}-${event.colour}` : `pile-${event.seat}`);
  }

  async miss(player: Player, event: Stayed, still: boolean): Promise<void> {
    this.#sounds.play('miss');
    const slot = this.#find(`[data-spot="tank-${event.into}-${event.colour}"]`);
    if (!slot || still) return;
    const shake = ['0', '-5px', '5px', '-3px', '0'].map((x) => ({ transform: `translateX(${x})` }));
    await player.animate(slot, shake, { duration: 240, fill: 'none' });
  }

  deal(): void {
    this.#sounds.play('slide');
  }

  win(): void {
    this.#sounds.play('win');
  }

  /** The tank that is robbed takes the blow. */
  #punch(player: Player, victim: number): void {
    const tank = this.#find(`[data-tank="${victim}"]`);
    if (!tank) return;
    const frames = ['0', '9px', '-6px', '3px', '0'].map((x) => ({ transform: `translateX(${x})` }));
    void player.animate(tank, frames, { duration: 260, fill: 'none' });
  }

  #bump(player: Player, spot: string): void {
    const element = this.#find(`[data-spot="${spot}"]`);
    if (!element) return;
    const frames = [{ scale: '1' }, { scale: '1.22' }, { scale: '1' }];
    void player.animate(element, frames, { duration: 220, fill: 'none', easing: GLIDE });
  }

  /** With reduced motion the card only appears beside the pile, shows its front, and goes. */
  async #crossFade(
    player: Player,
    card: Element,
    back: Element,
    base: Place,
    at: Place,
    turned: () => void,
  ): Promise<void> {
    const [frame] = path(base, at, at);
    const transform = frame?.transform ?? '';
    this.#sounds.play('turn');
    await player.animate(back, [{ opacity: 0 }], { duration: 0 });
    turned();
    const fade = (from: number, to: number) =>
      player.animate(
        card,
        [
          { transform, opacity: from },
          { transform, opacity: to },
        ],
        {
          duration: FADE_MS,
        },
      );
    await fade(0, 1);
    await player.pause(300);
    await fade(1, 0);
  }

  /** Where the card is held up: over its pile, larger, and never over the line that tells of it. */
  #lifted(pile: Place): Place {
    const card = cardWithin(pile);
    if (this.surface === 'screen') {
      const bottom = card.top + card.height;
      const share = Math.max(1, Math.min(1.36, (bottom - 6) / card.height / 1.08));
      const grown = cardWithin(card, share);
      return { ...grown, top: bottom - grown.height };
    }
    // Low piles lie on their side: the card is held up at a size that can be read.
    const grown = cardWithin(card, Math.max(1.12, 110 / card.height));
    return { ...grown, top: grown.top - grown.height * 0.05 };
  }

  #find(selector: string): HTMLElement | null {
    return this.ground?.querySelector<HTMLElement>(selector) ?? null;
  }

  #place(spot: string): Place | null {
    const element = this.#find(`[data-spot="${spot}"]`);
    return element && this.ground ? placeWithin(element, this.ground) : null;
  }

  #base(card: HTMLElement): Place {
    return { left: 0, top: 0, width: card.offsetWidth, height: card.offsetHeight };
  }
}

function wobble(): Keyframe[] {
  return ['0deg', '-5deg', '5deg', '-3deg', '0deg'].map((turn) => ({ rotate: turn }));
}
