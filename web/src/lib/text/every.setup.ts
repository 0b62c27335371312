/** Every file of tests finds a device that remembers nothing, and the texts of every game loaded. */
import { loadTexts, textsOf } from '.';
import './table';

localStorage.clear();
await Promise.all(textsOf.map((game) => loadTexts(game)));
