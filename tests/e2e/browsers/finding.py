"""Finds things on a page in any browser by their accessible role and name, as a screen reader tells them."""

from __future__ import annotations

import json
import re
from typing import Final, TypeAlias

Words: TypeAlias = str | re.Pattern[str]

# Only what a person could reach counts: nothing hidden, inert, or below an open dialog.
FINDS: Final = r"""
const TAGS = {
    button: 'button, summary',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    region: 'section',
    textbox: 'input:not([type]), input[type=text], textarea',
};
const words = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const inner = [...node.childNodes].map(words).join('');
    return /^inline/.test(getComputedStyle(node).display) ? inner : ` ${inner} `;
};
const nameOf = (each) => {
    const by = (each.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const labels = by.filter(Boolean).length ? by.filter(Boolean) : [...(each.labels ?? [])];
    const said = each.getAttribute('aria-label') ?? (labels.length ? labels.map(words).join(' ') : words(each));
    return said.replace(/\s+/g, ' ').trim();
};
const isThere = (each) => {
    const modal = [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal'));
    if (modal && !modal.contains(each)) return false;
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    if (each.closest('[inert], [aria-hidden=true]')) return false;
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0;
};
const withRole = (role) => {
    const tags = TAGS[role] ? `${TAGS[role]}, ` : '';
    const all = [...document.querySelectorAll(`${tags}[role="${role}"]`)];
    return all.filter((each) => (each.getAttribute('role') ?? role) === role && isThere(each));
};
const find = (role, fits) => withRole(role).filter((each) => fits.test(nameOf(each)));
"""

# Where to touch an element once it has stopped moving: what lies on top there must be the element.
TOUCHES: Final = """
const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
const placed = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height];
};
const touch = async (found) => {
    const [each] = found();
    if (!each || each.disabled) return null;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = placed(each).join();
    await frame();
    await frame();
    const [left, top, width, height] = placed(each);
    if (placed(each).join() !== before || !each.isConnected) return null;
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (!over || !(each.contains(over) || over.closest('label')?.contains(each) || over.contains(each))) return null;
    return { x, y, left, top, width, height };
};
"""


def pattern(words: Words, *, exact: bool = False) -> str:
    """A regular expression of JavaScript."""
    if isinstance(words, re.Pattern):
        return f"new RegExp({json.dumps(words.pattern)}, 'u')"
    text = re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", words)
    return f"new RegExp({json.dumps(f'^{text}$' if exact else text)}, 'iu')"


def by_role(role: str, name: Words, *, exact: bool = False) -> str:
    """The elements with this role whose name has these words, as an expression."""
    return f"(() => {{ {FINDS} return find({json.dumps(role)}, {pattern(name, exact=exact)}); }})()"


def by_selector(selector: str) -> str:
    return f"(() => {{ {FINDS} return [...document.querySelectorAll({json.dumps(selector)})].filter(isThere); }})()"


def to_touch(found: str) -> str:
    """Where the first of these elements can be touched, or null."""
    return f"(async () => {{ {TOUCHES} return touch(() => {found}); }})()"
