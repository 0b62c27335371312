/** Tests find the texts of every game loaded. */
import { loadTexts, textsOf } from '.';

await Promise.all(textsOf.map((game) => loadTexts(game)));
