/** How large things are on each surface. What is not said here is as large as on a phone. */
import type { Surface } from '../board';

const WIDE = {
  '--card-width': '128px',
  '--hand-gap': '12px',
  '--now-size': '26px',
  '--before-size': '16px',
  '--face': '40px',
  '--name-size': '17px',
  '--points-size': '26px',
  '--pip-size': '16px',
  '--count-size': '24px',
  '--pile-name': '17px',
  '--burrito': '92px',
  '--bruise-size': '30px',
  '--fighter-most': '190px',
  '--fighter-name': '19px',
  '--shout': '54px',
  '--note-size': '17px',
  '--vote-size': '18px',
  '--pile-most': '200px',
  '--record-size': '18px',
};

/** Read from three metres. */
const SCREEN = {
  ...WIDE,
  '--now-size': '40px',
  '--before-size': '20px',
  '--face': '54px',
  '--name-size': '21px',
  '--points-size': '34px',
  '--pip-size': '20px',
  '--burrito': '150px',
  '--bruise-size': '44px',
  '--count-size': '34px',
  '--pile-name': '20px',
  '--fighter-most': '240px',
  '--fighter-name': '24px',
  '--note-size': '20px',
  '--shout': '66px',
  '--vote-size': '26px',
  '--pile-most': '250px',
  '--strip': '36px',
  '--record-size': '21px',
  '--frozen-inset': '19% 18%',
};

const style = (sizes: Record<string, string>): string =>
  Object.entries(sizes)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

export const SIZES: Record<Surface, string> = {
  phone: '',
  desk: style(WIDE),
  screen: style(SCREEN),
};
