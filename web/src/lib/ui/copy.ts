/** Copies a text; `field` shows the same text and is used where the browser has no clipboard. */
export async function copyText(
  text: string,
  field: HTMLInputElement | undefined,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
