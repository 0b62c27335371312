"""Scripts that make a page stand still for a picture."""

from __future__ import annotations

PREPARED = """
// A clock shows no digits, and its width does not depend on them; a field shows no caret.
// Pictures show what comes after a motion or a pause: nothing moves, and pauses are short.
const style = new CSSStyleSheet();
style.replaceSync(`
    [role="timer"] { width: 7ch !important; overflow: hidden !important; color: transparent !important }
    *, *::before, *::after {
        caret-color: transparent !important;
        transition: none !important;
        animation: none !important;
    }
`);
document.adoptedStyleSheets = [style];
const { animate } = Element.prototype;
Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.finish();
    return animation;
};
const wait = window.setTimeout;
window.setTimeout = (act, ms = 0, ...given) => wait(act, ms / 100, ...given);
// The page does not test its connection when it comes up: an answer would have to come within such a pause.
window.addEventListener('pageshow', (event) => event.stopImmediatePropagation());

// The time of the game in the newest message.
window.heardMs = -1;
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
            if (typeof data !== 'string') return;
            const message = JSON.parse(data);
            window.heardMs = message.now_ms ?? message.play?.now_ms ?? window.heardMs;
        });
    }
};
"""
"""Runs before the scripts of the page."""

AT_REST = """async (heardMs) => {
    const PASSING = '[data-highlight], [data-testid="people-toast"], [data-testid="countdown"], [data-testid="late"]';
    const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
    let quiet = 0;
    for (let frames = 0; quiet < 2 && frames < 1200; frames++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        quiet = window.heardMs >= heardMs && !moves() && !document.querySelector(PASSING) ? quiet + 1 : 0;
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((each) => each.decode().catch(() => null)));
    return quiet > 0;
}"""
"""Waits until the page has received the game of that time, nothing moves, everything that is shown for a moment has
gone, fonts are loaded and images are decoded. The result is whether that was so in the end."""
