/** 3D gems with the same outlines as the flat ones: a crown of facets around a flat table. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { OUTLINES, TABLE, type Colour, type Point } from '../../../art/swordcrafters/gems';

/** A gem on the plane z = 0 that rises to `height`; y points up. */
export function gemGeometry(colour: Colour, size: number, height: number): BufferGeometry {
  const outer = OUTLINES[colour].map(([x, y]): Point => [x * size, -y * size]);
  const inner = outer.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  const corners: number[] = [];
  const add = (point: Point, z: number) => corners.push(point[0], point[1], z);
  outer.forEach((from, place) => {
    const next = (place + 1) % outer.length;
    const to = outer[next] ?? from;
    const [top, topNext] = [inner[place] ?? from, inner[next] ?? from];
    // The outline runs clockwise; front faces run counter-clockwise.
    add(from, 0);
    add(top, height);
    add(to, 0);
    add(to, 0);
    add(top, height);
    add(topNext, height);
    add([0, 0], height);
    add(topNext, height);
    add(top, height);
  });
  return geometryOf(corners);
}

/** The outline of a gem as a slightly larger flat shape below it. */
export function rimGeometry(colour: Colour, size: number): BufferGeometry {
  const outer = OUTLINES[colour].map(([x, y]): Point => [x * size, -y * size]);
  const corners = outer.flatMap((from, place) => {
    const to = outer[(place + 1) % outer.length] ?? from;
    return [0, 0, 0, to[0], to[1], 0, from[0], from[1], 0];
  });
  return geometryOf(corners);
}

function geometryOf(corners: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.computeVertexNormals();
  return geometry;
}
