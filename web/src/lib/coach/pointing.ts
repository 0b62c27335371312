/** Finds what the coach points at: things on a board have a name in `data-coach`, or other attributes. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Found {
  element: Element;
  box: Box;
}

const MARGIN = 5;
/** Things that are done already, or cannot be done yet. */
const DONE = `:disabled, [aria-pressed='true'], [aria-checked='true'], [aria-disabled='true']`;

/**
 * The thing to look at or to tap now. Names are separated by spaces, in the order of the taps; the first one that is
 * visible and not done yet counts. A name is a `data-coach` or a `data-spot`; "act=finish" is something whose `data-act`
 * is "finish", and "word=HORSE" the next letter of a word that is being spelt.
 */
export function findPlace(page: ParentNode, names: string): Found | null {
  for (const name of names.split(' ')) {
    const found = findNamed(page, name);
    if (found) return found;
  }
  return null;
}

function findNamed(page: ParentNode, name: string): Found | null {
  const [attribute = '', value] = name.split('=', 2);
  if (value === undefined) {
    const quoted = CSS.escape(name);
    return visible(page, `[data-coach~="${quoted}"], [data-spot="${quoted}"]`);
  }
  if (attribute === 'word') return findLetter(page, value);
  return visible(page, `[data-${attribute}="${CSS.escape(value)}"]`);
}

/** Where a word is spelt: the next letter, or the button that confirms the whole word. */
function findLetter(page: ParentNode, word: string): Found | null {
  const spelt = page.querySelector('[data-word]')?.getAttribute('data-word');
  if (spelt === undefined || spelt === null || spelt === word)
    return visible(page, '[data-coach~="commit"]');
  if (!word.startsWith(spelt)) return visible(page, '[data-slot="0"]');
  return visible(page, `[data-tile="${CSS.escape(word[spelt.length] ?? '')}"]`);
}

function visible(page: ParentNode, selector: string): Found | null {
  for (const element of page.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && !element.matches(DONE))
      return { element, box: widened(left, top, width, height) };
  }
  return null;
}

/** A little larger than the thing, but within the window. */
function widened(left: number, top: number, width: number, height: number): Box {
  const x = Math.max(2, Math.round(left) - MARGIN);
  const y = Math.max(2, Math.round(top) - MARGIN);
  const right = Math.min(innerWidth - 2, Math.round(left + width) + MARGIN);
  const bottom = Math.min(innerHeight - 2, Math.round(top + height) + MARGIN);
  return { left: x, top: y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
