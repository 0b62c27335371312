/** The state and the actions of the Mantis board. */
import { createContext } from 'svelte';
import { Board } from '../../board/board.svelte';
import { Consulted } from '../../board/consulted.svelte';
import { choicesOf, type Choice, type Props } from './board';
import { Stage } from './stage.svelte';
import type { Action, Event, OddsAnswer, Options, Private, Public } from './types.gen';

export class Mantis extends Board<Public, Private, Options, Event, Action, Stage> {
  /** The seat whose tank is shown in a dialog. */
  looking: number | null = $state(null);
  /** The chances of the open choices, if the table shows them. */
  readonly odds: OddsAnswer | null = $derived.by(() => this.#odds.answerTo(this.asked?.id ?? null));
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.asked && this.me !== null ? choicesOf(this.table, this.me, this.players, this.odds) : [],
  );
  readonly #odds: Consulted<OddsAnswer>;

  constructor(given: () => Props) {
    super(given, ({ view, happenings, surface }) => new Stage(view.public, happenings, surface));
    this.#odds = new Consulted(
      () => (this.given.options?.hints === true ? (this.given.prompts[0]?.id ?? null) : null),
      () => this.given.consult({ type: 'odds' }) as Promise<OddsAnswer>,
    );
  }

  /** The choice for a seat's tank: score into one's own, or steal from another. */
  choiceAt(seat: number): Choice | undefined {
    return this.choices.find((choice) => choice.target === (seat === this.me ? null : seat));
  }

  readonly choose = ({ action }: Choice): void => this.answer(this.asked, action);
}

export const [getMantis, setMantis] = createContext<Mantis>();
