/** Every test file starts with an empty device storage, and with the texts of every game loaded. */
import { loadTexts, textsOf } from '.';
import './rules';
import './table';
import '../coach/texts';

localStorage.clear();
await Promise.all(textsOf.map((game) => loadTexts(game)));
