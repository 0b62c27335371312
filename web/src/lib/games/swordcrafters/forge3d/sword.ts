/** A 3D sword: a hilt, four sides of interlocking plates, and their gems. */
import { Color, Euler, Group, InstancedMesh, Matrix4, Mesh, Quaternion, Vector3 } from 'three';
import { COLOURS, gemOf, isGem, VEILED, type Colour } from '../../../art/swordcrafters/gems';
import { isLit, type Drawn } from '../drawn';
import { AROUND, canLose, gemsOn, guardsOn, stepOf, stepsOf, type Side } from '../sword';
import { GEM_PAINT, steelOf, TILE, type Parts } from './parts';

const STEP = 0.5;
const OUT = 0.5;
const ANGLES: Record<Side, number> = {
  front: 0,
  right: Math.PI / 2,
  back: Math.PI,
  left: -Math.PI / 2,
};

/** The height below the blade, and the minimum height of a sword. */
export const BELOW = 3.1;
const LEAST_HEIGHT = 2.6;

export const bladeHeight = (drawn: Drawn): number =>
  Math.max(LEAST_HEIGHT, stepsOf(drawn.blade) * STEP + (drawn.tip ? 1.5 : 1));

interface Plate {
  side: Side;
  place: number;
  letter: string;
  matrix: Matrix4;
  bright: boolean;
}

export function swordGroup(drawn: Drawn, parts: Parts): Group {
  const group = new Group();
  const plates = platesOf(drawn);
  group.add(...hilt(drawn, parts), ...steel(plates, parts), ...gems(plates, parts));
  const top = stepsOf(drawn.blade) * STEP;
  const core = new Mesh(parts.box, parts.core);
  core.scale.set(0.84, Math.max(0.3, top - 0.3), 0.84);
  core.position.y = Math.max(0.3, top - 0.3) / 2;
  group.add(core);
  if (drawn.tip) group.add(...tip(top, parts));
  for (const each of touchables(drawn, parts)) group.add(each);
  return group;
}

function at(side: Side, place: number, out = OUT): Matrix4 {
  const turn = new Quaternion().setFromEuler(new Euler(0, ANGLES[side], 0));
  const away = new Vector3(0, 0, out).applyQuaternion(turn);
  away.y = (stepOf(side, place) + 1) * STEP;
  return new Matrix4().compose(away, turn, new Vector3(1, 1, 1));
}

function platesOf({ blade, lit }: Drawn): Plate[] {
  return AROUND.flatMap((side) =>
    Array.from(gemsOn(blade, side), (letter, place) => ({
      side,
      place,
      letter,
      matrix: at(side, place),
      bright: lit === null || isLit(lit, side, place),
    })),
  );
}

function steel(plates: readonly Plate[], parts: Parts): InstancedMesh[] {
  const bodies = new InstancedMesh(parts.plate, parts.steel, plates.length);
  const rims = new InstancedMesh(parts.plateRim, parts.ink, plates.length);
  plates.forEach(({ letter, matrix, bright, side, place }, index) => {
    const paint = isGem(letter) ? GEM_PAINT[gemOf(letter) as Colour] : null;
    const isGuard = place < guardsOn(side);
    const colour =
      letter === VEILED ? new Color('#5c4a72') : steelOf(isGuard ? '#ffcc55' : paint, bright);
    bodies.setMatrixAt(index, matrix);
    bodies.setColorAt(index, colour);
    rims.setMatrixAt(index, matrix);
  });
  return [rims, bodies];
}

function gems(plates: readonly Plate[], parts: Parts): InstancedMesh[] {
  const lift = new Matrix4();
  return COLOURS.flatMap((colour) => {
    const mine = plates.filter(({ letter }) => isGem(letter) && gemOf(letter) === colour);
    if (mine.length === 0) return [];
    const stones = new InstancedMesh(parts.gems[colour], parts.shine, mine.length);
    const rims = new InstancedMesh(parts.rims[colour], parts.flatInk, mine.length);
    mine.forEach(({ matrix, bright }, index) => {
      const high = lift.makeTranslation(0, 0, TILE.depth / 2 + 0.015);
      stones.setMatrixAt(index, matrix.clone().multiply(high));
      const paint = new Color(GEM_PAINT[colour]);
      stones.setColorAt(index, bright ? paint : paint.multiplyScalar(0.4));
      rims.setMatrixAt(
        index,
        matrix.clone().multiply(lift.makeTranslation(0, 0, TILE.depth / 2 + 0.008)),
      );
    });
    return [rims, stones];
  });
}

function outlined(mesh: Mesh, parts: Parts, grow = 0.08): Mesh[] {
  const rim = new Mesh(mesh.geometry, parts.ink);
  rim.position.copy(mesh.position);
  rim.rotation.copy(mesh.rotation);
  mesh.geometry.computeBoundingBox();
  const size = mesh.geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1);
  rim.scale.set(
    mesh.scale.x + grow / size.x,
    mesh.scale.y + grow / size.y,
    mesh.scale.z + grow / size.z,
  );
  return [rim, mesh];
}

function hilt({ colour }: Drawn, parts: Parts): Mesh[] {
  const cross = new Mesh(parts.box, parts.person(colour));
  cross.scale.set(2.5, 0.5, 0.92);
  cross.position.y = -0.26;
  const grip = new Mesh(parts.grip, parts.leather);
  grip.position.y = -1.36;
  const pommel = new Mesh(parts.pommel, parts.person(colour));
  pommel.position.y = -2.5;
  const tapes = [-0.9, -1.36, -1.82].map((y) => {
    const tape = new Mesh(parts.tape, parts.ink);
    tape.rotation.x = Math.PI / 2;
    tape.position.y = y;
    return tape;
  });
  return [cross, grip, pommel].flatMap((mesh) => outlined(mesh, parts)).concat(tapes);
}

function tip(top: number, parts: Parts): Mesh[] {
  const point = new Mesh(parts.point, parts.blade);
  point.rotation.y = Math.PI / 4;
  point.position.y = top + 0.55;
  return outlined(point, parts, 0.12);
}

/** Touchable parts: the spots for a tile, and the tiles that can be removed again. */
function touchables(drawn: Drawn, parts: Parts): Mesh[] {
  const { blade, spots } = drawn;
  if (drawn.tip) return [];
  const free = spots.map((side) => touchable(side, gemsOn(blade, side).length, 'spot', parts));
  const loose = AROUND.filter((side) => canLose(blade, side)).map((side) =>
    touchable(side, gemsOn(blade, side).length - 1, 'tile', parts),
  );
  return [...free, ...loose];
}

function touchable(side: Side, place: number, kind: 'spot' | 'tile', parts: Parts): Mesh {
  const mesh = new Mesh(parts.plate, kind === 'spot' ? parts.spot : parts.unseen);
  mesh.applyMatrix4(at(side, place, kind === 'spot' ? OUT : OUT + 0.1));
  mesh.userData = { side, kind };
  return mesh;
}
