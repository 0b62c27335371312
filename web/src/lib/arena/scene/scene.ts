/** A drawn room on one canvas: a door to PixiJS, which nothing outside of scenes knows. */
import { Container, type Renderer } from 'pixi.js';
import type { Camera } from '../camera';
import type { Vector } from '../controls/input';
import { METRE } from './units';

export class Scene {
  protected readonly world = new Container();
  private readonly root = new Container();

  protected constructor(private readonly renderer: Renderer) {
    this.root.addChild(this.world);
  }

  resize(width: number, height: number): void {
    this.renderer.resize(Math.max(1, width), Math.max(1, height));
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.renderer.destroy();
  }

  /** Everything stands where it should: onto the canvas, as the camera looks at it. */
  protected render(camera: Camera, shake: Vector): void {
    const middle = camera.toPage({ x: 0, y: 0 });
    this.world.scale.set(camera.scale / METRE);
    this.world.rotation = camera.angle;
    this.world.position.set(middle.x + shake.x, middle.y + shake.y);
    this.renderer.render(this.root);
  }
}
