/** Yellow cards: what a touch causes. */
import { bend } from '../figure';
import { POSES, READY } from '../poses';
import {
  CREAM,
  filled,
  GRAPE,
  LEAF,
  ROSE,
  SEA,
  SKY,
  stroke,
  SUN,
  TOMATO,
  twinkle,
  type Picture,
} from './picture';

const FREEZE: Picture = {
  actors: [
    {
      pose: {
        ...POSES.lunge,
        eyes: 'wide',
        mouth: 'grit',
        sword: { at: [80, 44], turn: -6, length: 26 },
      },
      shirt: '#8fcff2',
      foam: '#c9ecfb',
      at: [4, 0],
    },
  ],
  front: [
    {
      d: 'M6 20l12-12h84l10 10v66l-12 10H16L6 84z',
      fill: 'rgb(150 220 250 / 38%)',
      line: 'var(--on-spot)',
      width: 2.8,
    },
    stroke('M16 26l10-10M14 38l6-6M98 84l8-8M90 88l5-5', 3, '#fff'),
    filled('M30 8l4 14 4-14zM84 8l3 10 4-10z', '#e6f7ff', 2.2),
  ],
};

const WARCRY: Picture = {
  actors: [
    {
      pose: {
        head: [52, 30],
        neck: [46, 42],
        hip: [42, 64],
        farArm: bend(28, 40, 22, 26),
        nearArm: bend(56, 56, 64, 64),
        farLeg: bend(34, 78, 26, 92),
        nearLeg: bend(56, 78, 58, 92),
        eyes: 'angry',
        mouth: 'shout',
        sword: { at: [22, 26], turn: -100, length: 22 },
      },
      shirt: TOMATO,
      foam: SUN,
      scale: 1.05,
    },
  ],
  front: [filled('M74 38l40-26-8 18 12 4-14 8 10 14-18-6z', SUN), stroke('M88 32l10-4M92 40h8', 3)],
};

const SWITCH: Picture = {
  actors: [
    {
      pose: {
        head: [60, 30],
        neck: [60, 42],
        hip: [60, 66],
        farArm: bend(40, 56, 30, 44),
        nearArm: bend(80, 56, 90, 44),
        farLeg: bend(52, 80, 46, 92),
        nearLeg: bend(68, 80, 74, 92),
        look: 0,
        eyes: 'wide',
        mouth: 'o',
        sword: { at: [48, 12], turn: -10, length: 34 },
      },
      shirt: GRAPE,
      foam: LEAF,
    },
  ],
  front: [stroke('M24 34q2-18 14-22M100 22q2 8-4 14M94 30l1 8 8-2', 2.8)],
};

const GROUND: Picture = {
  actors: [
    {
      pose: {
        ...READY,
        head: [52, 24],
        neck: [54, 36],
        hip: [60, 60],
        farArm: bend(46, 48, 52, 56),
        nearArm: bend(70, 48, 80, 42),
        farLeg: bend(46, 72, 32, 90),
        nearLeg: bend(70, 76, 76, 92),
        eyes: 'wide',
        mouth: 'o',
        sword: { at: [80, 42], turn: -40, length: 34 },
      },
      shirt: SKY,
      foam: ROSE,
      at: [6, 0],
    },
  ],
  front: [filled('M4 58l18-15v9h16v12H22v9z', TOMATO), stroke('M62 96q-10 3-18 0', 2.4)],
};

const TWIRL: Picture = {
  actors: [
    {
      pose: {
        head: [60, 26],
        neck: [60, 38],
        hip: [60, 60],
        farArm: bend(46, 22, 56, 8),
        nearArm: bend(78, 44, 90, 34),
        farLeg: bend(60, 76, 58, 92),
        nearLeg: bend(76, 72, 62, 78),
        eyes: 'shut',
        mouth: 'smile',
        look: -0.6,
        sword: { at: [90, 34], turn: -20, length: 24 },
      },
      shirt: ROSE,
      foam: SEA,
    },
  ],
  front: [
    stroke('M32 54q-12 8 8 14t44 2q14-4 10-12M88 60l7-3 3 7', 3.2),
    filled(twinkle(26, 24, 7), SUN, 2),
    filled(twinkle(100, 62, 5), SUN, 2),
  ],
};

const BOW: Picture = {
  actors: [
    {
      pose: {
        head: [82, 52],
        neck: [70, 46],
        hip: [46, 56],
        farArm: bend(52, 60, 60, 68),
        nearArm: bend(48, 34, 36, 38),
        farLeg: bend(44, 74, 40, 92),
        nearLeg: bend(54, 74, 54, 92),
        eyes: 'shut',
        mouth: 'smile',
        look: 0.8,
        sword: { at: [36, 38], turn: -130, length: 30 },
      },
      shirt: LEAF,
      foam: TOMATO,
    },
  ],
  front: [
    stroke('M88 24q14 8 14 24M96 42l6 7 6-6', 3),
    filled('M64 90q14-8 28 0l8-4v10q-22 6-40 0z', CREAM, 0),
  ],
};

export const YELLOW = {
  'F-C-FREEZE': FREEZE,
  'F-C-WARCRY': WARCRY,
  'F-C-SWITCH': SWITCH,
  'F-C-GROUND': GROUND,
  'F-C-TWIRL': TWIRL,
  'F-C-BOW': BOW,
};
