/** Black cards: advantages of the shorter fighter. */
import { bend } from '../figure';
import { POSES, READY } from '../poses';
import {
  CREAM,
  filled,
  GRAPE,
  LEAF,
  ring,
  ROSE,
  SEA,
  SKY,
  stroke,
  SUN,
  TOMATO,
  twinkle,
  type Picture,
} from './picture';

const HEART = 'c-7-9-20-2-14 8q4 6 14 12 10-6 14-12c6-10-7-17-14-8z';

const WIND: Picture = {
  actors: [
    {
      pose: {
        ...POSES.win,
        eyes: 'angry',
        mouth: 'grit',
        nearArm: bend(62, 50, 72, 46),
        farArm: bend(30, 50, 26, 60),
        sword: { at: [72, 46], turn: -56, length: 34 },
      },
      shirt: SKY,
      foam: SUN,
      at: [-8, 0],
    },
  ],
  front: [
    filled(`M92 20${HEART}`, '#d9c9d0'),
    stroke('M92 20l-4 8 7 4-4 8', 2.6),
    filled(`M98 58${HEART}`, TOMATO),
    stroke('M90 66q1-5 5-5', 2.4, CREAM),
    stroke('M8 24h14q6 0 6-5t-5-5M4 34h10M6 46h16q5 0 5 5', 2.8),
  ],
};

const SHIELD: Picture = {
  actors: [
    {
      pose: {
        ...POSES.parry,
        eyes: 'angry',
        mouth: 'grit',
        nearArm: bend(60, 50, 74, 50),
        farArm: bend(28, 40, 22, 30),
        sword: { at: [22, 30], turn: -70, length: 26 },
        behind: true,
      },
      shirt: LEAF,
      foam: ROSE,
    },
  ],
  front: [
    filled('M68 24q14 2 22-6 8 8 22 6 4 34-22 50-26-16-22-50z', SEA, 3.4),
    filled('M90 30v34q16-12 14-30-8 0-14-4z', CREAM, 2),
    stroke('M112 14l6-6M116 26h6M104 8l2-7', 3),
  ],
};

const HEADSTART: Picture = {
  actors: [
    {
      pose: {
        head: [76, 28],
        neck: [70, 38],
        hip: [56, 58],
        farArm: bend(58, 50, 70, 60),
        nearArm: bend(84, 44, 94, 36),
        farLeg: bend(40, 70, 22, 66),
        nearLeg: bend(80, 66, 74, 88),
        eyes: 'wide',
        mouth: 'smile',
        sword: { at: [94, 36], turn: -30, length: 22 },
      },
      shirt: SUN,
      foam: TOMATO,
    },
  ],
  front: [
    filled('M4 6h32v30H22l-6 8-2-8H4z', CREAM),
    stroke('M16 14l6-3v19', 4),
    stroke('M2 56h18M6 78h20M0 90h30', 3),
  ],
};

const HALF: Picture = {
  actors: [
    {
      pose: {
        head: [60, 18],
        neck: [60, 31],
        hip: [60, 62],
        farArm: bend(38, 44, 34, 60),
        nearArm: bend(82, 44, 90, 34),
        farLeg: bend(52, 78, 48, 92),
        nearLeg: bend(68, 78, 72, 92),
        look: 0.4,
        mouth: 'tongue',
        eyes: 'side',
        sword: { at: [90, 34], turn: -64, length: 26 },
      },
      shirt: SKY,
      foam: LEAF,
    },
  ],
  front: [
    filled('M60 30v34a17 17 0 0 0 0-34z', TOMATO, 2.6),
    filled('M60 38v18a9 9 0 0 0 0-18z', CREAM, 2.2),
    stroke('M60 22v50', 2.6),
  ],
};

const EXEMPT: Picture = {
  actors: [
    {
      pose: {
        ...READY,
        head: [44, 26],
        neck: [44, 38],
        hip: [42, 62],
        nearArm: bend(60, 48, 70, 38),
        farArm: bend(30, 54, 36, 62),
        eyes: 'shut',
        mouth: 'smile',
        sword: null,
      },
      shirt: GRAPE,
      at: [-10, 0],
    },
  ],
  front: [
    filled('M68 18l34-6 9 48-34 6z', 'var(--fake-purple)', 3),
    filled(`${ring(88, 36, 12)}${ring(88, 36, 5)}`, CREAM, 2.4),
    stroke('M70 66l42-56', 8),
    stroke('M70 66l42-56', 4, TOMATO),
  ],
};

const BIG: Picture = {
  back: [
    filled(ring(60, 52, 46), TOMATO, 3),
    filled(ring(60, 52, 34), CREAM, 2.6),
    filled(ring(60, 52, 21), TOMATO, 2.6),
  ],
  actors: [
    {
      pose: {
        head: [60, 24],
        neck: [60, 36],
        hip: [60, 60],
        farArm: bend(38, 34, 24, 24),
        nearArm: bend(82, 34, 96, 24),
        farLeg: bend(46, 72, 34, 88),
        nearLeg: bend(74, 72, 86, 88),
        look: 0,
        eyes: 'wide',
        mouth: 'o',
        sword: null,
      },
      shirt: SUN,
    },
  ],
  front: [filled(twinkle(24, 24, 8), SUN, 2), filled(twinkle(88, 90, 8), SUN, 2)],
};

export const BLACK = {
  'F-C-WIND': WIND,
  'F-C-SHIELD': SHIELD,
  'F-C-HEADSTART': HEADSTART,
  'F-C-HALF': HALF,
  'F-C-EXEMPT': EXEMPT,
  'F-C-BIG': BIG,
};
