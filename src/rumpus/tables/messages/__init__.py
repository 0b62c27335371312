"""The wire: every message between a page and its table. The TypeScript types are generated from this package.

A page says `hello` first, then sends commands; each has a `ref` and is answered by `done`, `rejected`, `answer` or, for
an accepted action, by the `update` with its `ref`. Messages with a `seq` form the page's stream: they count up by one
without gaps, and after a dropped connection the page names the last one it has.
"""
