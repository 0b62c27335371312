/** How this page looks at the floor of a battle that it steers: the camera, the thumbs on the glass, what is drawn. */
import { Camera } from './camera';
import type { Crew } from './controls/crew';
import type { Vector } from './controls/input';
import type { Outlook } from './controls/steering';
import type { Grip } from './controls/thumbs';
import type { PoseOf, Terms } from './kind';
import { TICK_MS } from './pulse';
import type { Side } from './side.svelte';

export class View<T extends Terms> {
  readonly camera = new Camera();
  /** Where thumbs lie. */
  grips = $state.raw<readonly Grip[]>([]);
  private still: T['Still'] | null = null;

  constructor(
    private readonly side: Side<T>,
    private readonly crew: Crew,
    /** Where on the floor a hand points. */
    private readonly handOf: (pose: PoseOf<T>) => Vector,
    /** How far away, in metres, the mouse means an arm all the way out. */
    private readonly reach: number,
  ) {}

  /** Time passes: what there is to be drawn. `covered` are pixels at the bottom that something lies over. */
  frame(now: number, passedMs: number, covered: number): T['Still'] | null {
    const { side, crew, camera } = this;
    const still = side.frame(now, passedMs, () => crew.inputs(now, TICK_MS, this.outlookOf));
    const held = crew.grips;
    if (held.length > 0 || this.grips.length > 0) this.grips = held;
    if (still) this.still = still;
    camera.covered = covered;
    camera.isNear = side.mode === 'slow';
    return still;
  }

  private readonly outlookOf = (body: number): Outlook => {
    const { camera } = this;
    const pose = this.still?.poses[body];
    return {
      // On the floor y goes up, on a page down.
      toFloor: (direction) => {
        const { x, y } = camera.toFloor(direction);
        return { x, y: -y };
      },
      body: pose ? camera.toPage(pose) : { x: camera.width / 2, y: camera.height / 2 },
      hand: pose ? camera.across(this.handOf(pose)) : { x: 1, y: 0 },
      reach: camera.scale * this.reach,
    };
  };
}
