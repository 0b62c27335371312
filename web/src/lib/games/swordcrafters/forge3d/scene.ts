/** 3D swords side by side on one canvas, drawn only when something changes. Only this folder uses Three.js. */
import {
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
  type Group,
  type Object3D,
} from 'three';
import type { Drawn } from '../drawn';
import type { Side } from '../sword';
import { Parts } from './parts';
import { BELOW, bladeHeight, swordGroup } from './sword';

export interface Touched {
  side: Side;
  kind: 'spot' | 'tile';
}

const FIELD_OF_VIEW = 20;
const LEAST_ROOM = 3.1;
const SPIN_DEGREES_A_SECOND = 24;
const FRAME_MS = 33;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The view of the swords. */
export interface Pose {
  /** Degrees around the blade. */
  turn: number;
  /** Elevation of the camera. */
  tilt: number;
  zoom: number;
  lift: number;
  /** The angle between neighbouring swords, so that rotating swords show different sides. */
  fan: number;
}

export class SwordScene {
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 400);
  #parts = new Parts();
  #swords: Group[] = [];
  #drawn: readonly Drawn[] = [];
  #size = new Vector2(1, 1);
  #pose: Pose = { turn: 0, tilt: 10, zoom: 1, lift: 0, fan: 0 };
  #spinning = false;
  #frame = 0;
  #last = 0;

  /** Throws if there is no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
    if (!context) throw new Error('no WebGL');
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    const sun = new DirectionalLight('#fff6e0', 2.4);
    sun.position.set(-4, 7, 9);
    this.#scene.add(new HemisphereLight('#ffffff', '#8a7f9c', 1.9), sun);
  }

  show(drawn: readonly Drawn[]): void {
    for (const sword of this.#swords) this.#remove(sword);
    this.#drawn = drawn;
    this.#swords = drawn.map((each) => swordGroup(each, this.#parts));
    if (this.#swords.length > 0) this.#scene.add(...this.#swords);
    this.#arrange();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#size.set(width, height);
    this.#renderer.setSize(width, height, false);
    this.#arrange();
  }

  /** The current angle, which also changes by the rotation. */
  get turn(): number {
    return this.#pose.turn;
  }

  look(pose: Pose): void {
    this.#pose = pose;
    this.#arrange();
  }

  spin(spinning: boolean): void {
    this.#spinning = spinning;
    this.#ask();
  }

  /** What is at a position of the canvas; 0 to 1 from the top left. */
  touch(x: number, y: number): Touched | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.#camera);
    const hits = ray.intersectObjects(this.#swords, true);
    const isTouchable = ({ object }: { object: Object3D }) => 'kind' in object.userData;
    const seen = hits.find((each) => !isTouchable(each));
    const hit = hits.find(isTouchable);
    if (!hit || (seen && seen.distance + 0.5 < hit.distance)) return null;
    return hit.object.userData as Touched;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const sword of this.#swords) this.#remove(sword);
    this.#parts.dispose();
    this.#renderer.dispose();
  }

  #remove(sword: Group): void {
    this.#scene.remove(sword);
    sword.traverse((each) => {
      if ('isInstancedMesh' in each) (each as unknown as { dispose: () => void }).dispose();
    });
  }

  #arrange(): void {
    const high = Math.max(LEAST_ROOM, ...this.#drawn.map(bladeHeight));
    const count = Math.max(1, this.#drawn.length);
    const aspect = this.#size.x / this.#size.y;
    const seenHeight = Math.max(high + BELOW + 0.5, (count * LEAST_ROOM) / aspect);
    const room = (seenHeight * aspect) / count;
    this.#swords.forEach((sword, place) => {
      sword.position.x = (place - (count - 1) / 2) * room;
    });
    this.#rotate();
    const far = seenHeight / 2 / Math.tan(radians(FIELD_OF_VIEW / 2)) / this.#pose.zoom;
    const middle = (high - BELOW) / 2 + this.#pose.lift;
    const tilt = radians(this.#pose.tilt);
    this.#camera.aspect = aspect;
    this.#camera.position.set(0, middle + Math.sin(tilt) * far, Math.cos(tilt) * far);
    this.#camera.lookAt(0, middle, 0);
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  #rotate(): void {
    const { turn, fan } = this.#pose;
    this.#swords.forEach((sword, place) => {
      sword.rotation.y = radians(turn + place * fan);
    });
  }

  #ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#spinning) {
      const passed = now - this.#last;
      if (passed < FRAME_MS) {
        this.#ask();
        return;
      }
      this.#pose.turn += (Math.min(200, passed) / 1000) * SPIN_DEGREES_A_SECOND;
      this.#rotate();
      this.#ask();
    }
    this.#last = now;
    this.#renderer.render(this.#scene, this.#camera);
  }
}
