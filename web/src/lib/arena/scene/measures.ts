/** How large the drawn things are, in hundredths of a metre. */

export const TORSO = 28;
export const BLADE = 90;
export const BLADE_WIDE = 9;
export const SHOULDER = 20;
export const HEAD = 15;
export const FOOT = { x: 10, y: 6.5 };
export const ARM_WIDE = 10;
