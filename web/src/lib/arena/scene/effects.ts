/** Short effects: sparks where swords meet, a burst at a hit, dust, and the shaking of the picture. */
import { Container, Graphics, Text } from 'pixi.js';
import type { Palette } from './palette';
import { INK, lettersOf, METRE } from './units';

interface Bit {
  view: Container;
  x: number;
  y: number;
  goX: number;
  goY: number;
  age: number;
  life: number;
  /** Grows to its size and stays, instead of shrinking. */
  pops: boolean;
}

export type Burst = 'clash' | 'hit' | 'wall';

const WORDS: Record<Burst, readonly string[]> = {
  clash: ['TOCK!', 'CLACK!', 'BONK!', 'WHAP!'],
  hit: ['POW!', 'WHAM!', 'OUCH!'],
  wall: [],
};

export class Effects {
  readonly view = new Container();
  private bits: Bit[] = [];
  private shake = 0;
  private number = 0;

  constructor(private readonly palette: Palette) {}

  /** `upright` turns words so that they can be read, however the floor is turned. */
  burst(kind: Burst, x: number, y: number, upright: number, isStill: boolean): void {
    this.number += 1;
    const [atX, atY] = [x * METRE, y * METRE];
    if (kind === 'wall') {
      this.dust(atX, atY);
      return;
    }
    const big = kind === 'hit' ? 1.9 : 0.8;
    this.star(atX, atY, big, kind === 'hit' ? this.palette.bad : this.palette.sun);
    if (!isStill) {
      this.sparks(atX, atY, kind === 'hit' ? 16 : 9);
      this.shake = Math.max(this.shake, kind === 'hit' ? 15 : 5);
    }
    const words = WORDS[kind];
    // Only every third touch has a word; nobody would read more.
    if (kind === 'hit' || this.number % 3 === 1)
      this.word(words[this.number % words.length] ?? '', atX, atY, big, upright);
  }

  dust(x: number, y: number): void {
    for (let at = 0; at < 4; at++) {
      const angle = at * 1.7 + this.number;
      const puff = new Graphics()
        .circle(0, 0, 7)
        .fill(this.palette.cream)
        .stroke({ width: 2.5, color: this.palette.ink });
      this.add(puff, { x, y, goX: Math.cos(angle) * 0.05, goY: Math.sin(angle) * 0.05, life: 260 });
    }
  }

  move(passedMs: number): { x: number; y: number } {
    this.shake *= Math.exp(-passedMs / 90);
    for (const bit of this.bits) {
      bit.age += passedMs;
      const share = Math.min(1, bit.age / bit.life);
      bit.x += bit.goX * passedMs;
      bit.y += bit.goY * passedMs;
      bit.view.position.set(bit.x, bit.y);
      if (bit.pops) {
        const grown = Math.min(1, bit.age / 90);
        bit.view.scale.set(grown * (1.15 - 0.15 * Math.min(1, bit.age / 180)));
        bit.view.alpha = share > 0.7 ? (1 - share) / 0.3 : 1;
      } else bit.view.scale.set(1 - share);
    }
    for (const bit of this.bits) if (bit.age >= bit.life) bit.view.destroy({ children: true });
    this.bits = this.bits.filter(({ age, life }) => age < life);
    const strong = this.shake < 0.3 ? 0 : this.shake;
    this.number += strong ? 1 : 0;
    return { x: Math.sin(this.number * 2.1) * strong, y: Math.cos(this.number * 3.3) * strong };
  }

  destroy(): void {
    this.view.destroy({ children: true });
  }

  private star(x: number, y: number, big: number, colour: string): void {
    const star = new Graphics()
      .poly(spikes(11, 54 * big, 30 * big))
      .fill(colour)
      .stroke({ width: INK, color: this.palette.ink, join: 'round' })
      .poly(spikes(9, 30 * big, 17 * big))
      .fill(this.palette.cream);
    star.rotation = this.number;
    this.add(star, { x, y, life: big > 1 ? 900 : 210, pops: true });
  }

  private sparks(x: number, y: number, count: number): void {
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * 2 * Math.PI + this.number;
      const fast = 0.12 + ((at * 7) % 5) * 0.05;
      const spark = new Graphics()
        .poly([-11, 0, 0, -4, 11, 0, 0, 4])
        .fill(at % 2 ? this.palette.sun : this.palette.cream)
        .stroke({ width: 2.5, color: this.palette.ink, join: 'round' });
      spark.rotation = angle;
      const [goX, goY] = [Math.cos(angle) * fast, Math.sin(angle) * fast];
      this.add(spark, { x, y, goX, goY, life: 340 });
    }
  }

  private word(word: string, x: number, y: number, big: number, upright: number): void {
    const text = new Text({
      text: word,
      anchor: 0.5,
      style: lettersOf(this.palette, 30 * big, 8),
    });
    const view = new Container({ rotation: upright - 0.12 });
    view.addChild(text);
    const [rise, side] = [Math.sin(upright), -Math.cos(upright)];
    const far = 34 * big;
    const at = { x: x + rise * far, y: y + side * far, goX: rise * 0.02, goY: side * 0.02 };
    this.add(view, { ...at, life: big > 1 ? 1100 : 520, pops: true });
  }

  private add(view: Container, flight: Pick<Bit, 'x' | 'y' | 'life'> & Partial<Bit>): void {
    const bit = { goX: 0, goY: 0, pops: false, ...flight, view, age: 0 };
    view.position.set(bit.x, bit.y);
    if (bit.pops) view.scale.set(0.01);
    this.view.addChild(view);
    this.bits.push(bit);
  }
}

/** A star whose spikes differ in length. */
function spikes(count: number, out: number, into: number): number[] {
  const points: number[] = [];
  for (let at = 0; at < count * 2; at++) {
    const angle = (at / (count * 2)) * 2 * Math.PI;
    const far = at % 2 ? into : out * (at % 4 ? 0.82 : 1);
    points.push(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  return points;
}
