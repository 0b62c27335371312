/** Files of the games' folders, by the name of the game. Pure. */
export function byGame<V>(
  files: Readonly<Record<string, V>>,
): Readonly<Partial<Record<string, V>>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.split('/').at(-2) ?? '', file]),
  );
}
