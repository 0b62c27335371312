import { PAD_LENGTH, type PadChanged, type PlaySync } from '../net/messages.gen';
import { Refusal } from '../net/refusal';

export const SEND_AFTER_MS = 400;
const TRY_AGAIN_MS = 1500;

/** Sends a text to the table. Rejects with a Refusal. */
export type SendPad = (seat: number, name: string, text: string) => Promise<unknown>;

interface Edit {
  seat: number;
  name: string;
  timer: ReturnType<typeof setTimeout> | null;
  /** The text that is being sent, if any. */
  sent: string | null;
}

/**
 * The texts that the table stores for the seats of this page. What is written here takes effect at once and is sent
 * soon after; what others write replaces it, unless a text of ours is still to be sent: the last writer wins.
 */
export class Pads {
  private texts = $state.raw<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  private edits: readonly Edit[] = [];

  constructor(
    private readonly send: SendPad,
    private readonly refused: (refusal: Refusal) => void,
  ) {}

  read(seat: number, name: string): string {
    return this.texts[String(seat)]?.[name] ?? '';
  }

  write(seat: number, name: string, text: string): void {
    const kept = truncated(text);
    if (kept === this.read(seat, name)) return;
    this.put(seat, name, kept);
    this.later(this.editOf(seat, name) ?? this.begin(seat, name), SEND_AFTER_MS);
  }

  /** Replaces everything. In the same game, unsent texts stay. */
  see(pads: PlaySync['pads'], isNewGame: boolean): void {
    if (isNewGame) this.forget();
    const mine = this.edits.map(
      (edit) => [edit.seat, edit.name, this.read(edit.seat, edit.name)] as const,
    );
    this.texts = pads;
    for (const [seat, name, text] of mine) if (String(seat) in pads) this.put(seat, name, text);
  }

  /** Somebody else wrote. */
  change({ seat, name, text }: Pick<PadChanged, 'seat' | 'name' | 'text'>): void {
    if (!this.editOf(seat, name)) this.put(seat, name, text);
  }

  /** Sends waiting texts at once: the page may be about to close. */
  readonly flush = (): void => {
    for (const edit of this.edits) if (edit.timer !== null) this.sendNow(edit);
  };

  /** There is no game, or another one. */
  forget(): void {
    for (const edit of this.edits) if (edit.timer !== null) clearTimeout(edit.timer);
    this.edits = [];
    this.texts = {};
  }

  private editOf(seat: number, name: string): Edit | undefined {
    return this.edits.find((edit) => edit.seat === seat && edit.name === name);
  }

  private begin(seat: number, name: string): Edit {
    const edit: Edit = { seat, name, timer: null, sent: null };
    this.edits = [...this.edits, edit];
    return edit;
  }

  private end(edit: Edit): void {
    this.edits = this.edits.filter((each) => each !== edit);
  }

  private put(seat: number, name: string, text: string): void {
    const pads = this.texts[String(seat)] ?? {};
    this.texts = { ...this.texts, [String(seat)]: { ...pads, [name]: text } };
  }

  private later(edit: Edit, waitMs: number): void {
    edit.timer ??= setTimeout(() => this.sendNow(edit), waitMs);
  }

  private sendNow(edit: Edit): void {
    if (edit.timer !== null) clearTimeout(edit.timer);
    edit.timer = null;
    const text = this.read(edit.seat, edit.name);
    edit.sent = text;
    this.send(edit.seat, edit.name, text).then(
      () => this.sent(edit, text),
      (error: unknown) => this.notSent(edit, text, error),
    );
  }

  private sent(edit: Edit, text: string): void {
    // A newer text has been sent since, or waits to be sent.
    if (edit.sent !== text || edit.timer !== null) return;
    this.end(edit);
  }

  private notSent(edit: Edit, text: string, error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (edit.sent !== text || !this.edits.includes(edit)) return;
    if (error.code === 'too_fast') {
      this.later(edit, TRY_AGAIN_MS);
      return;
    }
    if (edit.timer === null) this.end(edit);
    if (error.code !== 'lost') this.refused(error);
  }
}

/** As much of a text as the table stores, without splitting a character at the end. */
function truncated(text: string): string {
  return text.length <= PAD_LENGTH
    ? text
    : text.slice(0, PAD_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
