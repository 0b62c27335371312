/** The drawn stage of a burrito battle. */
import { Container, type Renderer } from 'pixi.js';
import type { Face } from '../../../games/board';
import type { Camera } from '../../camera';
import { rendererOn } from '../../scene/renderer';
import { Scene, type Moment, type Picture as Drawn, type Setting as Set } from '../../scene/scene';
import { METRE } from '../../scene/units';
import { BURRITOS } from '../constants.gen';
import type { Piece } from '../furniture';
import type { Happening } from '../happenings';
import type { Still } from '../pose';
import { Aims } from './aim';
import { Burrito, Splats } from './burrito';
import type { Colours } from './colours';
import { Furniture } from './furniture';
import { Person } from './person';
import { Room } from './room';

export interface Picture extends Still, Drawn {
  pieces: readonly Piece[];
  /** Bodies that are steered on this device. */
  own: readonly number[];
}

export interface Setting extends Set {
  palette: Colours;
  people: readonly { colour: string; fights: boolean; avatar?: Face | undefined }[];
}

export class Stage extends Scene<Setting, Picture> {
  private readonly furniture = new Furniture();
  private readonly ground = new Container();
  private readonly bodies = new Container();
  private readonly air = new Container();
  private people: readonly Person[] = [];
  private burritos: readonly Burrito[] = [];
  private aims: Aims | null = null;
  private splats: Splats | null = null;

  private constructor(renderer: Renderer) {
    super(renderer, new Room());
    const { furniture, ground, bodies, air } = this;
    this.world.addChild(furniture.shadows, ground, furniture.low, bodies, furniture.tall, air);
  }

  static async on(canvas: HTMLCanvasElement): Promise<Stage> {
    return new Stage(await rendererOn(canvas));
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    // The camera may be turned now, and the shadows with it.
    this.furniture.forget();
  }

  /** Splats, bursts and dust. */
  show(happening: Happening, camera: Camera, isStill: boolean): void {
    switch (happening.kind) {
      case 'is_hit':
        this.burst('hit', happening, camera, isStill);
        this.people[happening.who]?.strike();
        this.splats?.add(happening.x, happening.y, 2);
        break;
      case 'catches':
      case 'wards':
      case 'fumbles':
        this.burst('clash', happening, camera, isStill);
        break;
      case 'lands':
        this.effects?.dust(happening.x * METRE, happening.y * METRE);
        this.splats?.add(happening.x, happening.y, 0.7);
        break;
      default:
    }
  }

  protected paint({ palette, people }: Setting): readonly { destroy: () => void }[] {
    const bands = [palette.bad, palette.leaf, palette.cushion, palette.sun];
    this.furniture.forget();
    const aims = (this.aims = new Aims(palette));
    const splats = (this.splats = new Splats(palette));
    this.people = people.map(
      ({ colour, fights, avatar }) => new Person(palette, colour, fights, avatar),
    );
    this.burritos = Array.from(
      { length: BURRITOS },
      (_, place) => new Burrito(palette, bands[place] ?? palette.bad),
    );
    this.ground.addChild(splats.view);
    for (const { shadow, view } of this.people) {
      this.ground.addChild(shadow);
      this.bodies.addChild(view);
    }
    this.air.addChild(aims.view);
    for (const { shadow, trail, view } of this.burritos) {
      this.ground.addChild(shadow);
      this.air.addChild(trail, view);
    }
    return [...this.people, ...this.burritos, aims.view, splats];
  }

  protected move(picture: Picture, { palette }: Setting, moment: Moment): void {
    const { passedMs, depth, isStill } = moment;
    this.furniture.put(picture.pieces, palette, depth);
    this.people.forEach((person, who) => {
      const pose = picture.poses[who];
      if (pose) person.move(pose, moment);
    });
    this.burritos.forEach((view, place) => {
      const burrito = picture.burritos[place];
      if (!burrito) return;
      const holder = burrito.state === 'held' ? picture.poses[burrito.thrower] : undefined;
      view.move(burrito, holder ? { x: holder.fx, y: holder.fy } : null, passedMs, depth, isStill);
    });
    this.aims?.show(picture.poses, picture.own);
    this.splats?.move(passedMs);
  }
}
