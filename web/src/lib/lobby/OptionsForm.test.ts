import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionField } from '../net/messages.gen';
import { Refusal } from '../net/refusal';
import OptionsForm from './OptionsForm.svelte';

const fields: OptionField[] = [
  { name: 'hints', title: 'Show the odds', help: 'Chances.', kind: 'switch', default: false },
  {
    name: 'turn_s',
    title: 'Turn timer',
    help: 'Seconds.',
    kind: 'choice',
    default: 0,
    choices: [0, 30, 60],
  },
  {
    name: 'grace_s',
    title: 'Grace',
    help: 'Wait.',
    kind: 'number',
    default: 60,
    least: 5,
    unit: 's',
  },
  { name: 'motto', title: 'Motto', help: 'Words.', kind: 'text', default: '' },
];
const values = { hints: false, turn_s: 0, grace_s: 60, motto: 'Yes' };

afterEach(cleanup);

const cards: OptionField = {
  name: 'cards',
  title: 'Other cards',
  help: 'A file.',
  kind: 'file',
  default: '',
};

describe('a file among the options', () => {
  it('is read into the option, and can be removed again', async () => {
    const onfile = vi.fn();
    const props = { fields: [cards], editable: true, onchange: vi.fn(), onfile };
    const { rerender } = render(OptionsForm, { ...props, values: { cards: '' } });
    const text = '{"cards": []}';
    const file = new File([text], 'mine.json', { type: 'application/json' });
    await fireEvent.change(screen.getByLabelText('Other cards'), { target: { files: [file] } });
    await vi.waitFor(() => expect(onfile).toHaveBeenCalledWith('cards', text));
    await rerender({ ...props, values: { cards: text } });
    expect(screen.getByText(/mine\.json/).textContent).toContain('13 bytes');
    await fireEvent.click(screen.getByRole('button', { name: 'Remove the file: Other cards' }));
    expect(onfile).toHaveBeenLastCalledWith('cards', '');
  });

  it('is not sent with a change of another option, because it may be larger than a message', async () => {
    const onchange = vi.fn();
    const [odds] = fields as [OptionField];
    const values = { hints: false, cards: 'x'.repeat(50_000) };
    render(OptionsForm, { fields: [odds, cards], values, editable: true, onchange });
    await fireEvent.click(screen.getByRole('switch'));
    expect(onchange).toHaveBeenLastCalledWith({ hints: true });
  });

  it('shows why the table refused it', () => {
    const refusal = new Refusal('bad_options', 'option cards: cards[0]: no id', '', 'cards');
    render(OptionsForm, {
      fields: [cards],
      values: { cards: '' },
      editable: true,
      refusal,
      onchange: vi.fn(),
    });
    expect(screen.getByRole('alert').textContent).toContain('cards[0]: no id');
  });

  it('is described by its size to those who may not change it', () => {
    const values = { cards: 'x'.repeat(2345) };
    render(OptionsForm, { fields: [cards], values, editable: false, onchange: vi.fn() });
    expect(screen.getByText('2.3 kB')).toBeTruthy();
  });
});

describe('the options form', () => {
  it('has a control for each field, with its help', () => {
    render(OptionsForm, { fields, values, editable: true, onchange: vi.fn() });
    expect(screen.getByRole('switch', { name: 'Show the odds' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Turn timer' })).toBeTruthy();
    expect(screen.getByRole('spinbutton', { name: 'Grace (s)' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Motto' })).toBeTruthy();
    expect(screen.getByText('Chances.')).toBeTruthy();
  });

  it('sends all values', async () => {
    const onchange = vi.fn();
    render(OptionsForm, { fields, values, editable: true, onchange });
    await fireEvent.click(screen.getByRole('switch'));
    expect(onchange).toHaveBeenLastCalledWith({ ...values, hints: true });
    await fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '2' } });
    expect(onchange).toHaveBeenLastCalledWith({ ...values, grace_s: 5 });
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: '30' } });
    expect(onchange).toHaveBeenLastCalledWith({ ...values, turn_s: 30 });
  });

  it('returns to the table’s value when a change is refused', async () => {
    const onchange = vi.fn(() => Promise.resolve(false));
    render(OptionsForm, { fields, values, editable: true, onchange });
    const timer: HTMLSelectElement = screen.getByRole('combobox');
    const odds: HTMLInputElement = screen.getByRole('switch');
    await fireEvent.change(timer, { target: { value: '30' } });
    await fireEvent.click(odds);
    await vi.waitFor(() => expect([timer.value, odds.checked]).toEqual(['0', false]));
  });

  it('is read-only for those who are not the host', () => {
    render(OptionsForm, { fields, values, editable: false, onchange: vi.fn() });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('No timer')).toBeTruthy();
  });
});
