/** Animates happenings: what is drawn follows the view, one beat after the other. */
import type { Colour } from '../../art/mantis/colours';
import { ViewStage, type Beats, type Scene } from '../../board/stage.svelte';
import {
  cardWithin,
  fadeOver,
  GLIDE,
  path,
  prefersReducedMotion,
  SPRING,
  turnOver,
  type Place,
} from '../../motion';
import type { Surface } from '../board';
import { afterEvent } from './board';
import type { Event, Public, Scored, Stayed, Stolen, Turned } from './types.gen';

/** A flying card, or a flying stack of one colour. */
export interface Flying {
  colour: Colour;
  cards: number;
  /** The back that it shows before it turns; null if it flies face up. */
  back: readonly Colour[] | null;
}

// The turning card is the main event of the game: 880 ms on the shared screen, faster elsewhere.
const PACES = {
  screen: { lift: 220, suspense: 260, flip: 240, look: 160, land: 280 },
  desk: { lift: 180, suspense: 60, flip: 200, look: 120, land: 240 },
  phone: { lift: 160, suspense: 40, flip: 200, look: 120, land: 220 },
} satisfies Record<Surface, Record<string, number>>;
const CARRY_MS = 340;

export class Stage extends ViewStage<Public, Event, Flying> {
  /** The attempt, while the card has not turned yet. */
  attempt: Turned | null = $state.raw(null);

  protected readonly beats: Beats<Event, Public> = {
    turned: { show: (event, scene) => this.#turn(event, scene) },
    scored: { sound: 'match', show: (event, scene) => this.#move(event, scene) },
    stolen: { sound: 'hit', show: (event, scene) => this.#move(event, scene) },
    stayed: { sound: 'miss', show: (event, scene) => this.#stay(event, scene) },
    plays_again: { show: (event) => this.#tell(event) },
    dealt: { sound: 'slide', show: (event) => this.#tell(event) },
    ended: { sound: 'win', celebrates: true, show: (event) => this.#tell(event) },
  };

  /** Events are added to `said` once they have been shown. */
  protected override begin(): void {
    this.said = [];
  }

  protected override pass(events: readonly Event[], view: Public | null): void {
    if (view) super.pass(events, view);
    else this.shown = events.reduce((table, event) => afterEvent(table, event), this.shown);
  }

  protected override clear(): void {
    super.clear();
    this.attempt = null;
  }

  protected override async beat(event: Event, scene: Scene<Public>): Promise<void> {
    const after = afterEvent(this.shown, event, scene.view?.top);
    await super.beat(event, scene);
    this.shown = after;
  }

  #tell(event: Event): void {
    if (this.said.includes(event)) return;
    this.attempt = null;
    this.said = [...this.said, event];
  }

  /** The top card is lifted, pauses, turns, and lands in the tank. */
  async #turn(event: Turned, { player, view }: Scene<Public>): Promise<void> {
    const { left, top: back } = this.shown;
    this.attempt = event;
    this.shown = { ...this.shown, left: Math.max(0, left - 1), top: view?.top ?? [] };
    await this.flights.launch([{ colour: event.colour, cards: 1, back }], async (card, base) => {
      const pile = this.flights.place('draw');
      const tank = this.flights.place(`tank-${event.into}-${event.colour}`);
      const face = card.querySelector('[data-face="back"]');
      const inner = face?.parentElement;
      if (!pile || !tank || !face || !inner) return;
      const lifted = this.#lifted(pile);
      if (prefersReducedMotion()) {
        this.sounds.play('turn');
        const [frame] = path(base, lifted, lifted);
        await fadeOver(player, card, face, frame, () => this.#tell(event));
        return;
      }
      const pace = PACES[this.surface];
      this.sounds.play('slide');
      await player.animate(card, path(base, cardWithin(pile), lifted, { turn: [0, -4] }), {
        duration: pace.lift,
        easing: SPRING,
      });
      const wobble = ['0deg', '-5deg', '5deg', '-3deg', '0deg'].map((rotate) => ({ rotate }));
      await player.animate(inner, wobble, { duration: pace.suspense });
      this.sounds.play('turn');
      await turnOver(player, inner, face, pace.flip);
      this.#tell(event);
      await player.pause(pace.look);
      await player.animate(card, path(base, lifted, cardWithin(tank), { turn: [-4, 0], arc: 24 }), {
        duration: pace.land,
        easing: GLIDE,
      });
      this.sounds.play('tap');
    });
    this.#tell(event);
  }

  /** A matched stack leaves the tank when it takes off, and is counted when it lands at the score pile or the thief. */
  async #move(event: Scored | Stolen, { player }: Scene<Public>): Promise<void> {
    this.#tell(event);
    const isStolen = event.type === 'stolen';
    const source = isStolen ? event.victim : event.seat;
    const { colour, cards } = event;
    const target = isStolen ? `tank-${event.seat}-${colour}` : `pile-${event.seat}`;
    const [from, to] = [this.flights.place(`tank-${source}-${colour}`), this.flights.place(target)];
    const emptied = afterEvent(this.shown, event).tanks[source];
    const tanks = this.shown.tanks.map((tank, seat) => (seat === source && emptied) || tank);
    this.shown = { ...this.shown, tanks };
    if (!from || !to || prefersReducedMotion()) return;
    if (isStolen) void this.flights.shake(player, `[data-tank="${source}"]`, [0, 9, -6, 3, 0]);
    await this.flights.launch([{ colour, cards, back: null }], async (stack, base) => {
      // A stack first rises a little, so that it is noticed before it flies.
      const start = cardWithin(from);
      const raised = cardWithin({ ...start, top: start.top - start.height * 0.25 }, 1.25);
      await player.animate(stack, path(base, start, raised), { duration: 150, easing: SPRING });
      const flight = { arc: 40, turn: [0, isStolen ? 0 : 12] as const };
      await player.animate(stack, path(base, raised, cardWithin(to), flight), {
        duration: CARRY_MS,
        easing: GLIDE,
      });
    });
    if (isStolen) this.sounds.play('match');
    void this.flights.swell(player, target);
  }

  async #stay(event: Stayed, { player }: Scene<Public>): Promise<void> {
    this.#tell(event);
    const slot = `[data-spot="tank-${event.into}-${event.colour}"]`;
    await this.flights.shake(player, slot, [0, -5, 5, -3, 0]);
  }

  /** Where the lifted card is held: over its pile, larger, and not over the line of play. */
  #lifted(pile: Place): Place {
    const card = cardWithin(pile);
    if (this.surface === 'screen') {
      const bottom = card.top + card.height;
      const share = Math.max(1, Math.min(1.36, (bottom - 6) / card.height / 1.08));
      const grown = cardWithin(card, share);
      return { ...grown, top: bottom - grown.height };
    }
    // Low piles are drawn sideways: the card is lifted at a readable size.
    const grown = cardWithin(card, Math.max(1.12, 110 / card.height));
    return { ...grown, top: grown.top - grown.height * 0.05 };
  }
}
