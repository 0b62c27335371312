// Written by `make types` from src/rumpus/arena/volley. Do not edit.

export const TICKS_PER_S = 60 as const;

export const NUMBERS = {
  "TICKS_PER_S": 60,
  "TICK": 0.016666666666666666,
  "ROOM_X": 6.5,
  "ROOM_Y": 4.5,
  "SMALL": 0.72,
  "SHRUNK_X": 2.4,
  "SHRUNK_Y": 1.8,
  "RING": 2.3,
  "BESIDE_TABLE": 0.26,
  "BEHIND_TABLE": 0.16,
  "GONE": 100.0,
  "TORSO": 0.24,
  "STANDING": 1.7,
  "DUCKED": 0.95,
  "HIT": 0.34,
  "ARMS": 0.62,
  "IN_FRONT": 0.25,
  "RUN": 4.1,
  "RUN_LEAN": 0.5,
  "RUN_GAIN": 0.43333333333333335,
  "DUCK_STEP": 0.125,
  "DUCK_WALK": 0.4,
  "CHARGE_WALK": 0.62,
  "HANDS_WALK": 0.7,
  "FACE_HALF": 0.085,
  "BEHIND": 1e-06,
  "DEAD": 0.03,
  "DASH": 6.4,
  "DODGE_TICKS": 38.0,
  "DODGE_REST": 28.0,
  "DODGE_WALK": 0.55,
  "DODGE_WISH": 0.3,
  "CHARGE_STEP": 0.023809523809523808,
  "WINDUP_TICKS": 7.0,
  "BEHIND_TICKS": 48.0,
  "THROW_LEAST": 5.0,
  "THROW_MORE": 6.5,
  "LOFT": 1.1,
  "LOB": 4.2,
  "LOB_SLOWS": 0.5,
  "CARRIED": 0.35,
  "STRAY_STILL": 0.012,
  "STRAY_RUN": 0.05,
  "RELEASE": 0.1,
  "RELEASE_HIGH": 1.4,
  "RELEASE_LOW": 0.8,
  "CARRY": 0.3,
  "CARRY_HIGH": 1.1,
  "CARRY_LOW": 0.6,
  "HANDS_TICKS": 36.0,
  "CLEAN": 8.5,
  "FUMBLE": 16.0,
  "EASY": 7.5,
  "HARDER": 1.6,
  "WARD": 20.0,
  "GRAB": 0.9,
  "GRAB_HIGH": 0.9,
  "GRAB_TICKS": 5.0,
  "FUMBLE_UP": 3.2,
  "FUMBLE_ASIDE": 0.9,
  "SECOND_LOW": 0.25,
  "SECOND_HIGH": 2.1,
  "SECOND_REACH": 0.75,
  "BURRITO": 0.08,
  "GRAVITY": 7.0,
  "BOUNCE": 0.38,
  "FLOOR_GRIP": 0.72,
  "REST": 0.35,
  "OFF_BODY": 0.3,
  "WARD_BOUNCE": 0.55,
  "APART": 0.0001,
  "COUNT": 60,
  "COUNTDOWN_TICKS": 180,
  "PACE_TICKS": 34,
  "PACE_WALK": 0.42,
  "DUEL_APART": 0.26,
  "SAME_MOMENT": 1,
  "SHRINK_AFTER": 2700,
  "SHRINK_TICKS": 600,
  "LOT_AFTER": 5400
} as const;

export const BUTTON = {
  "throw": 1,
  "hands": 2,
  "duck": 4,
  "dodge": 8
} as const;

export const INPUT_REACH = 127 as const;

export const BUCKETS = [
  2,
  6,
  12
] as const;

export const BURRITOS = 4 as const;

export const PHASES = [
  "countdown",
  "fight",
  "closing",
  "over"
] as const;

export const KINDS = [
  "brawl",
  "war",
  "duel"
] as const;

export const STATES = [
  "none",
  "lies",
  "held",
  "flies",
  "loose",
  "fumbled"
] as const;

export const DEEDS = [
  "nothing",
  "grabs",
  "throws",
  "catches",
  "fumbles",
  "wards",
  "is_hit",
  "fouls",
  "sent_off"
] as const;

export const TOUCHES = [
  "nothing",
  "floor",
  "wall",
  "furniture",
  "fighter",
  "bystander",
  "burrito",
  "hand"
] as const;

export const FLAG = {
  "here": 1,
  "fights": 2,
  "lost": 4,
  "held": 8
} as const;

export const ROW_FLAG = {
  "small_room": 1,
  "bare": 2,
  "lenient": 4
} as const;

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
  "kind": {
    "at": 5,
    "kind": "u8",
    "scale": 1.0
  },
  "layout": {
    "at": 6,
    "kind": "u8",
    "scale": 1.0
  },
  "flags": {
    "at": 7,
    "kind": "u8",
    "scale": 1.0
  },
  "room_x": {
    "at": 8,
    "kind": "i16",
    "scale": 4000.0
  },
  "room_y": {
    "at": 10,
    "kind": "i16",
    "scale": 4000.0
  }
} as const;

export const BURRITOS_AT = 12 as const;

export const BURRITO_BYTES = 17 as const;

export const BURRITO_LAYOUT = {
  "lie_x": {
    "at": 0,
    "kind": "i16",
    "scale": 4000.0
  },
  "lie_y": {
    "at": 2,
    "kind": "i16",
    "scale": 4000.0
  },
  "lie_z": {
    "at": 4,
    "kind": "i16",
    "scale": 4000.0
  },
  "fly_x": {
    "at": 6,
    "kind": "i16",
    "scale": 2000.0
  },
  "fly_y": {
    "at": 8,
    "kind": "i16",
    "scale": 2000.0
  },
  "fly_z": {
    "at": 10,
    "kind": "i16",
    "scale": 2000.0
  },
  "state": {
    "at": 12,
    "kind": "u8",
    "scale": 1.0
  },
  "thrower": {
    "at": 13,
    "kind": "u8",
    "scale": 1.0
  },
  "catcher": {
    "at": 14,
    "kind": "u8",
    "scale": 1.0
  },
  "touch": {
    "at": 15,
    "kind": "u8",
    "scale": 1.0
  },
  "touch_age": {
    "at": 16,
    "kind": "u8",
    "scale": 1.0
  }
} as const;

export const BODIES_AT = 80 as const;

export const BODY_BYTES = 32 as const;

export const BODY_LAYOUT = {
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
  "aim_x": {
    "at": 12,
    "kind": "i16",
    "scale": 32767.0
  },
  "aim_y": {
    "at": 14,
    "kind": "i16",
    "scale": 32767.0
  },
  "reach": {
    "at": 16,
    "kind": "u8",
    "scale": 200.0
  },
  "charge": {
    "at": 17,
    "kind": "u8",
    "scale": 200.0
  },
  "crouch": {
    "at": 18,
    "kind": "u8",
    "scale": 200.0
  },
  "windup": {
    "at": 19,
    "kind": "u8",
    "scale": 4.0
  },
  "behind": {
    "at": 20,
    "kind": "u8",
    "scale": 4.0
  },
  "dodge": {
    "at": 21,
    "kind": "u8",
    "scale": 4.0
  },
  "hands": {
    "at": 22,
    "kind": "u8",
    "scale": 4.0
  },
  "holds": {
    "at": 23,
    "kind": "u8",
    "scale": 1.0
  },
  "did": {
    "at": 24,
    "kind": "u8",
    "scale": 1.0
  },
  "did_age": {
    "at": 25,
    "kind": "u8",
    "scale": 1.0
  },
  "buttons": {
    "at": 26,
    "kind": "u8",
    "scale": 1.0
  },
  "flags": {
    "at": 27,
    "kind": "u8",
    "scale": 1.0
  },
  "acked": {
    "at": 28,
    "kind": "u32",
    "scale": 1.0
  }
} as const;

export const TABLE = {
  "what": "table",
  "x": 0.0,
  "y": 0.0,
  "wide": 0.6,
  "deep": 0.45,
  "high": 0.75
} as const;

export const ROOMS = [
  [
    {
      "what": "sofa",
      "x": 0.0,
      "y": 3.25,
      "wide": 0.9,
      "deep": 0.3,
      "high": 0.85
    },
    {
      "what": "sofa",
      "x": -0.0,
      "y": -3.25,
      "wide": 0.9,
      "deep": 0.3,
      "high": 0.85
    },
    {
      "what": "shelf",
      "x": 4.2,
      "y": 1.7,
      "wide": 0.3,
      "deep": 0.6,
      "high": 1.9
    },
    {
      "what": "shelf",
      "x": -4.2,
      "y": -1.7,
      "wide": 0.3,
      "deep": 0.6,
      "high": 1.9
    }
  ],
  [
    {
      "what": "crate",
      "x": 3.4,
      "y": 2.3,
      "wide": 0.38,
      "deep": 0.38,
      "high": 1.15
    },
    {
      "what": "crate",
      "x": -3.4,
      "y": -2.3,
      "wide": 0.38,
      "deep": 0.38,
      "high": 1.15
    },
    {
      "what": "sofa",
      "x": 4.1,
      "y": -2.0,
      "wide": 0.32,
      "deep": 0.85,
      "high": 0.85
    },
    {
      "what": "sofa",
      "x": -4.1,
      "y": 2.0,
      "wide": 0.32,
      "deep": 0.85,
      "high": 0.85
    }
  ],
  [
    {
      "what": "shelf",
      "x": 2.3,
      "y": 3.1,
      "wide": 0.7,
      "deep": 0.25,
      "high": 1.9
    },
    {
      "what": "shelf",
      "x": -2.3,
      "y": -3.1,
      "wide": 0.7,
      "deep": 0.25,
      "high": 1.9
    },
    {
      "what": "crate",
      "x": 4.4,
      "y": -1.6,
      "wide": 0.42,
      "deep": 0.42,
      "high": 1.15
    },
    {
      "what": "crate",
      "x": -4.4,
      "y": 1.6,
      "wide": 0.42,
      "deep": 0.42,
      "high": 1.15
    }
  ],
  [
    {
      "what": "plant",
      "x": 3.2,
      "y": 2.5,
      "wide": 0.3,
      "deep": 0.3,
      "high": 1.35
    },
    {
      "what": "plant",
      "x": -3.2,
      "y": -2.5,
      "wide": 0.3,
      "deep": 0.3,
      "high": 1.35
    },
    {
      "what": "plant",
      "x": 3.2,
      "y": -2.5,
      "wide": 0.3,
      "deep": 0.3,
      "high": 1.35
    },
    {
      "what": "plant",
      "x": -3.2,
      "y": 2.5,
      "wide": 0.3,
      "deep": 0.3,
      "high": 1.35
    }
  ]
] as const;
