/** What the browser keeps for this device. If it keeps nothing (private mode, no room), the page remembers by itself. */

const remembered = new Map<string, string>();

export function read(key: string): string | null {
  const own = remembered.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  remembered.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) remembered.set(key, value);
  }
}

/** Whether the browser keeps anything. */
export function keepsThings(): boolean {
  const key = 'rumpus.probe';
  try {
    localStorage.setItem(key, 'x'.repeat(200));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
