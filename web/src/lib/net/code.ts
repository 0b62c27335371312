/** What somebody typed, pasted or scanned, as a table code; null when there is none in it. */
export function readCode(text: string): string | null {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  const code = (link?.[1] ?? text).replace(/[\s.\-_]/g, '').toUpperCase();
  return /^[A-Z0-9]{1,12}$/.test(code) ? code : null;
}
