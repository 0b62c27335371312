/** What every stage can do, whatever is drawn on it. */
import type { Camera } from '../camera';

export interface Drawn<Picture> {
  resize: (width: number, height: number) => void;
  draw: (picture: Picture, camera: Camera, now: number, passedMs: number, isStill: boolean) => void;
  destroy: () => void;
}
