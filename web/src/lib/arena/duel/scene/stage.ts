/** The drawn stage of a sword fight. */
import { Container, type Renderer } from 'pixi.js';
import type { Camera } from '../../camera';
import { rendererOn } from '../../scene/renderer';
import { Scene, type Moment, type Picture as Drawn, type Setting as Set } from '../../scene/scene';
import type { Happening } from '../happenings';
import type { Pose } from '../pose';
import { Crowd } from './crowd';
import { Fighter, type Look } from './fighter';
import { Ground } from './ground';

export interface Picture extends Drawn {
  poses: readonly Pose[];
}

export interface Setting extends Set {
  people: readonly Look[];
  /** The colours of the people who watch. */
  crowd: readonly string[];
}

export class Stage extends Scene<Setting, Picture> {
  private readonly crowd = new Crowd();
  private readonly shadows = new Container();
  private readonly bodies = new Container();
  private readonly swords = new Container();
  private fighters: readonly Fighter[] = [];

  private constructor(renderer: Renderer) {
    super(renderer, new Ground());
    this.world.addChild(this.crowd.view, this.shadows, this.bodies, this.swords);
  }

  static async on(canvas: HTMLCanvasElement): Promise<Stage> {
    return new Stage(await rendererOn(canvas));
  }

  /** Sparks, bursts and cheers. */
  show(happening: Happening, camera: Camera, isStill: boolean): void {
    switch (happening.kind) {
      case 'clash':
      case 'shield':
        this.burst('clash', happening, camera, isStill);
        this.crowd.cheer(0.25);
        break;
      case 'wall':
        this.burst('wall', happening, camera, isStill);
        break;
      case 'hit':
        this.burst('hit', happening, camera, isStill);
        this.crowd.cheer(1);
        this.fighters[1 - happening.fighter]?.strike();
        break;
      case 'fight':
        this.crowd.cheer(0.8);
        break;
      default:
    }
  }

  protected paint({ palette, full, people, crowd }: Setting): readonly Fighter[] {
    this.crowd.seat(palette, full, crowd);
    this.fighters = people.map((look) => new Fighter(palette, look));
    for (const { shadow, view, sword } of this.fighters) {
      this.shadows.addChild(shadow, sword.shadow);
      this.bodies.addChild(view);
      this.swords.addChild(sword.trace, sword.view);
    }
    return this.fighters;
  }

  protected move({ poses }: Picture, _: Setting, moment: Moment): void {
    const { now, passedMs, isStill } = moment;
    this.fighters.forEach((fighter, who) => {
      const pose = poses[who];
      if (pose) fighter.move(pose, moment);
    });
    this.crowd.move(now, passedMs, isStill);
  }
}
