/** The addresses of the app. Pure. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'rules'; game: string | null }
  | { page: 'replay'; id: string | null }
  | { page: 'tv'; code: string | null }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (more.length) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined) {
    const code = second.toUpperCase();
    if (third === undefined) return { page: 'table', code };
    if (third === 'screen') return { page: 'screen', code };
  }
  if (first === 'rules' && third === undefined) return { page: 'rules', game: second ?? null };
  if (first === 'replay' && third === undefined) return { page: 'replay', id: second ?? null };
  if (first === 'tv' && third === undefined)
    return { page: 'tv', code: second?.toUpperCase() ?? null };
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
