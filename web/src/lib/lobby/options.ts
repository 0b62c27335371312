/** A form made from option fields: the shown values, and typed text as values. Pure. */
import type { OptionField } from '../net/messages.gen';
import { english, gameText, hasText, t } from '../text';

export type Values = Record<string, unknown>;
export type Value = boolean | number | string;

/** The table's value of a field, or its default. */
export function valueOf(field: OptionField, values: unknown): Value {
  const value = (values as Values | null)?.[field.name];
  return typeof value === typeof field.default ? (value as Value) : field.default;
}

/** Whether a field applies, given the values of the others. */
export function applies(
  field: OptionField,
  fields: readonly OptionField[],
  values: unknown,
): boolean {
  const { needs } = field;
  const other = needs && fields.find((each) => each.name === needs.option);
  return !needs || !other || valueOf(other, values) === needs.value;
}

/**
 * The options with one of them changed; those that no longer apply go back to their defaults. Unchanged files are left
 * out: the table has them, and they may be larger than a message.
 */
export function withValue(
  fields: readonly OptionField[],
  values: unknown,
  name: string,
  value: Value,
): Values {
  const changed: Values = Object.fromEntries(
    fields.map((field) => [field.name, field.name === name ? value : valueOf(field, values)]),
  );
  for (const field of fields)
    if (!applies(field, fields, changed)) changed[field.name] = field.default;
  const stays = (field: OptionField) => field.kind === 'file' && changed[field.name] !== '';
  const files = fields.filter(stays).map(({ name }) => name);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !files.includes(name)));
}

/** A typed number, limited to its bounds; null if it is not a number. */
export function readNumber(field: OptionField, text: string): number | null {
  if (!/^\s*-?\d+\s*$/.test(text)) return null;
  const least = field.least ?? -Infinity;
  const most = field.most ?? Infinity;
  return Math.min(most, Math.max(least, Number(text)));
}

/** A text of an option in the language of the page; the server has it in English. */
function optionText(game: string, id: string, told: string): string {
  const known = game ? gameText(game, id) : hasText(id) ? t(id) : null;
  return known ?? english(told);
}

/** The title of an option of a game, or of a setting of the table if no game is named. */
export const titleOf = (field: OptionField, game = '') =>
  optionText(game, `option-${field.name}`, field.title);

export const helpOf = (field: OptionField, game = '') =>
  optionText(game, `option-${field.name}-help`, field.help);

/** The label of a choice: from the catalogue if it has one, else the choice itself with its unit. */
export function choiceLabel(field: OptionField, choice: number | string): string {
  const id = `choice-${field.name}-${choice}`;
  if (hasText(id)) return t(id);
  if (hasText(`level-${choice}`)) return t(`level-${choice}`);
  return field.unit ? `${choice} ${field.unit}` : String(choice);
}

/** The size of a text as a file. */
export function sizeLabel(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000
    ? t('size-bytes', { bytes })
    : t('size-kb', { kb: Math.round(bytes / 100) / 10 });
}

/** A value in a few words, for those who may only read it. */
export function valueLabel(field: OptionField, value: Value): string {
  if (typeof value === 'boolean') return value ? t('on') : t('off');
  if (field.kind === 'file') return value === '' ? t('file-none') : sizeLabel(String(value));
  return choiceLabel(field, value);
}
