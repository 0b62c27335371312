/** The texts of the coach. Whatever imports this module has them. */
import { addTexts } from '../text';
import text from './en.ftl?raw';

addTexts(text);
