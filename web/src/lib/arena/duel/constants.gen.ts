// Written by `make types` from src/rumpus/arena. Do not edit.

export const TICKS_PER_S = 60 as const;

export const NUMBERS = {
  "TICKS_PER_S": 60,
  "TICK": 0.016666666666666666,
  "ROOM_X": 4.5,
  "ROOM_Y": 3.0,
  "SHRUNK_X": 0.9,
  "SHRUNK_Y": 0.7,
  "TORSO": 0.24,
  "SHOULDER": 0.2,
  "LIMBS": 0.36,
  "ARM_IN": 0.2,
  "ARM_OUT": 0.6,
  "ARM_LUNGE": 0.72,
  "ARM_READY": 0.6,
  "BLADE": 0.9,
  "SHIELD": 0.2,
  "SHIELD_AHEAD": 0.3,
  "SHIELD_ASIDE": 0.22,
  "WALK": 2.7,
  "WALK_LEAN": 0.3,
  "WALK_GAIN": 0.3333333333333333,
  "SPEED_MOST": 8.0,
  "HOP_SPEED": 2.6,
  "HOP_TICKS": 22.0,
  "HOP_REST": 10.0,
  "HOP_WISH": 0.3,
  "FACE_HALF": 0.055,
  "SWING_HALF": 0.115,
  "SWING_GAIN": 0.0135,
  "SWING_EASE": 0.8,
  "SPIN_MOST": 0.12,
  "ARM_EASE": 0.5,
  "BEHIND": 1e-06,
  "ARM_STEP": 0.04,
  "LUNGE_STEP": 0.10999999999999999,
  "LUNGE_TICKS": 33.0,
  "LUNGE_REST": 23.0,
  "LUNGE_PUSH": 1.3,
  "LUNGE_GRIP": 0.35,
  "LUNGE_WALK": 0.6,
  "BODY_GIVE": 0.4,
  "SWORD_GIVE": 1.0,
  "BOUNCE": 0.6,
  "CLASH_LEAST": 4.0,
  "RECOIL_TICKS": 16.0,
  "PARRY_TICKS": 9.0,
  "STRIKER_SHARE": 1.5,
  "PARRY_SHARE": 0.5,
  "RECOIL_GRIP": 0.12,
  "RECOIL_WALK": 0.15,
  "SHOVE": 3.0,
  "NEW_CONTACT": 6,
  "DEAD": 0.03,
  "DRIFT_TICKS": 240.0,
  "DRIFT_BEAT": 16,
  "DRIFT_HALF": 0.3,
  "COUNT": 60,
  "COUNTDOWN_TICKS": 180,
  "COUNT_LEAST": 20,
  "SAME_MOMENT": 1,
  "SHRINK_AFTER": 3600,
  "SHRINK_TICKS": 300,
  "LOT_AFTER": 4800,
  "TOUCHES_MOST": 3,
  "TOUCH_TICKS": 54,
  "AGAIN_COUNT": 24,
  "SHRINK_LEAST": 900,
  "TIES_TO_LOT": 3,
  "TIPS_APART": 0.001,
  "BACKS_APART": 0.02,
  "PACE_LENGTH": 0.7,
  "FETCH_BEHIND": 1.4,
  "PICK_UP": 0.45,
  "SCUFFLE": 1.6,
  "STEP_BACK": 0.5,
  "EDGE": 0.74,
  "TETHER_LEAST": 0.9,
  "TETHER_SLACK": 0.6,
  "PACES_OUT": 100.0,
  "PACES_BACK": 30.0,
  "PACES_WALK": 0.5625
} as const;

export const BUTTON = {
  "thrust": 1,
  "cry": 2,
  "give_ground": 4
} as const;

export const INPUT_REACH = 127 as const;

export const PHASES = [
  "countdown",
  "order",
  "fight",
  "over",
  "touch"
] as const;

export const SPARKS = [
  "nothing",
  "blade",
  "body",
  "wall",
  "shield"
] as const;

export const FLAG = {
  "armed": 1,
  "left_handed": 2,
  "blind": 4,
  "cry_due": 8,
  "ground_due": 16,
  "shield": 32,
  "wind": 64,
  "tied": 128,
  "tether_asleep": 256,
  "retreat_asleep": 512,
  "held": 1024,
  "lost": 2048
} as const;

export const SNAPSHOT_BYTES = 140 as const;

export const ROW_LAYOUT = {
  "tick": {
    "at": 0,
    "kind": "u32",
    "scale": 1.0
  },
  "phase": {
    "at": 4,
    "kind": "u8",
    "scale": 1.0
  },
  "room_x": {
    "at": 5,
    "kind": "i16",
    "scale": 4000.0
  },
  "room_y": {
    "at": 7,
    "kind": "i16",
    "scale": 4000.0
  },
  "goes": {
    "at": 9,
    "kind": "u32",
    "scale": 1.0
  },
  "count": {
    "at": 13,
    "kind": "u8",
    "scale": 1.0
  },
  "bout": {
    "at": 14,
    "kind": "u8",
    "scale": 1.0
  },
  "touches": {
    "at": 15,
    "kind": "u8",
    "scale": 1.0
  },
  "won_0": {
    "at": 16,
    "kind": "u8",
    "scale": 1.0
  },
  "won_1": {
    "at": 17,
    "kind": "u8",
    "scale": 1.0
  }
} as const;

export const FIGHTERS_AT = 18 as const;

export const FIGHTER_BYTES = 61 as const;

export const FIGHTER_LAYOUT = {
  "x": {
    "at": 0,
    "kind": "i16",
    "scale": 4000.0
  },
  "y": {
    "at": 2,
    "kind": "i16",
    "scale": 4000.0
  },
  "vx": {
    "at": 4,
    "kind": "i16",
    "scale": 2000.0
  },
  "vy": {
    "at": 6,
    "kind": "i16",
    "scale": 2000.0
  },
  "face_x": {
    "at": 8,
    "kind": "i16",
    "scale": 32767.0
  },
  "face_y": {
    "at": 10,
    "kind": "i16",
    "scale": 32767.0
  },
  "sword_x": {
    "at": 12,
    "kind": "i16",
    "scale": 32767.0
  },
  "sword_y": {
    "at": 14,
    "kind": "i16",
    "scale": 32767.0
  },
  "spin": {
    "at": 16,
    "kind": "i16",
    "scale": 100000.0
  },
  "arm": {
    "at": 18,
    "kind": "i16",
    "scale": 4000.0
  },
  "aim_x": {
    "at": 20,
    "kind": "i16",
    "scale": 32767.0
  },
  "aim_y": {
    "at": 22,
    "kind": "i16",
    "scale": 32767.0
  },
  "want": {
    "at": 24,
    "kind": "i16",
    "scale": 4000.0
  },
  "tip_x": {
    "at": 26,
    "kind": "i16",
    "scale": 4000.0
  },
  "tip_y": {
    "at": 28,
    "kind": "i16",
    "scale": 4000.0
  },
  "tie_x": {
    "at": 30,
    "kind": "i16",
    "scale": 4000.0
  },
  "tie_y": {
    "at": 32,
    "kind": "i16",
    "scale": 4000.0
  },
  "tie": {
    "at": 34,
    "kind": "i16",
    "scale": 4000.0
  },
  "spark_x": {
    "at": 36,
    "kind": "i16",
    "scale": 4000.0
  },
  "spark_y": {
    "at": 38,
    "kind": "i16",
    "scale": 4000.0
  },
  "spark": {
    "at": 40,
    "kind": "u8",
    "scale": 1.0
  },
  "spark_age": {
    "at": 41,
    "kind": "u8",
    "scale": 1.0
  },
  "force": {
    "at": 42,
    "kind": "u8",
    "scale": 16.0
  },
  "lunge": {
    "at": 43,
    "kind": "u8",
    "scale": 4.0
  },
  "hop": {
    "at": 44,
    "kind": "u8",
    "scale": 4.0
  },
  "recoil": {
    "at": 45,
    "kind": "u8",
    "scale": 4.0
  },
  "drift": {
    "at": 46,
    "kind": "u8",
    "scale": 1.0
  },
  "pace": {
    "at": 47,
    "kind": "u8",
    "scale": 100.0
  },
  "order": {
    "at": 48,
    "kind": "u8",
    "scale": 1.0
  },
  "left": {
    "at": 49,
    "kind": "u16",
    "scale": 1.0
  },
  "flags": {
    "at": 51,
    "kind": "u16",
    "scale": 1.0
  },
  "bound": {
    "at": 53,
    "kind": "u32",
    "scale": 1.0
  },
  "acked": {
    "at": 57,
    "kind": "u32",
    "scale": 1.0
  }
} as const;

export const MODIFIERS = [
  {
    "name": "spin",
    "kind": "start",
    "ticks": 90,
    "roots": true,
    "holds": true,
    "draws_in": true,
    "lifts": false,
    "turn": 0.10510423526567646,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "fetch",
    "kind": "start",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": [
      "tether",
      "no_retreat"
    ]
  },
  {
    "name": "paces",
    "kind": "start",
    "ticks": 126,
    "roots": false,
    "holds": true,
    "draws_in": true,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": [
      "tether",
      "no_retreat"
    ]
  },
  {
    "name": "one_pile",
    "kind": "start",
    "ticks": 24,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": [
      "tether",
      "no_retreat"
    ]
  },
  {
    "name": "sit",
    "kind": "start",
    "ticks": 150,
    "roots": true,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "blind",
    "kind": "start",
    "ticks": 180,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "freeze",
    "kind": "touch",
    "ticks": 45,
    "roots": true,
    "holds": true,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "cry",
    "kind": "touch",
    "ticks": 60,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": true,
    "hushes": []
  },
  {
    "name": "switch",
    "kind": "touch",
    "ticks": 15,
    "roots": false,
    "holds": true,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "give_ground",
    "kind": "touch",
    "ticks": 120,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": true,
    "hushes": [
      "tether",
      "no_retreat"
    ]
  },
  {
    "name": "twirl",
    "kind": "touch",
    "ticks": 30,
    "roots": true,
    "holds": true,
    "draws_in": false,
    "lifts": true,
    "turn": 0.10510423526567646,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "bow",
    "kind": "touch",
    "ticks": 45,
    "roots": true,
    "holds": true,
    "draws_in": true,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "hop",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "tether",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "pace",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "other_hand",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "no_retreat",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "short_arm",
    "kind": "whole",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "second_wind",
    "kind": "advantage",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "shield",
    "kind": "advantage",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "head_start",
    "kind": "advantage",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "half_target",
    "kind": "advantage",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  },
  {
    "name": "any_limb",
    "kind": "advantage",
    "ticks": 0.0,
    "roots": false,
    "holds": false,
    "draws_in": false,
    "lifts": false,
    "turn": 0.0,
    "deadline": false,
    "hushes": []
  }
] as const;

export const BIT = {
  "spin": 1,
  "fetch": 2,
  "paces": 4,
  "one_pile": 8,
  "sit": 16,
  "blind": 32,
  "freeze": 64,
  "cry": 128,
  "switch": 256,
  "give_ground": 512,
  "twirl": 1024,
  "bow": 2048,
  "hop": 4096,
  "tether": 8192,
  "pace": 16384,
  "other_hand": 32768,
  "no_retreat": 65536,
  "short_arm": 131072,
  "second_wind": 262144,
  "shield": 524288,
  "head_start": 1048576,
  "half_target": 2097152,
  "any_limb": 4194304
} as const;

export const ASLEEP = {
  "tether": 526,
  "no_retreat": 526
} as const;

export const ROOTS = 3153 as const;

export const HOLDS = 3397 as const;

export const DRAWS_IN = 2053 as const;

export const FOE_MATTERS = 98828 as const;
