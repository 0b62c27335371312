/** The cards in force as the ring shows them, and what a fighter is up to. Pure. */
import type { Colour } from '../../art/fake_swords/colours';
import { MODIFIERS, NUMBERS } from './constants.gen';
import { has, type FighterShot, type ModifierName, type Phase, type Snapshot } from './snapshot';

/** A card in force in a bout. */
export interface Rule {
  /** The card’s id, by which it has its picture. */
  id: string;
  modifier: string;
  name: string;
  /** What it asks for in the arena. */
  text: string;
  colour: Colour;
  /** The seats that it binds. */
  seats: readonly number[];
}

export interface Sign {
  rule: Rule;
  /** What it does right now: nothing yet, at work, asleep, or done with. */
  state: 'waits' | 'acts' | 'asleep' | 'spent';
  /** How much of its time is left, from 1 to 0; null if it has no clock. */
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
  if (fighter.doing === modifier.name) {
    const whole = modifier.ticks;
    return { rule, state: 'acts', left: whole > 0 ? share(fighter.left / whole) : null };
  }
  if (modifier.name === 'spin' && fighter.drift > 0)
    return { rule, state: 'acts', left: share(fighter.drift / NUMBERS.DRIFT_TICKS) };
  if (isAsleep(fighter, modifier.name)) return { rule, state: 'asleep', left: null };
  switch (modifier.kind) {
    case 'whole':
      return { rule, state: phase === 'countdown' ? 'waits' : 'acts', left: null };
    case 'start':
      return {
        rule,
        state: phase === 'countdown' || phase === 'order' ? 'waits' : 'spent',
        left: null,
      };
    case 'touch':
      return { rule, state: 'waits', left: null };
    case 'advantage':
      return { rule, state: isSpent(fighter, modifier.name, phase) ? 'spent' : 'acts', left: null };
  }
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

/** Which buttons a fighter may need at all. */
export function buttonsFor(
  rules: readonly Rule[],
  seat: number,
): { cry: boolean; ground: boolean } {
  const bound = rules.filter(({ seats }) => seats.includes(seat)).map(({ modifier }) => modifier);
  return { cry: bound.includes('cry'), ground: bound.includes('give_ground') };
}

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
  snapshot: Snapshot,
): readonly Standing[] {
  return snapshot.fighters.map((fighter, who) => {
    return {
      signs: signsOf(rules, seats[who] ?? -1, fighter, snapshot.phase),
      isBlind: has(fighter, 'blind'),
      cryDue: has(fighter, 'cry_due'),
      groundDue: has(fighter, 'ground_due'),
    };
  });
}
