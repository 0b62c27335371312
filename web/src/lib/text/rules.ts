/** The texts of the rule books. Whatever imports this module has them; the home page does not. */
import { addTexts } from '.';
import text from './rules.ftl?raw';

addTexts(text);
