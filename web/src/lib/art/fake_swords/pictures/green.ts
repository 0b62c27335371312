/** Green cards: what fighters do at the start. */
import { bend, type Pose } from '../figure';
import { READY } from '../poses';
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

const DIZZY: Picture = {
  actors: [
    {
      pose: {
        head: [64, 24],
        neck: [60, 35],
        hip: [58, 60],
        farArm: bend(44, 34, 30, 42),
        nearArm: bend(78, 40, 90, 50),
        farLeg: bend(62, 76, 46, 90),
        nearLeg: bend(54, 78, 72, 92),
        eyes: 'dizzy',
        mouth: 'tongue',
        look: 0,
        sword: { at: [90, 50], turn: 10, length: 24 },
      },
      shirt: SEA,
      foam: SUN,
    },
  ],
  front: [
    stroke('M28 60q-14 8 4 16t54 4q18-4 14-12M40 70q30 10 52 0', 3),
    filled(twinkle(42, 10, 7), SUN, 2),
    filled(twinkle(88, 12, 8), SUN, 2),
    filled(twinkle(64, 3, 5), SUN, 2),
  ],
};

const RUN: Pose = {
  head: [40, 28],
  neck: [46, 38],
  hip: [56, 60],
  farArm: bend(34, 44, 26, 58),
  nearArm: bend(62, 46, 72, 38),
  farLeg: bend(36, 66, 34, 84),
  nearLeg: bend(72, 74, 86, 70),
  look: -1,
  eyes: 'wide',
  mouth: 'o',
  sword: null,
};

const DROP: Picture = {
  actors: [{ pose: RUN, shirt: TOMATO, at: [18, 0] }],
  front: [stroke('M92 40h16M96 52h18M94 64h10', 3), ...lying(4, 90, SKY)],
};

/** A sword on the floor. */
function lying(x: number, y: number, foam: string) {
  return [
    stroke(`M${x + 2} ${y}h46`, 10),
    stroke(`M${x + 14} ${y}h34`, 5.5, foam),
    stroke(`M${x + 2} ${y}h10`, 5.5, '#8a5a3c'),
    stroke(`M${x + 14} ${y - 6}v12`, 6),
    stroke(`M${x + 14} ${y - 6}v12`, 2.6, SUN),
  ];
}

const PACE: Pose = {
  ...READY,
  head: [46, 22],
  neck: [44, 34],
  hip: [42, 60],
  nearArm: bend(56, 46, 60, 54),
  farLeg: bend(36, 76, 30, 92),
  nearLeg: bend(62, 70, 64, 90),
  mouth: 'flat',
  sword: { at: [60, 54], turn: -76, length: 36 },
};

const BACKTOBACK: Picture = {
  actors: [
    { pose: PACE, shirt: SKY, foam: TOMATO, flip: true, at: [-20, 0] },
    { pose: { ...PACE, eyes: 'side' }, shirt: ROSE, foam: LEAF, at: [36, 0] },
  ],
};

const REACH: Pose = {
  ...READY,
  head: [34, 28],
  neck: [30, 39],
  hip: [22, 62],
  farArm: bend(38, 48, 48, 50),
  nearArm: bend(40, 54, 50, 52),
  farLeg: bend(14, 76, 6, 92),
  nearLeg: bend(34, 76, 28, 92),
  eyes: 'wide',
  mouth: 'grit',
  sword: null,
};

const ONEPILE: Picture = {
  actors: [
    { pose: REACH, shirt: GRAPE },
    { pose: REACH, shirt: SUN, flip: true, at: [20, 0] },
  ],
  front: [
    stroke('M44 92l34-12', 10),
    stroke('M54 88.500l24-8.5', 5.5, TOMATO),
    stroke('M76 92l-34-12', 10),
    stroke('M66 88.500l-24-8.5', 5.5, SKY),
    stroke('M44 92l6-2M76 92l-6-2', 5.5, '#8a5a3c'),
    stroke('M60 40v-8M52 42l-4-7M68 42l4-7', 2.6),
  ],
};

const SIT: Picture = {
  back: [filled('M22 90q38-8 78 0-10 6-40 6t-38-6z', '#bfe6b4', 0)],
  actors: [
    {
      pose: {
        head: [48, 38],
        neck: [46, 50],
        hip: [46, 76],
        farArm: bend(32, 60, 26, 74),
        nearArm: bend(62, 60, 68, 52),
        farLeg: bend(70, 68, 84, 86),
        nearLeg: bend(64, 84, 90, 90),
        mouth: 'flat',
        eyes: 'side',
        sword: { at: [68, 52], turn: -64, length: 42 },
      },
      shirt: LEAF,
      foam: ROSE,
    },
  ],
  front: [stroke('M24 44q-6 6-2 12M18 40q-8 8-4 20', 2.4)],
};

const EYES: Picture = {
  actors: [
    {
      pose: {
        head: [58, 28],
        neck: [58, 40],
        hip: [58, 64],
        farArm: bend(38, 48, 50, 30),
        nearArm: bend(80, 48, 67, 30),
        farLeg: bend(52, 78, 48, 92),
        nearLeg: bend(66, 78, 70, 92),
        look: 0,
        eyes: 'shut',
        mouth: 'o',
        sword: null,
      },
      shirt: SKY,
    },
  ],
  front: [
    filled('M6 12h24v24H6z', CREAM),
    stroke('M16 19l4-2v14', 3.2),
    filled('M92 10h22v22H92z', CREAM),
    stroke('M98 17q4-5 8-1t-8 10h9', 3),
    filled('M96 46h20v22H96z', CREAM),
    stroke('M102 52h8l-5 5q6 0 5 5t-8 1', 2.8),
    filled(ring(12, 60, 3), CREAM, 2),
    filled(ring(20, 66, 2), CREAM, 2),
  ],
};

export const GREEN = {
  'F-C-DIZZY': DIZZY,
  'F-C-DROP': DROP,
  'F-C-BACKTOBACK': BACKTOBACK,
  'F-C-ONEPILE': ONEPILE,
  'F-C-SIT': SIT,
  'F-C-EYES': EYES,
};
