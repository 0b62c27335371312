/**
 * What the parts of a board share. A game makes one object of a class of its own when its board is shown; its parts take it
 * from the context instead of being handed the table, the players and the way to act through every layer.
 */
import { createContext, onDestroy, untrack } from 'svelte';
import type { BoardProps, Happening, Player, Prompt } from '../games/board';
import { deadlineOf } from './clock';
import type { Staging } from './stage.svelte';

/** What the parts of the kit need to know of a board, whatever its game. */
export interface AnyBoard {
  ground: HTMLElement | null;
  readonly isShown: boolean;
  readonly isScreen: boolean;
  readonly showsKeys: boolean;
  readonly stage: { readonly celebrating: boolean; skip: () => void };
}

export const [getBoard, setBoard] = createContext<AnyBoard>();

export abstract class Board<
  Public,
  Private,
  Options,
  Event extends { type: string },
  Action,
  Stage extends Staging<Public, Event> = Staging<Public, Event>,
> {
  /** The element that the board fills. */
  ground: HTMLElement | null = $state.raw(null);
  readonly stage: Stage;
  readonly names: readonly string[] = $derived.by(() => this.players.map(({ name }) => name));
  /** Whether everything has been shown that the next choice depends on. */
  readonly isShown: boolean = $derived.by(() => this.stage.hasShown(this.given.happenings));
  /** What this player may answer; nothing while the answer would tell what has not been shown yet. */
  readonly prompts: readonly Prompt[] = $derived.by(() => (this.isShown ? this.given.prompts : []));
  /** The question that the table waits for an answer to. */
  readonly asked: Prompt | null = $derived.by(
    () => this.prompts.find((prompt) => prompt.awaited !== false) ?? null,
  );
  /** When the time of those who are waited for runs out. */
  readonly until: number | null = $derived.by(() => {
    const { waiting, deadlines, me } = this.given;
    return deadlineOf(waiting, deadlines, me);
  });
  /** The seats in the first place, once the game is over. */
  readonly winners: readonly number[] = $derived.by(
    () => this.given.outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [],
  );

  readonly #given: () => BoardProps<Public, Private, Options, Event, Action>;

  /** `given` are the props of the board's component as a whole: they stay reactive. */
  constructor(
    given: () => BoardProps<Public, Private, Options, Event, Action>,
    stage: (now: BoardProps<Public, Private, Options, Event, Action>) => Stage,
  ) {
    this.#given = given;
    this.stage = untrack(() => stage(given()));
    // What a board that is gone was staging is neither seen nor heard.
    onDestroy(() => this.stage.leave());
    $effect(() => {
      this.stage.flights.ground = this.ground;
    });
    $effect(() => {
      const { view, happenings, surface } = this.given;
      untrack(() => this.stage.follow(view.public, happenings, surface));
    });
    $effect.pre(() => {
      const { onshowing } = this.given;
      onshowing?.(!this.isShown);
      return () => onshowing?.(false);
    });
  }

  get given(): BoardProps<Public, Private, Options, Event, Action> {
    return this.#given();
  }

  get table(): Public {
    return this.given.view.public;
  }

  get me(): number | null {
    return this.given.me;
  }

  get players(): readonly Player[] {
    return this.given.players;
  }

  /** The board of the shared screen, which nobody touches. */
  get isScreen(): boolean {
    return this.given.surface === 'screen';
  }

  get isPhone(): boolean {
    return this.given.surface === 'phone';
  }

  /** Where there is a keyboard, keys are shown on what they press. */
  get showsKeys(): boolean {
    return this.given.surface === 'desk';
  }

  /** Whoever has no seat and room enough sees the whole table, as on the screen. */
  get isOverview(): boolean {
    return this.isScreen || (this.given.surface === 'desk' && this.me === null);
  }

  /** What the line of play says of the time: until when, and whether the last seconds are heard here. */
  get timing(): { until: number | null; nowMs: () => number; audible: boolean } {
    const audible = this.asked !== null || this.isScreen;
    return { until: this.until, nowMs: this.given.nowMs, audible };
  }

  nameOf(seat: number | null): string {
    return this.players[seat ?? -1]?.name ?? '';
  }

  /** Tells of each happening once and in order, when the view shows it; of none that was there before the board. */
  onHappening(tell: (happening: Happening<Event>) => void): void {
    let last = untrack(() => this.given.happenings.at(-1)?.id ?? -Infinity);
    $effect(() => {
      const { happenings } = this.given;
      const fresh = happenings.filter(({ id }) => id > last);
      last = happenings.at(-1)?.id ?? -Infinity;
      untrack(() => fresh.forEach(tell));
    });
  }

  /** Tells of the question that is open, at first and whenever it is another one. Null: nothing is asked. */
  onPrompt(tell: (asked: Prompt | null) => void): void {
    let last: string | null | undefined;
    $effect(() => {
      const { asked } = this;
      if ((asked?.id ?? null) === last) return;
      last = asked?.id ?? null;
      untrack(() => tell(asked));
    });
  }
}
