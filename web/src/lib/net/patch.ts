/** Applies the changes that `rumpus.engine.delta` writes; its docstring describes the format. */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The new value, from the old one and the change. Never alters the old one. */
export function patch(old: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if ('=' in change) return change['='];
  if ('+' in change) return [...asList(old), ...asList(change['+'])];
  if ('@' in change) return patchItems(asList(old), change['@']);
  const fields: Fields = isObject(old) ? { ...old } : {};
  for (const [name, inner] of Object.entries(change)) fields[name] = patch(fields[name], inner);
  return fields;
}

function patchItems(old: readonly unknown[], changes: unknown): unknown[] {
  const items = [...old];
  if (!isObject(changes)) throw new TypeError('a change of items must name them');
  for (const [place, inner] of Object.entries(changes)) {
    const index = Number(place);
    if (!(index in items)) throw new RangeError(`no item ${place} to change`);
    items[index] = patch(items[index], inner);
  }
  return items;
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('a change of a list met no list');
  return value as readonly unknown[];
}
