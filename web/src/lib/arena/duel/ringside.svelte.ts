/** What goes on at the ring of a sword fight, for the page around the canvas: how it stands with the cards in force. */
import type { Battle } from '../../table/battle.svelte';
import { DUEL, type Duel } from './kind';
import type { Happening } from './happenings';
import { standingOf, type Rule, type Standing } from './rules';
import { Side, type Events } from '../side.svelte';

export class Ringside extends Side<Duel> {
  readonly standings: readonly Standing[] = $derived.by(() =>
    this.snapshot ? standingOf(this.rules(), this.seats, this.snapshot) : [],
  );

  constructor(
    battle: Battle,
    seats: readonly number[],
    private readonly rules: () => readonly Rule[],
    events: Events<Happening>,
  ) {
    super(DUEL, battle, seats, events);
  }
}
