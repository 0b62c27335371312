/** The cards in force as the ring shows them, and what a fighter must do. Pure. */
import type { Colour } from '../../art/fake_swords/colours';
import { MODIFIERS, NUMBERS } from './constants.gen';
import { has, type FighterShot, type ModifierName, type Phase, type Snapshot } from './snapshot';

/** A card in force in a bout. */
export interface Rule {
  /** Id of the card, which selects its picture. */
  id: string;
  modifier: string;
  name: string;
  /** What the card demands in the arena. */
  text: string;
  colour: Colour;
  /** The seats that the card binds. */
  seats: readonly number[];
}

export interface Sign {
  rule: Rule;
  /** Not active yet, active, suspended, or used up. */
  state: 'waits' | 'acts' | 'asleep' | 'spent';
  /** How much of its time is left, from 1 to 0; null if it has no time limit. */
  left: number | null;
}

/** The signs of one fighter, in the order of the rules. */
export function signsOf(
  rules: readonly Rule[],
  seat: number,
  fighter: FighterShot,
  phase: Phase,
): readonly Sign[] {
  return rules
    .filter(({ seats }) => seats.includes(seat))
    .map((rule) => signOf(rule, fighter, phase));
}

function signOf(rule: Rule, fighter: FighterShot, phase: Phase): Sign {
  const modifier = MODIFIERS.find(({ name }) => name === rule.modifier);
  if (!modifier) return { rule, state: 'waits', left: null };
  const { name, kind, ticks } = modifier;
  if (fighter.doing === name)
    return { rule, state: 'acts', left: ticks > 0 ? share(fighter.left / ticks) : null };
  if (name === 'spin' && fighter.drift > 0)
    return { rule, state: 'acts', left: share(fighter.drift / NUMBERS.DRIFT_TICKS) };
  if (isAsleep(fighter, name)) return { rule, state: 'asleep', left: null };
  const isBefore = phase === 'countdown' || phase === 'touch';
  const states = {
    whole: isBefore ? 'waits' : 'acts',
    start: isBefore || phase === 'order' ? 'waits' : 'spent',
    touch: 'waits',
    advantage: isSpent(fighter, name, phase) ? 'spent' : 'acts',
  } as const;
  return { rule, state: states[kind], left: null };
}

const share = (part: number): number => Math.max(0, Math.min(1, part));

function isAsleep(fighter: FighterShot, name: ModifierName): boolean {
  if (name === 'tether') return has(fighter, 'tether_asleep');
  return name === 'no_retreat' && has(fighter, 'retreat_asleep');
}

function isSpent(fighter: FighterShot, name: ModifierName, phase: Phase): boolean {
  if (name === 'second_wind') return !has(fighter, 'wind');
  return name === 'head_start' && phase !== 'countdown';
}

export const isBoundBy = (name: ModifierName, rules: readonly Rule[], seat: number): boolean =>
  rules.some(({ modifier, seats }) => modifier === name && seats.includes(seat));

/** One fighter as the plates and overlays show it. */
export interface Standing {
  signs: readonly Sign[];
  isBlind: boolean;
  cryDue: boolean;
  groundDue: boolean;
}

export function standingOf(
  rules: readonly Rule[],
  seats: readonly number[],
  snapshot: Snapshot | null,
): readonly Standing[] {
  return (snapshot?.fighters ?? []).map((fighter, who) => ({
    signs: signsOf(rules, seats[who] ?? -1, fighter, snapshot?.phase ?? 'countdown'),
    isBlind: has(fighter, 'blind'),
    cryDue: has(fighter, 'cry_due'),
    groundDue: has(fighter, 'ground_due'),
  }));
}
