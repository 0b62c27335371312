/** The drawn ring of a sword fight. */
import { Container, type Renderer } from 'pixi.js';
import type { Camera } from '../../camera';
import type { Pose, Room } from '../pose';
import { Crowd } from './crowd';
import { Effects, type Burst } from '../../scene/effects';
import { Fighter, type Look } from './fighter';
import { Ground } from './ground';
import { Marks, type Mark } from '../../scene/marks';
import type { Palette } from '../../scene/palette';
import { rendererOn } from '../../scene/renderer';
import { Scene } from '../../scene/scene';
import { DEPTH } from '../../scene/units';

export interface Picture {
  poses: readonly Pose[];
  room: Room;
  marks: readonly Mark[];
}

export interface Setting {
  palette: Palette;
  full: Room;
  looks: readonly Look[];
  /** The colours of those who look on. */
  crowd: readonly string[];
}

export class Stage extends Scene {
  private readonly ground = new Ground();
  private readonly crowd = new Crowd();
  private readonly shadows = new Container();
  private readonly bodies = new Container();
  private readonly swords = new Container();
  private fighters: Fighter[] = [];
  private effects: Effects | null = null;
  private marks: Marks | null = null;
  private setting: Setting | null = null;

  private constructor(renderer: Renderer) {
    super(renderer);
    this.world.addChild(this.ground.view, this.crowd.view, this.shadows, this.bodies, this.swords);
  }

  static async on(canvas: HTMLCanvasElement): Promise<Stage> {
    return new Stage(await rendererOn(canvas));
  }

  set(setting: Setting): void {
    this.setting = setting;
    const { palette, full } = setting;
    for (const fighter of this.fighters) fighter.destroy();
    this.effects?.view.destroy({ children: true });
    this.marks?.view.destroy({ children: true });
    this.ground.paint(palette, full);
    this.crowd.seat(palette, full, setting.crowd);
    this.fighters = setting.looks.map((look) => new Fighter(palette, look));
    this.marks = new Marks(
      palette,
      setting.looks.map(({ colour }) => colour),
    );
    this.effects = new Effects(palette);
    for (const { shadow, view, sword } of this.fighters) {
      this.shadows.addChild(shadow, sword.shadow);
      this.bodies.addChild(view);
      this.swords.addChild(sword.trace, sword.view);
    }
    this.world.addChild(this.marks.view, this.effects.view);
  }

  burst(kind: Burst, x: number, y: number, camera: Camera, isStill: boolean): void {
    this.effects?.burst(kind, x, y, -camera.angle, isStill);
    if (kind !== 'wall') this.crowd.cheer(kind === 'hit' ? 1 : 0.25);
  }

  strike(fighter: number): void {
    this.fighters[fighter]?.strike();
  }

  cheer(joy: number): void {
    this.crowd.cheer(joy);
  }

  draw(picture: Picture, camera: Camera, nowMs: number, passedMs: number, isStill: boolean): void {
    const { setting, effects, marks } = this;
    if (!setting || !effects || !marks) return;
    const depth = camera.toFloor(DEPTH);
    this.ground.push(setting.palette, setting.full, picture.room);
    this.fighters.forEach((fighter, place) => {
      const pose = picture.poses[place];
      if (pose) fighter.move(pose, passedMs, depth, isStill);
    });
    this.crowd.move(nowMs, passedMs, isStill);
    marks.show(picture.marks, nowMs, -camera.angle);
    this.render(camera, effects.move(passedMs));
  }
}
