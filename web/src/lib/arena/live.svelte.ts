/** A live battle, as this page shows and steers it. */
import { prefersReducedMotion } from '../motion';
import type { BattleInfo } from '../net/messages.gen';
import type { Battle } from '../table/battle.svelte';
import { Arena, type Given } from './arena.svelte';
import { Crew } from './controls/crew';
import type { Outlook } from './controls/steering';
import type { Show, Terms } from './kind';
import { TICK_MS } from './pulse';
import { Side } from './side.svelte';

/** Buttons that cover at least this share of the width count as wide. */
const WIDE = 0.6;

export class Live<T extends Terms> extends Arena<T> {
  readonly isFilm = false;
  readonly crew: Crew;
  readonly side: Side<T>;
  /** Heights in pixels at the bottom that are covered by the texts before the battle, and by buttons. */
  read = $state(0);
  pushes = $state({ width: 0, height: 0 });

  /** `shown` is called when the end has been shown. */
  constructor(
    show: Show<T>,
    battle: Battle,
    info: BattleInfo,
    given: () => Given,
    shown: () => void,
  ) {
    super(show, info, given);
    const fights = this.seats.map((seat) => this.fighters.includes(seat));
    this.crew = new Crew(show.scheme, battle.steers, fights);
    this.side = new Side(show.kind, battle, this.seats, {
      happened: (happening) => this.tell(happening),
      shown,
      isStill: prefersReducedMotion,
    });
  }

  get mode() {
    return this.side.mode;
  }

  get snapshot() {
    // What has happened already is told while the side is still being made.
    const side = this.side as Side<T> | undefined;
    return side?.snapshot ?? null;
  }

  get over() {
    return this.side.over;
  }

  get count() {
    return this.over ? null : this.side.count;
  }

  get bodies() {
    return this.crew.bodies;
  }

  get isWhole() {
    return this.surface === 'screen' && (this.side.isBefore || this.mode === 'told');
  }

  /** Wide buttons hide the bottom of the floor, so the camera keeps everybody above them. */
  private get covered(): number {
    const { width, height } = this.pushes;
    if (this.side.isBefore) return this.read;
    return this.side.isLive && width > this.camera.width * WIDE ? height : 0;
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    this.crew.resize(width, height);
  }

  isAtHit(now: number): boolean {
    return this.side.isAtHit(now);
  }

  frame(now: number, passedMs: number): T['Still'] | null {
    const { side, crew, camera } = this;
    const still = side.frame(now, passedMs, () => crew.inputs(now, TICK_MS, this.outlookOf));
    const held = side.isLive ? crew.grips : [];
    if (held.length > 0 || this.grips.length > 0) this.grips = held;
    if (still) this.drawn = still;
    camera.covered = this.covered;
    camera.isNear = side.mode === 'slow';
    return still;
  }

  private readonly outlookOf = (body: number): Outlook => {
    const { camera, show } = this;
    const pose = this.drawn?.poses[body];
    return {
      // y points up on the floor, and down on the page.
      toFloor: (direction) => {
        const { x, y } = camera.toFloor(direction);
        return { x, y: -y };
      },
      body: pose ? camera.toPage(pose) : { x: camera.width / 2, y: camera.height / 2 },
      hand: pose ? camera.across(show.handOf(pose)) : { x: 1, y: 0 },
      reach: camera.scale * show.reach,
    };
  };
}
