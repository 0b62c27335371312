/** Shows one happening after the other: cards move, what changes pops up, and the line says what happened. */
import { tick } from 'svelte';
import { ViewStage, type Beats, type Scene } from '../board/stage.svelte';
import { prefersReducedMotion, type Player } from '../motion';
import { lyingOn, moved } from './glides';
import type { Fields } from './values';

export type Event = Readonly<Record<string, unknown>> & { type: string };

const LOOK_MS = { screen: 500, desk: 320, phone: 320 };
const COURSE = { ms: 380, apart: 50, arc: 26 };

export class Stage extends ViewStage<Fields, Event, HTMLElement> {
  protected readonly beats: Beats<Event, Fields> = {};

  protected override begin(events: readonly Event[]): void {
    super.begin(events);
    if (events.length > 0) this.sounds.play('tap');
  }

  /** The first event of a happening shows the new table at once; the line says all of them, and there is time to read. */
  protected override async beat(event: Event, { player, view }: Scene<Fields>): Promise<void> {
    if (event !== this.said[0]) return;
    if (view) await this.#lay(view, player);
    await player.pause(LOOK_MS[this.surface]);
  }

  /** Shows the new table, and lets the cards that lie elsewhere now fly there. */
  async #lay(view: Fields, player: Player): Promise<void> {
    if (player.hurried || prefersReducedMotion()) {
      this.shown = this.draw(view);
      return;
    }
    const { ground } = this.flights;
    const before = lyingOn(ground);
    this.shown = this.draw(view);
    await tick();
    const cargo = moved(before, lyingOn(ground));
    for (const { thing } of cargo) thing.style.visibility = 'hidden';
    await this.flights.carry(player, cargo, COURSE);
    for (const { thing } of cargo) thing.style.visibility = '';
  }
}
