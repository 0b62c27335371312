/** Every test file starts with an empty device storage, and with all texts in English. */
import { loadTexts, partsOffered, startLanguage } from '.';

localStorage.clear();
await startLanguage(['en']);
await Promise.all(partsOffered().map((part) => loadTexts(part)));
