/** Tests find the texts of every game loaded. */
import { loadTexts, textsOf } from '.';
import './table';

await Promise.all(textsOf.map((game) => loadTexts(game)));
