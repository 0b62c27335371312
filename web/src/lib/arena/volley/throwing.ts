/** Where a throw comes down, if nothing is in its way. Pure. */
import { NUMBERS as N } from './constants.gen';

/** Metres from the thrower. */
export function landingOf(charge: number, reach: number, crouch: number): number {
  const short = 1 - reach;
  const fast = (N.THROW_LEAST + N.THROW_MORE * charge) * (1 - N.LOB_SLOWS * short);
  const up = N.LOFT + N.LOB * short;
  const fall = N.RELEASE_HIGH + (N.RELEASE_LOW - N.RELEASE_HIGH) * crouch - N.BURRITO;
  const time = (up + Math.sqrt(up * up + 2 * N.GRAVITY * fall)) / N.GRAVITY;
  return N.RELEASE + fast * time;
}
