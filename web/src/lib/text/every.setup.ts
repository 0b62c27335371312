/** Every test file starts with an empty device storage, and with all texts loaded. */
import { loadTexts, textsOf } from '.';

localStorage.clear();
await Promise.all(textsOf.map((part) => loadTexts(part)));
