/**
 * What the parts of a board share. Each game derives its own class and makes one object of it when its board is shown;
 * the parts take it from the context instead of receiving the table, the players and the actions as props.
 */
import { createContext, onDestroy, untrack } from 'svelte';
import type { BoardProps, Happening, Player, Prompt } from '../games/board';
import { sound } from '../sound';
import { Stream, type Handler } from '../table/stream';
import { deadlineOf } from './clock';
import type { Staging } from './stage.svelte';

/** What the kit needs to know about a board of any game. */
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
  /** What this player may answer; empty while the prompts would reveal what has not been shown yet. */
  readonly prompts: readonly Prompt[] = $derived.by(() => (this.isShown ? this.given.prompts : []));
  /** The prompt that the table waits for. */
  readonly asked: Prompt | null = $derived.by(
    () => this.prompts.find((prompt) => prompt.awaited !== false) ?? null,
  );
  /** When the time of the awaited players runs out. */
  readonly until: number | null = $derived.by(() => {
    const { waiting, deadlines, me } = this.given;
    return deadlineOf(waiting, deadlines, me);
  });
  /** The seats that share the first place, once the game is over. */
  readonly winners: readonly number[] = $derived.by(
    () => this.given.outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [],
  );

  readonly #given: () => BoardProps<Public, Private, Options, Event, Action>;
  readonly #views = new Stream<BoardProps<Public, Private>['view']>();

  /** `given` returns the props of the board's component, which stay reactive. */
  constructor(
    given: () => BoardProps<Public, Private, Options, Event, Action>,
    stage: (now: BoardProps<Public, Private, Options, Event, Action>) => Stage,
  ) {
    this.#given = given;
    this.stage = untrack(() => stage(given()));
    // A board that is removed stops its animations and sounds.
    onDestroy(() => this.stage.leave());
    $effect(() => {
      this.stage.flights.ground = this.ground;
    });
    let before = untrack(() => this.given.view);
    $effect(() => {
      const { view, happenings, surface } = this.given;
      untrack(() => {
        this.stage.follow(view.public, happenings, surface);
        this.#views.tell(before);
      });
      before = view;
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

  /** The seat that sentences speak to. */
  get reader(): number | null {
    return this.given.reader ?? null;
  }

  get players(): readonly Player[] {
    return this.given.players;
  }

  /** The board of the shared screen, which nobody operates. */
  get isScreen(): boolean {
    return this.given.surface === 'screen';
  }

  get isPhone(): boolean {
    return this.given.surface === 'phone';
  }

  /** Key labels are shown where there is a keyboard. */
  get showsKeys(): boolean {
    return this.given.surface === 'desk';
  }

  /** Spectators with enough space see the whole table, as on the shared screen. */
  get isOverview(): boolean {
    return this.isScreen || (this.given.surface === 'desk' && this.me === null);
  }

  /** Timing for the line of play: the deadline, and whether the last seconds are audible here. */
  get timing(): { until: number | null; nowMs: () => number; audible: boolean } {
    const audible = this.asked !== null || this.isScreen;
    return { until: this.until, nowMs: this.given.nowMs, audible };
  }

  nameOf(seat: number | null): string {
    return this.players[seat ?? -1]?.name ?? '';
  }

  /** Gives an answer, with the sound of a tap; nothing if nobody asks. */
  answer(prompt: Prompt | null | undefined, action: Action): void {
    if (!prompt) return;
    sound.play('tap');
    this.given.act(prompt.id, action);
  }

  /** Calls back once for each new happening, in order, when the view is the new one; not for those before this call. */
  onHappening(tell: Handler<Happening<Event>>): void {
    untrack(() => this.given.feed.onHappening(tell));
  }

  /** Calls back with the previous view when there is a new one, for changes that are no event of the log. */
  onView(tell: Handler<BoardProps<Public, Private>['view']>): void {
    this.#views.hook(tell);
  }

  /** Calls back with the awaited prompt, at first and whenever it changes. Null: nothing is asked. */
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
