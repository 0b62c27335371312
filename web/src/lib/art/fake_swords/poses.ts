/** How fighters stand in a fight, facing right: mirrored for the one on the right. */
import type { Pose } from './figure';

export type PoseName = 'ready' | 'lunge' | 'feint' | 'parry' | 'hit' | 'win' | 'wait' | 'lose';

export const READY: Pose = {
  head: [46, 22],
  neck: [46, 34],
  hip: [44, 60],
  farArm: [
    [32, 46],
    [30, 56],
  ],
  nearArm: [
    [62, 50],
    [68, 42],
  ],
  farLeg: [
    [30, 74],
    [28, 92],
  ],
  nearLeg: [
    [60, 72],
    [58, 92],
  ],
  look: 1,
  sword: { at: [68, 42], turn: -28, length: 40 },
};

export const POSES: Record<PoseName, Pose> = {
  ready: READY,
  wait: {
    ...READY,
    hip: [46, 60],
    nearArm: [
      [60, 50],
      [64, 58],
    ],
    farLeg: [
      [40, 76],
      [38, 92],
    ],
    nearLeg: [
      [54, 76],
      [54, 92],
    ],
    mouth: 'smile',
    sword: { at: [64, 58], turn: -70, length: 40 },
  },
  lunge: {
    head: [58, 30],
    neck: [52, 40],
    hip: [36, 62],
    farArm: [
      [36, 36],
      [22, 40],
    ],
    nearArm: [
      [66, 44],
      [80, 44],
    ],
    farLeg: [
      [22, 74],
      [4, 90],
    ],
    nearLeg: [
      [64, 66],
      [66, 92],
    ],
    eyes: 'angry',
    mouth: 'shout',
    look: 1,
    sword: { at: [80, 44], turn: -4, length: 44 },
  },
  feint: {
    ...READY,
    head: [36, 24],
    neck: [38, 36],
    hip: [44, 60],
    nearArm: [
      [56, 52],
      [66, 58],
    ],
    farArm: [
      [26, 46],
      [18, 38],
    ],
    eyes: 'side',
    mouth: 'tongue',
    sword: { at: [66, 58], turn: 24, length: 38 },
  },
  parry: {
    ...READY,
    head: [42, 26],
    neck: [43, 37],
    nearArm: [
      [58, 50],
      [66, 50],
    ],
    farArm: [
      [30, 52],
      [24, 46],
    ],
    eyes: 'wide',
    mouth: 'grit',
    sword: { at: [66, 54], turn: -88, length: 46 },
  },
  hit: {
    head: [34, 26],
    neck: [38, 37],
    hip: [50, 60],
    farArm: [
      [24, 30],
      [16, 20],
    ],
    nearArm: [
      [54, 34],
      [66, 22],
    ],
    farLeg: [
      [38, 76],
      [26, 88],
    ],
    nearLeg: [
      [68, 70],
      [74, 90],
    ],
    eyes: 'dizzy',
    mouth: 'o',
    look: 0.4,
    sword: null,
  },
  lose: {
    ...READY,
    head: [50, 30],
    neck: [46, 39],
    hip: [44, 62],
    nearArm: [
      [56, 56],
      [54, 68],
    ],
    farArm: [
      [34, 54],
      [34, 66],
    ],
    eyes: 'shut',
    mouth: 'flat',
    sword: { at: [54, 68], turn: 62, length: 30 },
  },
  win: {
    ...READY,
    hip: [46, 60],
    nearArm: [
      [64, 34],
      [64, 16],
    ],
    farArm: [
      [26, 34],
      [24, 16],
    ],
    farLeg: [
      [38, 76],
      [34, 92],
    ],
    nearLeg: [
      [58, 76],
      [60, 92],
    ],
    eyes: 'shut',
    mouth: 'shout',
    look: 0.2,
    sword: { at: [64, 16], turn: -80, length: 38 },
  },
};
