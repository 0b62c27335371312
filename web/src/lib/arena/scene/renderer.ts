/** The renderer: WebGL where it is fast, a 2D canvas elsewhere. */
// The content security policy forbids code made from strings.
import 'pixi.js/unsafe-eval';
import type { Quality } from '../quality.svelte';
import { autoDetectRenderer, type Renderer } from 'pixi.js';

export const rendererOn = (canvas: HTMLCanvasElement): Promise<Renderer> =>
  autoDetectRenderer({
    canvas,
    preference: drawsFast() ? ['webgl', 'canvas'] : ['canvas'],
    backgroundAlpha: 0,
    antialias: true,
    resolution: resolutionOf(0),
  });

/** Dots per CSS pixel. */
export function resolutionOf(quality: Quality): number {
  const sharpest = Math.min(2, devicePixelRatio);
  return quality === 0 ? sharpest : quality === 1 ? Math.min(1, sharpest) : 0.6;
}

/** A 2D canvas is many times faster than WebGL that is emulated in software. */
function drawsFast(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}
