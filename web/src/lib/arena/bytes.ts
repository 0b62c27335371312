/** Reads numbers from the bytes of a snapshot, using the layout that is generated from Python. Pure. */

interface Place {
  at: number;
  kind: 'u8' | 'u16' | 'u32' | 'i16';
  scale: number;
}

type Layout<Name extends string> = Readonly<Record<Name, Place>>;

/** Returns a reader of named fields for the record at offset `from`. */
export const reader =
  <Name extends string>(bytes: DataView, from: number, layout: Layout<Name>) =>
  (name: Name): number =>
    number(bytes, from, layout[name]);

/** Reads the fields whose names are the same on the page. */
export function taken<Name extends string, Taken extends Name>(
  read: (name: Name) => number,
  ...names: readonly Taken[]
): Record<Taken, number> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Taken, number>;
}

function number(bytes: DataView, from: number, { at, kind, scale }: Place): number {
  switch (kind) {
    case 'u8':
      return bytes.getUint8(from + at) / scale;
    case 'u16':
      return bytes.getUint16(from + at, true) / scale;
    case 'u32':
      return bytes.getUint32(from + at, true) / scale;
    case 'i16':
      return bytes.getInt16(from + at, true) / scale;
  }
}

/** Writes fields as the server does; used by tests. */
export function write<Name extends string>(
  bytes: DataView,
  from: number,
  layout: Layout<Name>,
  fields: Partial<Record<Name, number>>,
): void {
  for (const name in layout) {
    const value = fields[name];
    if (value === undefined) continue;
    const { at, kind, scale } = layout[name];
    const stored = Math.round(value * scale);
    if (kind === 'u8') bytes.setUint8(from + at, stored);
    else if (kind === 'u16') bytes.setUint16(from + at, stored, true);
    else if (kind === 'u32') bytes.setUint32(from + at, stored, true);
    else bytes.setInt16(from + at, stored, true);
  }
}

/** Normalises a direction, because it was rounded on the wire; returns `none` for a zero vector. */
export function unit(
  x: number,
  y: number,
  none: readonly [number, number],
): readonly [number, number] {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? none : [x / length, y / length];
}
