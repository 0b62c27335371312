import { describe, expect, it } from 'vitest';
import type { OptionField } from '../net/messages.gen';
import { applies, choiceLabel, readNumber, valueLabel, valueOf, withValue } from './options';

const hints: OptionField = {
  name: 'hints',
  title: 'Odds',
  help: '',
  kind: 'switch',
  default: false,
};
const grace: OptionField = {
  name: 'grace_s',
  title: 'Grace',
  help: '',
  kind: 'number',
  default: 60,
  least: 5,
  most: 3600,
  unit: 's',
};
const timer: OptionField = {
  name: 'turn_s',
  title: 'Timer',
  help: '',
  kind: 'choice',
  default: 0,
  choices: [0, 30, 60, 90],
};

describe('the options form', () => {
  it('shows the table’s value, or the default if it has none', () => {
    expect(valueOf(hints, { hints: true })).toBe(true);
    expect(valueOf(hints, {})).toBe(false);
    expect(valueOf(grace, null)).toBe(60);
    expect(valueOf(grace, { grace_s: 'soon' })).toBe(60);
  });

  it('sends all values with one of them changed', () => {
    const before = { hints: true, grace_s: 30 };
    expect(withValue([hints, grace, timer], before, 'turn_s', 60)).toEqual({
      hints: true,
      grace_s: 30,
      turn_s: 60,
    });
    expect(before).toEqual({ hints: true, grace_s: 30 });
  });

  it('leaves out options that do not apply, and resets their values', () => {
    const light: OptionField = { ...hints, name: 'light' };
    const kind: OptionField = {
      ...timer,
      name: 'kind',
      default: 'easy',
      choices: ['easy', 'mixed'],
      needs: { option: 'light', value: false },
    };
    const mix: OptionField = {
      ...timer,
      name: 'mix',
      default: 'by lot',
      choices: ['by lot', 'one of each'],
      needs: { option: 'kind', value: 'mixed' },
    };
    const fields = [kind, mix, light];
    const mixed = { light: false, kind: 'mixed', mix: 'one of each' };
    const shown = (values: unknown) =>
      fields.filter((each) => applies(each, fields, values)).map(({ name }) => name);
    expect(shown({})).toEqual(['kind', 'light']);
    expect(shown(mixed)).toEqual(['kind', 'mix', 'light']);
    const easy = { light: true, kind: 'easy', mix: 'by lot' };
    expect(withValue(fields, mixed, 'light', true)).toEqual(easy);
    expect(shown(easy)).toEqual(['light']);
  });

  it('limits a number to its bounds and rejects other text', () => {
    expect(readNumber(grace, '45')).toBe(45);
    expect(readNumber(grace, '1')).toBe(5);
    expect(readNumber(grace, '99999')).toBe(3600);
    expect(readNumber(grace, 'soon')).toBeNull();
    expect(readNumber(grace, '')).toBeNull();
  });

  it('shows choices in words if the catalogue has them', () => {
    expect(choiceLabel(timer, 0)).toBe('No timer');
    expect(choiceLabel(grace, 30)).toBe('30 s');
    expect(valueLabel(hints, true)).toBe('On');
  });
});
