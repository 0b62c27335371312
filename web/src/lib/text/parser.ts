/** Reads the texts of games that people bring. Ours are read when the pages are built. */
export { FluentResource } from '@fluent/bundle/esm/resource.js';
