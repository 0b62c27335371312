/** The texts of a table. Whatever imports this module has them; the home page does not. */
import { addTexts } from '.';
import text from './table.ftl?raw';

addTexts(text);
