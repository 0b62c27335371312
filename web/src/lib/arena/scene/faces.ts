/** The faces of people and bots as pictures for a canvas. Each is made once. */
import { Texture } from 'pixi.js';
import { mount, unmount } from 'svelte';
import { drawingOf } from '../../art/avatars';
import type { Face } from '../../games/board';

const BOX = 64;
/** Pixels of a side: sharp on a shared screen, too. */
const SIDE = 192;
const made = new Map<Face, Promise<Texture | null>>();

/** Null if the browser cannot make a picture of it. */
export function faceOf(avatar: Face): Promise<Texture | null> {
  const known = made.get(avatar);
  if (known) return known;
  const face = textureOf(markupOf(avatar)).catch(() => null);
  made.set(avatar, face);
  return face;
}

/** The drawing without style sheets, which a picture does not have. */
function markupOf(avatar: Face): string {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawing = mount(drawingOf(avatar), { target });
  const drawn = target.innerHTML;
  void unmount(drawing);
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const ink = token('--on-spot') || '#231a2e';
  const plain = drawn
    .replace(/<!--.*?-->/g, '')
    .replace(/class="ink"/g, `fill="${ink}" stroke="none"`)
    .replace(/var\((--[a-z-]+)\)/g, (_, name: string) => token(name) || '#ffffff');
  const lines = `fill="none" stroke="${ink}" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"`;
  const size = `width="${SIDE}" height="${SIDE}" viewBox="0 0 ${BOX} ${BOX}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${lines}>${plain}</g></svg>`;
}

async function textureOf(markup: string): Promise<Texture> {
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  return Texture.from(image);
}
