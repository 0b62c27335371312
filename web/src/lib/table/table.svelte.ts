import type { Happening, Player } from '../games/board';
import { api } from '../net/api';
import { credentials, rememberTable, screenKeys } from '../net/device';
import type {
  Bye,
  ChatLine,
  GameInfo,
  Hello,
  HolderInfo,
  LogLine,
  PeopleNews,
  PlaySync,
  Profile,
  Prompt,
  Reacted,
  Rejected,
  TableInfo,
  Update,
  Waiting,
} from '../net/messages.gen';
import { Refusal } from '../net/refusal';
import { socketAddress, TableSocket, type LinkState, type Told, type Wish } from '../net/socket';
import { t } from '../text';
import { Battle } from './battle.svelte';
import { GameClock } from './clock';
import { look, NOBODY, type Eyes } from './eyes';
import { Pads } from './pads.svelte';
import { asLine, eventsSeenBy, updated, type Line, type Play } from './seen';

export type Role = NonNullable<Hello['role']>;

export interface FloatingReaction extends Omit<Reacted, 'type' | 'seq'> {
  id: number;
}

/** News of the people here, with a number that this page gave it. */
export interface Notice extends PeopleNews {
  id: number;
}

const LINES_KEPT = 300;
const HAPPENINGS_KEPT = 50;
const REACTION_MS = 2600;

/** One table as this page sees it. Server truth is replaced as a whole; commands go out through `ask` and `order`. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  happened = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  reactions = $state.raw<readonly FloatingReaction[]>([]);
  you = $state.raw<number | null>(null);
  link = $state.raw<LinkState>('connecting');
  ended = $state.raw<Bye | Rejected | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why this page is not let in yet. */
  waiting = $state.raw<Waiting | null>(null);
  /** Which shared screen this is. */
  screen = $state.raw<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  eyes = $state.raw<Eyes>(NOBODY);
  /** By seat: since when (this device's clock) the table waits for somebody who dropped off. */
  awaySince = $state.raw<Record<number, number>>({});

  readonly clock = new GameClock();
  readonly battle = new Battle(
    (frame) => this.socket.sendFrame(frame),
    () => this.held,
  );
  readonly seats = $derived(this.info?.seats ?? []);
  readonly held = $derived(
    this.you === null
      ? []
      : this.seats.flatMap((seat, number) =>
          seat.holders.some((holder) => holder.member === this.you) ? [number] : [],
        ),
  );
  readonly me = $derived(this.eyes.covered ? null : this.eyes.seat);
  readonly isHost = $derived(
    this.info !== null && this.you !== null && this.info.host === this.you,
  );
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly players: readonly Player[] = $derived(
    this.seats.map(({ name, avatar, colour, kind, presence, level, holders }) => ({
      name,
      avatar,
      colour,
      kind,
      presence,
      level,
      people: holders,
    })),
  );
  /** The people of the seat that looks, the captain first. */
  readonly team: readonly HolderInfo[] = $derived(
    this.me === null ? [] : (this.seats[this.me]?.holders ?? []),
  );
  /** Whether the table takes an answer for that seat from this device. */
  readonly commits = $derived(
    this.team.some((holder) => holder.member === this.you && holder.commits),
  );
  /** Who gives the answers, when it is not this device. */
  readonly captain = $derived(
    this.commits ? '' : (this.team.find((holder) => holder.commits)?.name ?? ''),
  );
  /** What was said that the one who looks may read. */
  readonly said: readonly ChatLine[] = $derived(
    this.chat.filter((line) => line.team === null || line.team === this.me),
  );
  /** What may be answered here: for the seat that looks, or on the shared screen for whoever is asked in front of all. */
  readonly prompts: readonly Prompt[] = $derived.by(() => {
    if (this.role === 'screen') return Object.values(this.play?.prompts ?? {}).flat();
    return this.me === null ? [] : (this.play?.prompts[String(this.me)] ?? []);
  });
  readonly view = $derived({
    public: this.play?.public ?? null,
    private: this.me === null ? null : (this.play?.private[String(this.me)] ?? null),
  });
  readonly happenings: readonly Happening[] = $derived(
    this.happened.map((line) => ({
      id: line.id,
      events: eventsSeenBy(line, this.me),
      by: line.by ?? '',
      seat: line.seat ?? null,
    })),
  );

  /** What is read out: all that happened here, and after coming in or coming back the latest line. */
  readonly heard: readonly Line[] = $derived.by(() => {
    const latest = this.lines.at(-1);
    return latest && latest.id > (this.happened.at(-1)?.id ?? 0)
      ? [...this.happened, latest]
      : this.happened;
  });

  private readonly socket: TableSocket;
  private readonly pads = new Pads(
    (seat, name, text) => this.ask({ type: 'set_pad', seat, name, text }),
    (refusal) => (this.refusal = refusal),
  );
  private counted = 0;

  constructor(
    readonly code: string,
    private readonly role: Role,
    private readonly profile: Profile | null,
    private readonly games: () => readonly GameInfo[],
    private readonly word = '',
  ) {
    this.socket = new TableSocket(
      socketAddress(),
      {
        hello: () => this.hello(),
        tell: (message) => this.hear(message),
        frame: (frame) => this.battle.see(frame),
        state: (state) => (this.link = state),
        ended: (farewell) => (this.ended = farewell),
      },
      t('error-lost'),
    );
  }

  open(): void {
    this.socket.open();
    document.addEventListener('visibilitychange', this.pads.flush);
    window.addEventListener('pagehide', this.pads.flush);
  }

  close(): void {
    this.pads.flush();
    document.removeEventListener('visibilitychange', this.pads.flush);
    window.removeEventListener('pagehide', this.pads.flush);
    this.socket.close();
  }

  /** Send a command. Rejects with a Refusal. */
  ask(wish: Wish): Promise<unknown> {
    return this.socket.send(wish);
  }

  /** Send a command; a refusal is shown to the player. Tells whether it was carried out. */
  async order(wish: Wish): Promise<boolean> {
    try {
      await this.ask(wish);
      // What was refused before is of the past.
      this.refusal = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    }
  }

  /** The host brings a file for an option, or takes it away; a refusal is shown. */
  async bringFile(option: string, text: string): Promise<void> {
    this.refusal = null;
    try {
      await api.bringFile(this.code, option, text, credentials.of(this.code) ?? '');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  readonly act = (prompt: string, action: unknown): void => {
    const seat = this.role === 'screen' ? this.askedBy(prompt) : this.me;
    if (seat !== null) void this.order({ type: 'act', seat, prompt, action });
  };

  /** An action of the seat that looks. Rejects with a Refusal, which is not shown. */
  readonly attempt = (prompt: string, action: unknown): Promise<unknown> =>
    this.me === null
      ? Promise.reject(new Refusal('not_seated', t('error-not-seated')))
      : this.ask({ type: 'act', seat: this.me, prompt, action });

  /** The host says who lost a judged battle. */
  readonly rule = (battle: string, losers: readonly number[], clause: string): void => {
    void this.order({ type: 'rule', battle, losers, clause });
  };

  /** The seat that a prompt asks. */
  private askedBy(prompt: string): number | null {
    const asked = Object.entries(this.play?.prompts ?? {}).find(([, prompts]) =>
      prompts.some(({ id }) => id === prompt),
    );
    return asked ? Number(asked[0]) : null;
  }

  readonly consult = (question: unknown): Promise<unknown> =>
    this.me === null
      ? Promise.reject(new Refusal('not_seated', t('error-not-seated')))
      : this.ask({ type: 'consult', seat: this.me, question });

  /** A text that the table keeps for the seat that looks; others behind the curtain are not shown. */
  readonly pad = (seat: number, name: string): string =>
    seat === this.me ? this.pads.read(seat, name) : '';

  readonly setPad = (seat: number, name: string, text: string): void => {
    if (seat === this.me) this.pads.write(seat, name, text);
  };

  /** What the one of this device who sits there is called, alone or in a team. */
  nameAt(seat: number): string {
    const info = this.seats[seat];
    return info?.holders.find((holder) => holder.member === this.you)?.name ?? info?.name ?? '';
  }

  /** The one whom the device was passed to holds it. */
  lift(): void {
    this.eyes = { ...this.eyes, covered: false };
  }

  /** Pass the device on by hand. */
  passTo(seat: number): void {
    if (seat !== this.eyes.seat) this.eyes = { seat, covered: this.hasSecrets };
  }

  get game(): GameInfo | null {
    const name = this.play?.game ?? this.info?.game;
    return this.games().find((game) => game.name === name) ?? null;
  }

  get hasSecrets(): boolean {
    const { game } = this;
    // Of a game not known yet, nothing is shown that might be a secret.
    if (game?.information !== 'open') return true;
    const options = (this.play?.options ?? this.info?.options) as
      Record<string, unknown> | undefined;
    return game.hidden_with !== '' && options?.[game.hidden_with] === true;
  }

  private hello(): Hello {
    const credential = (this.role === 'screen' ? screenKeys : credentials).of(this.code);
    return {
      type: 'hello',
      table: this.code,
      role: this.role,
      ...(this.profile ? { profile: this.profile } : {}),
      ...(credential ? { credential } : {}),
      ...(this.word ? { word: this.word } : {}),
    };
  }

  private hear(message: Told): void {
    switch (message.type) {
      case 'waiting':
        this.waiting = message;
        break;
      case 'welcome':
        this.waiting = null;
        this.you = message.you;
        this.screen = message.screen;
        if (message.credential)
          (this.role === 'screen' ? screenKeys : credentials).keep(this.code, message.credential);
        if (this.role !== 'screen') rememberTable(this.code, message.table.game);
        if (message.resumed) break;
        this.chat = message.chat;
        this.seeTable(message.table);
        this.seePlay(message.play);
        break;
      case 'table':
        this.seeTable(message.table);
        break;
      case 'sync':
        this.seePlay(message.play);
        break;
      case 'update':
        this.update(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-LINES_KEPT);
        break;
      case 'notice':
        this.tell(message.line);
        break;
      case 'pad':
        this.pads.change(message);
        break;
      case 'reaction':
        this.float(message);
        break;
      case 'battle_began':
        this.battle.begin(message);
        break;
      case 'battle_over':
        this.battle.end(message);
        break;
      case 'pong':
        this.clock.set(message.now_ms);
        break;
    }
  }

  private seeTable(info: TableInfo): void {
    const away: Record<number, number> = {};
    for (const [seat, { presence }] of info.seats.entries())
      if (presence === 'away') away[seat] = this.awaySince[seat] ?? Date.now();
    this.awaySince = away;
    this.info = info;
    this.clock.run(info.phase === 'playing' && !info.paused);
    this.turnEyes();
  }

  private seePlay(sync: PlaySync | null): void {
    if (!sync) {
      this.play = null;
      this.pads.forget();
      this.battle.forget();
      this.lines = this.happened = [];
      this.turnEyes();
      return;
    }
    const { recent, refs, pads, battle, now_ms: nowMs, ...play } = sync;
    this.socket.countFrom(Object.values(refs));
    this.clock.set(nowMs);
    const isNew = this.play?.number !== sync.number;
    if (isNew) this.battle.forget();
    this.battle.sync(battle);
    this.play = play;
    this.pads.see(pads, isNew);
    this.lines = (recent as readonly LogLine[]).map((line) => this.numbered(line));
    this.happened = isNew ? [] : this.happened;
    // Whoever looked on while there was nothing to hide has yet to say that they hold the device.
    if (isNew) this.eyes = NOBODY;
    this.turnEyes();
  }

  private update(update: Update): void {
    if (!this.play) {
      this.socket.resync();
      return;
    }
    try {
      this.play = updated(this.play, update);
    } catch {
      this.socket.resync();
      return;
    }
    this.clock.set(update.now_ms);
    const line = this.numbered(asLine(update));
    if (line.events.length || Object.keys(line.own ?? {}).length) {
      this.lines = [...this.lines, line].slice(-LINES_KEPT);
      this.happened = [...this.happened, line].slice(-HAPPENINGS_KEPT);
    }
    this.turnEyes();
  }

  /** News of people are lines of the log, and shown for a moment. */
  private tell(line: LogLine): void {
    const numbered = this.numbered(line);
    if (this.play) this.lines = [...this.lines, numbered].slice(-LINES_KEPT);
    if (line.people) this.notice = { ...line.people, id: numbered.id };
  }

  private numbered(line: LogLine): Line {
    this.counted += 1;
    return { ...line, id: this.counted };
  }

  private turnEyes(): void {
    const prompts = this.play?.prompts ?? {};
    const asked = this.held.filter((seat) =>
      (prompts[String(seat)] ?? []).some((prompt) => prompt.awaited !== false),
    );
    this.eyes = look(this.eyes, this.held, asked, this.hasSecrets && this.play !== null);
  }

  private float({ member, name, reaction }: Reacted): void {
    this.counted += 1;
    const id = this.counted;
    this.reactions = [...this.reactions, { id, member, name, reaction }];
    setTimeout(
      () => (this.reactions = this.reactions.filter((each) => each.id !== id)),
      REACTION_MS,
    );
  }
}
