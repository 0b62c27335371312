/** Purple cards: what binds both fighters all fight long. */
import { bend } from '../figure';
import { READY } from '../poses';
import {
  filled,
  GRAPE,
  inked,
  LEAF,
  ring,
  ROSE,
  SKY,
  stroke,
  SUN,
  TOMATO,
  type Picture,
} from './picture';

const FLAMINGO: Picture = {
  back: [filled('M14 92q18-10 46-8t46 6q-14 6-44 6t-48-4z', '#bfe6f2', 0)],
  actors: [
    {
      pose: {
        head: [62, 20],
        neck: [60, 32],
        hip: [58, 56],
        farArm: bend(42, 36, 28, 26),
        nearArm: bend(76, 36, 88, 30),
        farLeg: bend(58, 74, 58, 90),
        nearLeg: bend(84, 64, 60, 74),
        eyes: 'shut',
        mouth: 'flat',
        sword: { at: [88, 30], turn: -40, length: 30 },
      },
      shirt: ROSE,
      foam: SUN,
    },
  ],
  front: [stroke('M34 88q-6 2-4 5M82 88q6 2 4 5M40 82q-4 0-6 2', 2.4)],
};

const PIVOT: Picture = {
  back: [
    {
      d: 'M10 86a50 11 0 1 0 100 0a50 11 0 1 0-100 0z',
      fill: '#e3d6ff',
      width: 2.6,
      dash: '7 6',
    },
  ],
  actors: [
    {
      pose: {
        head: [46, 24],
        neck: [48, 35],
        hip: [54, 58],
        farArm: bend(34, 44, 24, 36),
        nearArm: bend(66, 40, 78, 34),
        farLeg: bend(56, 74, 54, 86),
        nearLeg: bend(80, 66, 88, 80),
        eyes: 'side',
        mouth: 'grit',
        sword: { at: [78, 34], turn: -50, length: 32 },
      },
      shirt: GRAPE,
      foam: LEAF,
    },
  ],
  front: [stroke('M104 60q8 12-2 20M102 74l0 7 7-1', 2.6), filled('M50 84l8 0-4 9z', TOMATO, 2)],
};

const SLOW: Picture = {
  actors: [
    { pose: READY, shirt: '#cfc0ee', foam: '#cfc0ee', at: [-10, 0], faint: true },
    { pose: READY, shirt: '#b49ce8', foam: '#b49ce8', at: [2, 0], faint: true },
    {
      pose: { ...READY, eyes: 'shut', mouth: 'o', sword: { at: [68, 42], turn: -20, length: 30 } },
      shirt: GRAPE,
      foam: SKY,
      at: [14, 0],
    },
  ],
  front: [
    filled('M84 92q-2-18 12-18t12 12l-2 6z', SUN),
    stroke('M96 92a6 6 0 1 1 5-9M96 86q0-2 2-2', 2.2),
    filled('M80 92h30q7 0 7-9l-3-4-4 3q0 5-6 5H84q-4 0-4 5z', LEAF),
    stroke('M113 79l-2-7M116 80l3-6', 2),
  ],
};

const WRONGHAND: Picture = {
  actors: [
    {
      pose: {
        head: [60, 20],
        neck: [60, 32],
        hip: [60, 58],
        farArm: bend(40, 44, 32, 30),
        nearArm: bend(78, 44, 84, 58),
        farLeg: bend(52, 74, 46, 92),
        nearLeg: bend(68, 74, 74, 92),
        look: -1,
        eyes: 'wide',
        mouth: 'flat',
        sword: { at: [32, 30], turn: -110, length: 26 },
        behind: true,
      },
      shirt: SKY,
      foam: TOMATO,
    },
  ],
  front: [
    stroke('M78 66l12 12M90 66l-12 12', 4, TOMATO),
    stroke('M44 8q16-10 34 0M72 3l7 5-6 6', 2.6),
    stroke('M100 20q4 4 0 8M100 34v.5', 3),
  ],
};

const NORETREAT: Picture = {
  back: [
    filled('M2 26h26v68H2z', '#e79a6a'),
    stroke(
      'M2 40h26M2 54h26M2 68h26M2 82h26M14 26v14M22 40v14M9 40v14M15 54v14M22 68v14M9 68v14M14 82v12',
      2.2,
    ),
  ],
  actors: [
    {
      pose: {
        head: [72, 28],
        neck: [66, 38],
        hip: [54, 60],
        farArm: bend(56, 44, 62, 56),
        nearArm: bend(80, 46, 88, 40),
        farLeg: bend(40, 72, 34, 91),
        nearLeg: bend(76, 68, 76, 92),
        eyes: 'angry',
        mouth: 'grit',
        sword: { at: [88, 40], turn: -36, length: 26 },
      },
      shirt: TOMATO,
      foam: SUN,
    },
  ],
  front: [stroke('M90 76h20M104 70l7 6-7 6', 3.4)],
};

const TINYARMS: Picture = {
  back: [filled('M52 66q-30 4-46 26 34 4 52-10z', LEAF)],
  actors: [
    {
      pose: {
        head: [64, 24],
        neck: [60, 36],
        hip: [54, 64],
        farArm: bend(64, 48, 74, 44),
        nearArm: bend(62, 52, 72, 52),
        farLeg: bend(46, 80, 44, 92),
        nearLeg: bend(66, 78, 64, 92),
        eyes: 'wide',
        mouth: 'grit',
        sword: { at: [74, 52], turn: -24, length: 30 },
      },
      shirt: LEAF,
      foam: ROSE,
    },
  ],
  front: [
    filled('M48 14l5-9 5 6 6-8 4 8 6-4 0 9', LEAF, 2.4),
    inked(ring(18, 84, 1.5) + ring(26, 80, 1.5) + ring(34, 84, 1.5)),
  ],
};

export const PURPLE = {
  'F-C-FLAMINGO': FLAMINGO,
  'F-C-PIVOT': PIVOT,
  'F-C-SLOW': SLOW,
  'F-C-WRONGHAND': WRONGHAND,
  'F-C-NORETREAT': NORETREAT,
  'F-C-TINYARMS': TINYARMS,
};
