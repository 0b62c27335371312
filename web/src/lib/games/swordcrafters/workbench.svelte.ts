/** The player's swords while they are built: the chosen tile, where it fits, and what was placed before. */
import { gemOf } from '../../art/swordcrafters/gems';
import { Drag } from '../../board/drag.svelte';
import type { Drawn } from './drawn';
import type { SwordScene } from './forge3d/scene';
import { gemsOn, openSides, undoSide, type Blade, type Side } from './sword';
import type { Swordcrafters } from './swordcrafters.svelte';

/** A tile of the hand, or the top tile of a side. */
export type Tile = { place: number } | { side: Side };

export class Workbench {
  /** Which of the player's swords. */
  number = $state(0);
  /** The side to turn the 3D sword to. */
  aim: Side | null = $state(null);
  scene: SwordScene | null = $state.raw(null);

  readonly blade: Blade | undefined = $derived.by(
    () => this.board.mine[this.number] ?? this.board.mine[0],
  );
  readonly hand: string = $derived.by(() => this.blade?.hand ?? '');
  /** One tile of the hand is always chosen: a tap on a side puts it there. */
  readonly chosen: number = $derived.by(() => Math.min(this.#wanted, this.hand.length - 1));
  readonly letter: string | null = $derived.by(() => this.hand[this.chosen] ?? null);
  readonly drawn: Drawn | null = $derived.by(() => {
    const { board, blade, letter } = this;
    const spots = blade && letter !== null ? openSides(blade) : [];
    return blade ? board.draw(blade, { spots, tip: false }) : null;
  });
  /** The number of tiles in hand, for all swords. */
  readonly left: number = $derived.by(() =>
    this.board.mine.reduce((sum, { hand }) => sum + hand.length, 0),
  );
  readonly undone: { sword: number; side: Side } | null = $derived.by(() => {
    const sword = this.#placed.at(-1)?.sword ?? this.number;
    const blade = this.board.mine[sword];
    const placed = this.#placed.filter((each) => each.sword === sword).map(({ side }) => side);
    const side = blade ? undoSide(blade, placed) : null;
    return side && { sword, side };
  });
  readonly drag = new Drag<Tile, Side | 'hand'>(
    (event, dragged) => this.#targetAt(event, dragged),
    (tile, target) => this.#drop(tile, target),
  );

  #wanted = $state(0);
  #placed: readonly { sword: number; side: Side }[] = $state.raw([]);

  constructor(readonly board: Swordcrafters) {
    this.#leaveEmptyHand();
    board.onView(() => this.#leaveEmptyHand());
  }

  readonly choose = (place: number): void => {
    this.#wanted = place;
  };

  readonly place = (side: Side, letter = this.letter): void => {
    if (letter === null) return;
    this.aim = null;
    this.#placed = [...this.#placed, { sword: this.number, side }];
    this.board.act({ type: 'place', gem: gemOf(letter), side, sword: this.number });
  };

  readonly takeOff = (side: Side, sword = this.number): void => {
    const last = this.#placed.findLastIndex((each) => each.sword === sword && each.side === side);
    this.#placed = this.#placed.filter((_, index) => index !== last);
    this.board.act({ type: 'take_off', side, sword });
  };

  readonly undo = (): void => {
    if (this.undone) this.takeOff(this.undone.side, this.undone.sword);
  };

  readonly finish = (): void => {
    if (this.left === 0) this.board.act({ type: 'finish' });
  };

  /** Shows the other sword when this one has no tiles left. */
  #leaveEmptyHand(): void {
    const other = this.board.mine.findIndex(({ hand }) => hand !== '');
    if (this.hand === '' && other >= 0) this.number = other;
  }

  #drop(tile: Tile, target: Side | 'hand' | null): void {
    if (target === null) return;
    if ('place' in tile) {
      if (target !== 'hand') this.place(target, this.hand[tile.place]);
      return;
    }
    if (target === tile.side || !this.blade) return;
    const letter = gemsOn(this.blade, tile.side).at(-1);
    this.takeOff(tile.side);
    if (target !== 'hand') this.place(target, letter);
  }

  /** The side, or the hand, below the dragged tile. */
  #targetAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): Side | 'hand' | null {
    const under = document
      .elementsFromPoint(clientX, clientY)
      .find((element) => !dragged.contains(element));
    const side = under?.closest<HTMLElement>('[data-side]')?.dataset['side'];
    if (side) return side as Side;
    if (under?.closest('[data-spot="hand"]')) return 'hand';
    const space = under?.closest('[data-spot="sword-3d"]')?.getBoundingClientRect();
    if (!space) return null;
    const { left, top, width, height } = space;
    return this.scene?.touch((clientX - left) / width, (clientY - top) / height)?.side ?? null;
  }
}
