import type { Happening, Player } from '../games/board';
import { api } from '../net/api';
import { credentials, rememberReplay, rememberTable, screenKeys } from '../net/device';
import type {
  Bye,
  ChatLine,
  GameInfo,
  Hello,
  HolderInfo,
  LogLine,
  Offer,
  PlaySync,
  Profile,
  Prompt,
  Rejected,
  TableInfo,
  Update,
  Waiting,
} from '../net/messages.gen';
import { Refusal } from '../net/refusal';
import { socketAddress, TableSocket, type LinkState, type Told, type Wish } from '../net/socket';
import { t } from '../text';
import { Passing } from '../ui/passing.svelte';
import { Battle } from './battle.svelte';
import { GameClock } from './clock';
import { look, NOBODY, type Eyes } from './eyes';
import type { Feed } from './feed';
import { happeningOf, TableLog } from './log.svelte';
import { Pads } from './pads.svelte';
import { Quips } from './quips.svelte';
import { Reactions } from './reactions.svelte';
import { askedBy, awaitedOf, awaySince, playerOf, seatsOf } from './seats';
import { updated, type Play } from './seen';
import { Arrivals, Stream } from './stream';

export type Role = NonNullable<Hello['role']>;

const CHAT_KEPT = 300;
const REFUSAL_MS = 9000;

/** One table as this page sees it. Server state is replaced as a whole; commands go out through `ask` and `order`. */
export class Table {
  private told = $state.raw<TableInfo | null>(null);
  private current = $state.raw<Play | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  you = $state.raw<number | null>(null);
  link = $state.raw<LinkState>('connecting');
  ended = $state.raw<Bye | Rejected | null>(null);
  /** Why this page has not been admitted yet. */
  waiting = $state.raw<Waiting | null>(null);
  /** The id of this shared screen. */
  screen = $state.raw<string | null>(null);
  eyes = $state.raw<Eyes>(NOBODY);
  /** By seat: since when (this device's clock) the table waits for somebody who is disconnected. */
  awaySince = $state.raw<Record<number, number>>({});

  readonly clock = new GameClock();
  readonly battle = new Battle(
    (frame) => this.socket.sendFrame(frame),
    () => this.held,
  );
  readonly log = new TableLog();
  readonly reactions = new Reactions();
  readonly quips = new Quips();
  /** The last refusal, while it is shown. */
  readonly refused = new Passing<Refusal>(REFUSAL_MS);
  /** Whether the table has admitted this page. */
  readonly isIn = $derived(this.told !== null);
  /** Whether there is a game to show. */
  readonly hasPlay = $derived(this.current !== null);
  readonly seats = $derived(this.told?.seats ?? []);
  readonly held = $derived(this.you === null ? [] : seatsOf(this.seats, this.you));
  readonly me = $derived(this.eyes.covered ? null : this.eyes.seat);
  /** The seat that sentences speak to as "you". Where several people look at one device it is nobody. */
  readonly reader = $derived(this.held.length === 1 ? this.me : null);
  readonly isHost = $derived(
    this.told !== null && this.you !== null && this.told.host === this.you,
  );
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly players: readonly Player[] = $derived(this.seats.map(playerOf));
  /** The people of the viewer's seat, the captain first. */
  readonly team: readonly HolderInfo[] = $derived(
    this.me === null ? [] : (this.seats[this.me]?.holders ?? []),
  );
  /** Whether the table accepts an answer for that seat from this device. */
  readonly commits = $derived(
    this.team.some((holder) => holder.member === this.you && holder.commits),
  );
  /** Who gives the answers, if it is not this device. */
  readonly captain = $derived(
    this.commits ? '' : (this.team.find((holder) => holder.commits)?.name ?? ''),
  );
  /** The chat lines that the viewer may read. */
  readonly said: readonly ChatLine[] = $derived(
    this.chat.filter((line) => line.team === null || line.team === this.me),
  );
  /** What can be answered here: for the viewer's seat, or on the shared screen for those who are asked in public. */
  readonly prompts: readonly Prompt[] = $derived.by(() => {
    if (this.role === 'screen') return Object.values(this.current?.prompts ?? {}).flat();
    return this.me === null ? [] : (this.current?.prompts[String(this.me)] ?? []);
  });
  readonly view = $derived({
    public: this.current?.public ?? null,
    private: this.me === null ? null : (this.current?.private[String(this.me)] ?? null),
  });
  readonly happenings: readonly Happening[] = $derived(
    this.log.happened.map((line) => happeningOf(line, this.me)),
  );
  readonly asks = new Arrivals<Prompt>();
  readonly farewell = new Stream<Bye | Rejected>();
  readonly feed: Feed = { onHappening: this.log.happens.hook, onPrompt: this.asks.hook };

  /** In a guided game: whether a move is the one that the coach waits for. */
  guard: ((action: unknown) => boolean) | null = null;

  private readonly socket: TableSocket;
  private readonly pads = new Pads(
    (seat, name, text) => this.ask({ type: 'set_pad', seat, name, text }),
    this.refused.show,
  );

  constructor(
    readonly code: string,
    private readonly role: Role,
    private readonly profile: Profile | null,
    private readonly games: () => readonly GameInfo[],
    private readonly word = '',
  ) {
    this.socket = new TableSocket(
      socketAddress(code),
      {
        hello: () => this.hello(),
        tell: (message) => this.hear(message),
        frame: (frame) => this.battle.see(frame),
        state: (state) => (this.link = state),
        ended: (farewell) => {
          this.ended = farewell;
          this.farewell.tell(farewell);
        },
      },
      t('error-lost'),
    );
  }

  /** The table's state; available once the page `isIn`. */
  get info(): TableInfo {
    if (!this.told) throw new Error('not at the table yet');
    return this.told;
  }

  /** The game on the table; available if it `hasPlay`. */
  get play(): Play {
    if (!this.current) throw new Error('no game on the table');
    return this.current;
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

  /** Sends a command. Rejects with a Refusal. */
  ask(wish: Wish): Promise<unknown> {
    return this.socket.send(wish);
  }

  /** Sends a command and shows a refusal. Returns whether it was carried out. */
  order(wish: Wish): Promise<boolean> {
    return this.tried(this.ask(wish));
  }

  /** Waits for an answer and shows a refusal. Returns whether there was none. */
  async tried(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      // An earlier refusal no longer matters.
      this.refused.clear();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused.show(error);
      return false;
    }
  }

  /** The host uploads a file for an option, or removes it; a refusal is shown. */
  async bringFile(option: string, text: string): Promise<void> {
    this.refused.clear();
    await this.tried(api.bringFile(this.code, option, text, credentials.of(this.code) ?? ''));
  }

  readonly act = (prompt: string, action: unknown): void => {
    const seat = this.role === 'screen' ? askedBy(prompt, this.current?.prompts ?? {}) : this.me;
    if (seat === null || this.guard?.(action) === false) return;
    void this.order({ type: 'act', seat, prompt, action });
  };

  /** An action of the viewer's seat. Rejects with a Refusal, which is not shown. */
  readonly attempt = (prompt: string, action: unknown): Promise<unknown> => {
    if (this.me === null) return Promise.reject(new Refusal('not_seated', t('error-not-seated')));
    if (this.guard?.(action) === false)
      return Promise.reject(new Refusal('off_script', t('error-off-script')));
    return this.ask({ type: 'act', seat: this.me, prompt, action });
  };

  /** The host decides who lost a judged battle. */
  readonly rule = (battle: string, losers: readonly number[], clause: string): void => {
    void this.order({ type: 'rule', battle, losers, clause });
  };

  readonly consult = (question: unknown): Promise<unknown> =>
    this.me === null
      ? Promise.reject(new Refusal('not_seated', t('error-not-seated')))
      : this.ask({ type: 'consult', seat: this.me, question });

  readonly offer = (prompt: string, said: readonly number[]): Promise<Offer> =>
    this.me === null
      ? Promise.reject(new Refusal('not_seated', t('error-not-seated')))
      : (this.ask({ type: 'choices', seat: this.me, prompt, said }) as Promise<Offer>);

  /** A text that the table stores for the viewer's seat; those of other seats stay secret. */
  readonly pad = (seat: number, name: string): string =>
    seat === this.me ? this.pads.read(seat, name) : '';

  readonly setPad = (seat: number, name: string, text: string): void => {
    if (seat === this.me) this.pads.write(seat, name, text);
  };

  /** The name of this device's player at a seat, alone or in a team. */
  nameAt(seat: number): string {
    const info = this.seats[seat];
    return info?.holders.find((holder) => holder.member === this.you)?.name ?? info?.name ?? '';
  }

  /** The player whom the device was passed to confirms holding it. */
  lift(): void {
    this.turnTo({ ...this.eyes, covered: false });
  }

  /** Passes the device on by hand. */
  passTo(seat: number): void {
    if (seat !== this.eyes.seat) this.turnTo({ seat, covered: this.hasSecrets });
  }

  get game(): GameInfo | null {
    const name = this.current?.game ?? this.told?.game;
    return this.games().find((game) => game.name === name) ?? null;
  }

  get hasSecrets(): boolean {
    const { game } = this;
    // Until a game is known, everything may be a secret.
    if (game?.information !== 'open') return true;
    const options = (this.current?.options ?? this.told?.options) as
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
      ...(this.role === 'player' ? { sit: true } : {}),
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
        this.chat = [...this.chat, message.line].slice(-CHAT_KEPT);
        break;
      case 'notice':
        this.log.note(message.line, this.hasPlay);
        break;
      case 'pad':
        this.pads.change(message);
        break;
      case 'reaction':
        this.reactions.float(message);
        break;
      case 'quip':
        this.quips.hear(message);
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
    // Happenings are reported before the prompts that follow from them.
    this.asks.follow(this.prompts, this.me);
  }

  private seeTable(info: TableInfo): void {
    this.awaySince = awaySince(info.seats, this.awaySince, Date.now());
    this.told = info;
    if (info.replay && this.role !== 'screen')
      rememberReplay(
        info.replay,
        info.game,
        info.seats.map(({ name }) => name),
      );
    this.clock.run(info.phase === 'playing' && !info.paused);
    this.turnEyes();
  }

  private seePlay(sync: PlaySync | null): void {
    if (!sync) {
      this.current = null;
      this.pads.forget();
      this.battle.forget();
      this.log.forget();
      this.turnEyes();
      return;
    }
    const { recent, refs, pads, battle, now_ms: nowMs, ...play } = sync;
    this.socket.countFrom(Object.values(refs));
    this.clock.set(nowMs);
    const isNew = this.current?.number !== sync.number;
    if (isNew) {
      this.battle.forget();
      this.asks.forget();
      // A viewer from before there were secrets must confirm first.
      this.eyes = NOBODY;
    }
    this.battle.sync(battle);
    this.current = play;
    this.pads.see(pads, isNew);
    this.turnEyes();
    this.log.see(recent as readonly LogLine[], isNew);
  }

  private update(update: Update): void {
    try {
      if (!this.current) throw new Error('no game to update');
      this.current = updated(this.current, update);
    } catch {
      this.socket.resync();
      return;
    }
    this.clock.set(update.now_ms);
    this.turnEyes();
    this.log.add(update, () => this.me);
  }

  private turnEyes(): void {
    const asked = awaitedOf(this.held, this.current?.prompts ?? {});
    this.eyes = look(this.eyes, this.held, asked, this.hasSecrets && this.hasPlay);
  }

  private turnTo(eyes: Eyes): void {
    this.eyes = eyes;
    this.asks.follow(this.prompts, this.me);
  }
}
