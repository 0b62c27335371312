/** The texts of a table: whatever imports this has them, and the home page comes without. */
import { addTexts } from '.';
import text from './table.ftl?raw';

addTexts(text);
