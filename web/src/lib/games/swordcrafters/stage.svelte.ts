/** Animates happenings: the grid follows the view, one beat after the other. */
import { ViewStage, type Beats, type Scene } from '../../board/stage.svelte';
import { centred, prefersReducedMotion } from '../../motion';
import type { Surface } from '../board';
import type { Cut } from './cuts';
import type { Event, Public, Selected, Sliced } from './types.gen';

export interface Knife extends Cut {
  /** Incremented, so that each fall is drawn again. */
  fall: number;
}

const FALL_MS: Record<Surface, number> = { phone: 380, desk: 420, screen: 800 };
const PART_MS = 260;
const FLIGHT = { ms: 420, apart: 40, arc: 40, easing: 'ease-in-out' };
const LANDED_PX = 22;

/** Draws the grid; the flying things are letters of tiles. */
export class Stage extends ViewStage<Public, Event, string> {
  knife: Knife | null = $state.raw(null);

  protected readonly beats: Beats<Event, Public> = {
    sliced: { sound: 'slice', show: (event, scene) => this.#slice(event, scene) },
    selected: { sound: 'slide', show: (event, scene) => this.#take(event, scene) },
    crafted: { sound: 'anvil' },
    round_began: {
      sound: 'rattle',
      show: (_, { view }) => {
        if (view) this.shown = view;
      },
    },
    discarded: { sound: 'slide' },
    left_over: { sound: 'slide' },
    turned: { sound: 'turn' },
  };
  #fallen = 0;

  /** Prompts never wait: whoever is asked sees the current grid, not the animation. */
  override hasShown(): boolean {
    return true;
  }

  protected override clear(): void {
    super.clear();
    this.knife = null;
  }

  async #slice(event: Sliced, { player, view: after }: Scene<Public>): Promise<void> {
    const cut = after && fallenCut(this.shown, after, event);
    if (cut && !prefersReducedMotion()) {
      this.knife = { ...cut, fall: ++this.#fallen };
      await player.pause(FALL_MS[this.surface]);
    }
    this.knife = null;
    if (after) this.shown = after;
    this.sounds.play('part');
    await player.pause(PART_MS);
  }

  /** The tiles of the group that was just taken fly to the player who took it. */
  async #take({ seat }: Selected, { player, view: after }: Scene<Public>): Promise<void> {
    if (!after) return;
    const chip = this.flights.placeOf(`[data-chip="${seat}"]`);
    const group = after.taken.findIndex(
      (holder, place) => holder !== null && this.shown.taken[place] == null,
    );
    if (chip) {
      const to = centred(chip, LANDED_PX);
      const tiles = (after.groups[group] ?? []).flatMap((cell) => {
        const from = this.flights.placeOf(`[data-cell="${cell}"]`);
        return from ? [{ thing: after.grid[cell] ?? '#', from, to, turn: 90 }] : [];
      });
      await this.flights.carry(player, tiles, FLIGHT);
    }
    this.shown = { ...this.shown, taken: after.taken, groups: after.groups };
  }
}

/** The group that was cut. */
export function fallenCut(
  before: Public,
  after: Public,
  { axis, line }: { axis: Cut['axis']; line: number },
): Cut | null {
  const kept = after.groups.map((cells) => cells.join());
  const group = before.groups.findIndex((cells) => !kept.includes(cells.join()));
  return group < 0 ? null : { group, axis, line };
}
