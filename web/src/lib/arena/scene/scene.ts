/** A room drawn on one canvas. Only scenes use PixiJS. */
import { Container, type Renderer } from 'pixi.js';
import type { Camera } from '../camera';
import type { Vector } from '../controls/input';
import type { Room } from '../kind';
import { Effects, type Burst } from './effects';
import type { Floor } from './floor';
import { Marks, type Mark } from './marks';
import type { Palette } from './palette';
import type { Quality } from '../quality.svelte';
import { resolutionOf } from './renderer';
import { DEPTH, METRE } from './units';

export interface Setting {
  palette: Palette;
  full: Room;
  people: readonly { colour: string }[];
}

export interface Picture {
  room: Room;
  marks: readonly Mark[];
  /** Minimum height of names in pixels. */
  letters?: number;
}

/** What a frame of the animation needs. */
export interface Moment {
  now: number;
  passedMs: number;
  /** Direction of shadows on the floor. */
  depth: Vector;
  /** Turns something so that it is upright on the page. */
  upright: number;
  isStill: boolean;
}

/** Height of names on the floor, in hundredths of a metre. */
const NAME = 22;

export abstract class Scene<S extends Setting, P extends Picture> {
  protected readonly world = new Container();
  protected effects: Effects | null = null;
  private marks: Marks | null = null;
  private setting: S | null = null;
  private painted: readonly { destroy: () => void }[] = [];
  private readonly root = new Container();
  private quality: Quality = 0;

  protected constructor(
    private readonly renderer: Renderer,
    private readonly floor: Floor<S['palette']>,
  ) {
    this.root.addChild(this.world);
    this.world.addChild(floor.view);
  }

  /** Paints everything; what it returns is destroyed before the next call. */
  protected abstract paint(setting: S): readonly { destroy: () => void }[];
  /** Moves everything to its current place. */
  protected abstract move(picture: P, setting: S, moment: Moment): void;

  set(setting: S): void {
    const { palette, full, people } = setting;
    for (const each of this.painted) each.destroy();
    this.setting = setting;
    this.floor.paint(palette, full);
    this.marks = new Marks(
      palette,
      people.map(({ colour }) => colour),
    );
    this.effects = new Effects(palette);
    this.painted = [...this.paint(setting), this.marks, this.effects];
    this.world.addChild(this.marks.view, this.effects.view);
  }

  /** Draws less, so that a slow device draws it smoothly. */
  simplify(quality: Quality): void {
    this.quality = quality;
    const { width, height } = this.renderer.screen;
    this.renderer.resolution = resolutionOf(quality);
    this.renderer.resize(width, height);
  }

  resize(width: number, height: number): void {
    this.renderer.resize(Math.max(1, width), Math.max(1, height));
  }

  draw(picture: P, camera: Camera, now: number, passedMs: number, isStill: boolean): void {
    const { setting, effects, marks, world } = this;
    if (!setting || !effects || !marks) return;
    this.floor.push(setting.palette, setting.full, picture.room);
    this.move(picture, setting, {
      now,
      passedMs,
      depth: camera.toFloor(DEPTH),
      upright: -camera.angle,
      isStill,
    });
    const letters = ((picture.letters ?? 0) * METRE) / (NAME * camera.scale);
    marks.show(picture.marks, now, -camera.angle, Math.max(1, letters));
    const shake = effects.move(passedMs);
    const middle = camera.toPage({ x: 0, y: 0 });
    world.scale.set(camera.scale / METRE);
    world.rotation = camera.angle;
    world.position.set(middle.x + shake.x, middle.y + shake.y);
    this.renderer.render(this.root);
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.renderer.destroy();
  }

  protected burst(kind: Burst, { x, y }: Vector, camera: Camera, isStill: boolean): void {
    this.effects?.burst(kind, x, y, -camera.angle, isStill || this.quality > 0);
  }
}
