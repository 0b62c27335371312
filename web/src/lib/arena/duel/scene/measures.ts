/** Sizes of the drawn things, in hundredths of a metre. What matters in a fight is drawn to scale. */
import { NUMBERS } from '../constants.gen';
import { METRE } from '../../scene/units';

export const TORSO = NUMBERS.TORSO * METRE;
export const BLADE = NUMBERS.BLADE * METRE;
export const SHOULDER = NUMBERS.SHOULDER * METRE;
export const SHIELD = NUMBERS.SHIELD * METRE;
export const SHIELD_AHEAD = NUMBERS.SHIELD_AHEAD * METRE;
export const SHIELD_ASIDE = NUMBERS.SHIELD_ASIDE * METRE;
export const BLADE_WIDE = 9;
export const HEAD = TORSO * 0.58;
