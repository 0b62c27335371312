/** The table code in text that was typed, pasted or scanned; null if there is none. */
export function readCode(text: string): string | null {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  const code = (link?.[1] ?? text).replace(/[\s.\-_]/g, '').toUpperCase();
  return /^[A-Z0-9]{1,12}$/.test(code) ? code : null;
}
