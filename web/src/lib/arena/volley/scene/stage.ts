/** The drawn burrito battle. */
import { Container, type Renderer } from 'pixi.js';
import type { Camera } from '../../camera';
import type { Room as Size } from '../../duel/pose';
import { Effects } from '../../scene/effects';
import { Marks, type Mark } from '../../scene/marks';
import { rendererOn } from '../../scene/renderer';
import { Scene } from '../../scene/scene';
import { DEPTH, METRE } from '../../scene/units';
import { BURRITOS } from '../constants.gen';
import type { Piece } from '../furniture';
import type { Still } from '../pose';
import { Aims } from './aim';
import { Burrito, Splats } from './burrito';
import type { Colours } from './colours';
import { Furniture } from './furniture';
import { Person } from './person';
import { Room } from './room';

export interface Picture extends Still {
  pieces: readonly Piece[];
  marks: readonly Mark[];
  /** Bodies that are steered here. */
  own: readonly number[];
  /** How many pixels high names are written, at least. */
  letters: number;
}

export interface Setting {
  colours: Colours;
  full: Size;
  people: readonly { colour: string; fights: boolean }[];
}

/** How high a name is written on the floor, in hundredths of a metre. */
const NAME = 22;

/** Everything that is painted anew when colours change. */
interface Cast {
  people: readonly Person[];
  burritos: readonly Burrito[];
  effects: Effects;
  marks: Marks;
  aims: Aims;
  splats: Splats;
}

export class Stage extends Scene {
  private readonly room = new Room();
  private readonly furniture = new Furniture();
  private readonly ground = new Container();
  private readonly bodies = new Container();
  private readonly air = new Container();
  private cast: Cast | null = null;
  private setting: Setting | null = null;

  private constructor(renderer: Renderer) {
    super(renderer);
    const { room, furniture, ground, bodies, air } = this;
    this.world.addChild(room.view, furniture.shadows, ground, furniture.low, bodies);
    this.world.addChild(furniture.tall, air);
  }

  static async on(canvas: HTMLCanvasElement): Promise<Stage> {
    return new Stage(await rendererOn(canvas));
  }

  set(setting: Setting): void {
    this.setting = setting;
    const { colours, full, people } = setting;
    this.dismiss();
    this.room.paint(colours, full);
    this.furniture.forget();
    const bands = [colours.bad, colours.leaf, colours.cushion, colours.sun];
    const cast: Cast = {
      people: people.map(({ colour, fights }) => new Person(colours, colour, fights)),
      burritos: Array.from(
        { length: BURRITOS },
        (_, place) => new Burrito(colours, bands[place] ?? colours.bad),
      ),
      effects: new Effects(colours),
      marks: new Marks(
        colours,
        people.map(({ colour }) => colour),
      ),
      aims: new Aims(colours),
      splats: new Splats(colours),
    };
    this.ground.addChild(cast.splats.view);
    for (const { shadow, view } of cast.people) {
      this.ground.addChild(shadow);
      this.bodies.addChild(view);
    }
    for (const { shadow } of cast.burritos) this.ground.addChild(shadow);
    this.air.addChild(cast.aims.view);
    for (const { trail, view } of cast.burritos) this.air.addChild(trail, view);
    this.air.addChild(cast.marks.view, cast.effects.view);
    this.cast = cast;
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    // The room may lie the other way now, and shadows with it.
    this.furniture.forget();
  }

  /** Somebody is hit. */
  hit(who: number, x: number, y: number, camera: Camera, isStill: boolean): void {
    this.cast?.effects.burst('hit', x, y, -camera.angle, isStill);
    this.cast?.people[who]?.strike();
    this.cast?.splats.add(x, y, 2);
  }

  /** A burrito meets hands or another burrito. */
  meet(x: number, y: number, camera: Camera, isStill: boolean): void {
    this.cast?.effects.burst('clash', x, y, -camera.angle, isStill);
  }

  land(x: number, y: number): void {
    this.cast?.effects.dust(x * METRE, y * METRE);
    this.cast?.splats.add(x, y, 0.7);
  }

  draw(picture: Picture, camera: Camera, nowMs: number, passedMs: number, isStill: boolean): void {
    const { setting, cast } = this;
    if (!setting || !cast) return;
    const depth = camera.toFloor(DEPTH);
    this.room.push(setting.colours, setting.full, picture.room);
    this.furniture.put(picture.pieces, setting.colours, depth);
    cast.people.forEach((person, who) => {
      const pose = picture.poses[who];
      if (pose) person.move(pose, passedMs, depth, isStill);
    });
    cast.burritos.forEach((view, place) => {
      const burrito = picture.burritos[place];
      if (!burrito) return;
      const holder = burrito.state === 'held' ? picture.poses[burrito.thrower] : undefined;
      view.move(burrito, holder ? { x: holder.fx, y: holder.fy } : null, passedMs, depth, isStill);
    });
    cast.aims.show(picture.poses, picture.own);
    cast.splats.move(passedMs);
    const near = picture.letters / ((NAME * camera.scale) / METRE);
    cast.marks.show(picture.marks, nowMs, -camera.angle, Math.max(1, near));
    this.render(camera, cast.effects.move(passedMs));
  }

  private dismiss(): void {
    if (!this.cast) return;
    const { people, burritos, effects, marks, aims, splats } = this.cast;
    for (const each of [...people, ...burritos]) each.destroy();
    effects.view.destroy({ children: true });
    marks.view.destroy({ children: true });
    aims.view.destroy();
    splats.destroy();
  }
}
