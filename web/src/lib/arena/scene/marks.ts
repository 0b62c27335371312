/** Marks on the floor and above heads: the circle of a tether, and what somebody is forced to do. */
import { Container, Graphics, Text } from 'pixi.js';
import type { Palette } from './palette';
import { INK, lettersOf, METRE } from './units';

export type Mark =
  | { kind: 'circle'; x: number; y: number; radius: number; who: number }
  | { kind: 'name'; x: number; y: number; text: string }
  | { kind: 'stars'; x: number; y: number }
  | { kind: 'ice'; x: number; y: number }
  | { kind: 'hit'; x: number; y: number };

const DASHES = 22;

export class Marks {
  readonly view = new Container();
  private readonly drawn = new Graphics();
  private names: Text[] = [];

  constructor(
    private readonly palette: Palette,
    private readonly colours: readonly string[],
  ) {
    this.view.addChild(this.drawn);
  }

  /** `letters` is the size of names, 1 for a camera that is near. */
  show(marks: readonly Mark[], nowMs: number, upright: number, letters = 1): void {
    this.drawn.clear();
    let named = 0;
    for (const mark of marks) {
      const [x, y] = [mark.x * METRE, mark.y * METRE];
      if (mark.kind === 'circle') this.circle(x, y, mark.radius * METRE, mark.who);
      else if (mark.kind === 'stars') this.stars(x, y, nowMs);
      else if (mark.kind === 'ice') this.ice(x, y);
      else if (mark.kind === 'hit') this.hit(x, y, nowMs);
      else this.name(named++, mark.text, x, y, upright, letters);
    }
    this.names.forEach((name, place) => (name.visible = place < named));
  }

  destroy(): void {
    this.view.destroy({ children: true });
  }

  private circle(x: number, y: number, radius: number, who: number): void {
    for (let dash = 0; dash < DASHES; dash++) {
      const from = (dash / DASHES) * 2 * Math.PI;
      this.drawn
        .moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius)
        .arc(x, y, radius, from, from + Math.PI / DASHES);
    }
    this.drawn.stroke({ width: INK, color: this.colours[who] ?? this.palette.ink, cap: 'round' });
  }

  private stars(x: number, y: number, nowMs: number): void {
    for (let star = 0; star < 3; star++) {
      const angle = nowMs * 0.006 + (star / 3) * 2 * Math.PI;
      this.drawn.star(x + Math.cos(angle) * 30, y + Math.sin(angle) * 30, 5, 9, 4, angle);
    }
    this.drawn
      .fill(this.palette.sun)
      .stroke({ width: 2.5, color: this.palette.ink, join: 'round' });
  }

  private ice(x: number, y: number): void {
    this.drawn
      .roundRect(x - 33, y - 33, 66, 66, 10)
      .fill({ color: this.palette.wall, alpha: 0.45 })
      .stroke({ width: INK, color: this.palette.cream })
      .moveTo(x - 22, y - 6)
      .lineTo(x - 6, y - 22)
      .moveTo(x - 22, y + 8)
      .lineTo(x + 8, y - 22)
      .stroke({ width: INK, color: this.palette.cream, cap: 'round' });
  }

  /** Ring around the place of the hit, for the slow motion. */
  private hit(x: number, y: number, nowMs: number): void {
    const wide = 26 + Math.sin(nowMs * 0.012) * 5;
    this.drawn
      .circle(x, y, wide)
      .stroke({ width: INK * 2.4, color: this.palette.ink })
      .circle(x, y, wide)
      .stroke({ width: INK * 1.3, color: this.palette.bad });
  }

  private name(
    place: number,
    text: string,
    x: number,
    y: number,
    upright: number,
    letters: number,
  ): void {
    const { palette } = this;
    let name = this.names[place];
    if (!name) {
      name = new Text({
        text,
        anchor: 0.5,
        style: lettersOf(palette, 22, 6),
      });
      this.names[place] = name;
      this.view.addChild(name);
    }
    if (name.text !== text) name.text = text;
    name.rotation = upright;
    name.scale.set(letters);
    const below = 34 + 12 * letters;
    name.position.set(x - Math.sin(upright) * below, y + Math.cos(upright) * below);
  }
}
