/** A burrito with a face: on the table, in the hand, in the air above its shadow, and splattered. */
import { Container, Graphics } from 'pixi.js';
import type { Vector } from '../../controls/input';
import { INK, METRE } from '../../scene/units';
import { NUMBERS } from '../constants.gen';
import type { Flying } from '../pose';
import type { Colours } from './colours';

/** Drawn a little larger than it is, so that it is seen in time. */
const LONG = NUMBERS.BURRITO * METRE * 2.35;
const THICK = NUMBERS.BURRITO * METRE * 1.3;
/** How much larger it looks per metre of height. */
const RISES = 0.22;
const SHADOW_A_METRE = 3.4;
const SPIN_A_MS = 0.018;
const TRAIL_MS = 130;

type Mood = 'calm' | 'fierce';

export class Burrito {
  readonly view = new Container();
  readonly shadow = new Graphics();
  readonly trail = new Graphics();
  private readonly faces: Record<Mood, Graphics>;
  private readonly past: { x: number; y: number; age: number }[] = [];
  private turned = 0;

  constructor(
    private readonly colours: Colours,
    band: string,
  ) {
    this.faces = { calm: new Graphics(), fierce: new Graphics() };
    for (const mood of ['calm', 'fierce'] as const) paint(this.faces[mood], mood, colours, band);
    this.view.addChild(this.faces.calm, this.faces.fierce);
    this.shadow.ellipse(0, 0, LONG, THICK).fill({ color: colours.shade, alpha: 0.8 });
  }

  move(
    burrito: Flying,
    facing: Vector | null,
    passedMs: number,
    depth: Vector,
    isStill: boolean,
  ): void {
    const isThere = burrito.state !== 'none';
    this.view.visible = this.shadow.visible = this.trail.visible = isThere;
    if (!isThere) return;
    const [x, y] = [burrito.x * METRE, burrito.y * METRE];
    const isAlive = burrito.state === 'flies';
    this.faces.calm.visible = !isAlive;
    this.faces.fierce.visible = isAlive;
    if (facing) this.turned = Math.atan2(facing.y, facing.x);
    else if (isAlive) this.turned = Math.atan2(burrito.vy, burrito.vx);
    else if (!isStill && burrito.state !== 'lies') this.turned += SPIN_A_MS * passedMs;
    this.view.position.set(x, y);
    this.view.rotation = this.turned;
    this.view.scale.set(1 + burrito.z * RISES);
    const far = 0.2 + burrito.z * SHADOW_A_METRE;
    this.shadow.position.set(x + depth.x * far, y + depth.y * far);
    this.shadow.rotation = this.turned;
    this.follow(x, y, passedMs, isAlive && !isStill);
  }

  destroy(): void {
    this.view.destroy({ children: true });
    this.shadow.destroy();
    this.trail.destroy();
  }

  /** The trail of a flying burrito. */
  private follow(x: number, y: number, passedMs: number, isOn: boolean): void {
    for (const each of this.past) each.age += passedMs;
    while (this.past.length > 0 && (this.past.at(-1)?.age ?? 0) > TRAIL_MS) this.past.pop();
    if (isOn) this.past.unshift({ x, y, age: 0 });
    else this.past.length = 0;
    this.trail.clear();
    for (let place = 1; place < this.past.length; place++) {
      const [from, to] = [this.past[place - 1], this.past[place]];
      if (!from || !to) continue;
      const left = 1 - to.age / TRAIL_MS;
      this.trail
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({
          width: THICK * 1.7 * left,
          color: this.colours.wall,
          alpha: 0.65 * left,
          cap: 'round',
        });
    }
  }
}

/** Looks as on the cards: tortilla, foil at the back, a band around it, eyes at the front. */
function paint(view: Graphics, mood: Mood, colours: Colours, band: string): void {
  const ink = { width: INK * 0.75, color: colours.ink, join: 'round' as const };
  const eye = LONG * 0.62;
  view
    .roundRect(-LONG, -THICK, 2 * LONG, 2 * THICK, THICK)
    .fill(colours.wrap)
    .roundRect(-LONG, -THICK, LONG * 0.7, 2 * THICK, THICK * 0.7)
    .fill(colours.foil)
    .rect(-LONG * 0.34, -THICK, LONG * 0.26, 2 * THICK)
    .fill(band)
    .roundRect(-LONG, -THICK, 2 * LONG, 2 * THICK, THICK)
    .stroke(ink);
  for (const side of [-1, 1])
    view
      .circle(eye, side * THICK * 0.5, THICK * 0.42)
      .fill('#ffffff')
      .stroke({ width: 1.6, color: colours.ink })
      .circle(eye + 1.5, side * THICK * 0.5, THICK * 0.2)
      .fill(colours.ink);
  if (mood === 'fierce')
    view
      .moveTo(eye - 5, -THICK * 0.95)
      .lineTo(eye + 4, -THICK * 0.3)
      .moveTo(eye - 5, THICK * 0.95)
      .lineTo(eye + 4, THICK * 0.3)
      .stroke({ width: 2.6, color: colours.ink, cap: 'round' });
}

/** The filling of burritos that hit something; it fades. */
export class Splats {
  readonly view = new Container();
  private splats: { view: Graphics; age: number; life: number }[] = [];
  private number = 0;

  constructor(private readonly colours: Colours) {}

  add(x: number, y: number, big: number): void {
    this.number += 1;
    const view = new Graphics({ x: x * METRE, y: y * METRE });
    const size = 15 * big;
    for (let drop = 0; drop < 9; drop++) {
      const angle = (drop / 9) * 2 * Math.PI + this.number;
      const far = size * (0.7 + ((drop * 5) % 4) * 0.34);
      view.circle(
        Math.cos(angle) * far,
        Math.sin(angle) * far,
        size * (0.18 + ((drop * 3) % 3) * 0.1),
      );
    }
    view.circle(0, 0, size).fill(this.colours.filling);
    for (let bit = 0; bit < 5; bit++) {
      const angle = bit * 1.3 + this.number;
      const tone = [this.colours.leaf, this.colours.bad, this.colours.sun][bit % 3];
      view
        .circle(Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55, size * 0.17)
        .fill(tone ?? this.colours.sun);
    }
    this.view.addChild(view);
    this.splats.push({ view, age: 0, life: big > 1 ? 9000 : 3500 });
  }

  move(passedMs: number): void {
    for (const splat of this.splats) {
      splat.age += passedMs;
      splat.view.alpha = Math.min(1, (splat.life - splat.age) / 600);
    }
    for (const { view, age, life } of this.splats) if (age >= life) view.destroy();
    this.splats = this.splats.filter(({ age, life }) => age < life);
  }

  destroy(): void {
    this.view.destroy({ children: true });
  }
}
