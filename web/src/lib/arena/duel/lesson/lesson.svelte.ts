/** The lesson with the dummy as an arena: what is drawn, steered and heard of a drill. */
import type { Player, Surface } from '../../../games/board';
import { Arena } from '../../arena.svelte';
import { Crew } from '../../controls/crew';
import type { Outlook } from '../../controls/steering';
import { TICK_MS } from '../../pulse';
import { NUMBERS } from '../constants.gen';
import { SWORD } from '../controls/sword';
import type { Duel } from '../kind';
import type { Mover } from '../mover';
import { poseOf, type Still } from '../pose';
import { SWORD_FIGHT } from '../show';
import type { FighterShot, Snapshot } from '../snapshot';
import { Drill, type Task } from './drill';

const MOST_STEPS = 8;
const ROOM = { x: NUMBERS.ROOM_X, y: NUMBERS.ROOM_Y };

export class Lesson extends Arena<Duel> {
  readonly isFilm = false;
  readonly mode = 'live';
  readonly over = null;
  readonly count = null;
  readonly bodies = [0];
  readonly isWhole = false;
  readonly crew = new Crew(SWORD, [true, false]);
  /** The task at hand; null: all are done. */
  task = $state.raw<Task | null>('walk');
  snapshot = $state.raw<Snapshot | null>(null);
  private readonly drill = new Drill();
  private leftMs = 0;

  constructor(players: readonly Player[], surface: Surface) {
    super(SWORD_FIGHT, { bodies: [0, 1], fighters: [0, 1] }, () => ({
      players,
      surface,
      rules: [],
    }));
    this.snapshot = this.shot();
  }

  isAtHit(): boolean {
    return false;
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    this.crew.resize(width, height);
  }

  frame(now: number, passedMs: number): Still {
    this.leftMs = Math.min(this.leftMs + passedMs, MOST_STEPS * TICK_MS);
    while (this.leftMs >= TICK_MS) {
      this.leftMs -= TICK_MS;
      const [input] = this.crew.inputs(now, TICK_MS, () => this.outlook());
      if (input) for (const happening of this.drill.step(input)) this.tell(happening);
    }
    if (this.task !== this.drill.task) this.task = this.drill.task;
    if (this.crew.grips.length > 0 || this.grips.length > 0) this.grips = this.crew.grips;
    const { own, dummy } = this.drill;
    this.drawn = { poses: [poseOf(own), poseOf(dummy)], room: ROOM };
    return this.drawn;
  }

  private outlook(): Outlook {
    const { camera } = this;
    const pose = poseOf(this.drill.own);
    return {
      toFloor: (direction) => {
        const { x, y } = camera.toFloor(direction);
        return { x, y: -y };
      },
      body: camera.toPage(pose),
      hand: camera.across({ x: pose.sx, y: pose.sy }),
      reach: camera.scale * SWORD_FIGHT.reach,
    };
  }

  private shot(): Snapshot {
    const { own, dummy } = this.drill;
    return {
      ...{ tick: 0, phase: 'fight', roomX: ROOM.x, roomY: ROOM.y, goes: 0, count: NUMBERS.COUNT },
      ...{ bout: 1, touches: 1, won: [0, 0] },
      fighters: [shotOf(own), shotOf(dummy)],
    };
  }
}

const shotOf = (mover: Mover): FighterShot => ({
  ...mover,
  ...{ tipX: 0, tipY: 0, spark: 'nothing', sparkX: 0, sparkY: 0, sparkAge: 255, force: 0 },
  ...{ doing: null, flags: 0, acked: 0 },
});
