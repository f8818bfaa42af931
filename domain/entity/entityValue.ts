import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem, FormOption } from '#domain/form/fields/FieldKind.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

/** The data types that fields of entities can have. Files, lists, and entities are not among them. */
export const entityDataTypes = [
  'string',
  'text',
  'email',
  'phone',
  'url',
  'address',
  'integer',
  'float',
  'money',
  'date',
  'multiple_choice',
] as const satisfies readonly DataType[];
export type EntityDataType = (typeof entityDataTypes)[number];

export const isEntityDataType = (text: string): text is EntityDataType =>
  (entityDataTypes as readonly string[]).includes(text);

/** What decides how a value is read and shown. */
export interface EntityValueField {
  readonly dataType: string;
  readonly options: readonly string[];
}

const maxValueLength = 5_000;

/**
 * The stored text of a value, or why it can't be stored. It is what the field's type reads back as the same content:
 * amounts as `12.50`, dates as `2026-05-01`, phone numbers with their country code. Blank means no value.
 */
export function readEntityValue(raw: string, field: EntityValueField): Result<string | null, CodedProblem> {
  const config = configOf(field);
  const content = kinds[config.dataType].parse(raw, config);
  if (kinds[config.dataType].isEmpty(content)) return ok(null);
  const problem = checkAnswer(content, config);
  if (problem) return failed(problem);
  const value = textOf(content, config.dataType);
  return value.length > maxValueLength ? failed({ code: 'tooLong', params: { max: maxValueLength } }) : ok(value);
}

/** The value as form logic, formulas, and documents use it. */
export function entityContent(value: string | null, field: EntityValueField): Content {
  const config = configOf(field);
  return value === null ? null : kinds[config.dataType].parse(value, config);
}

/** The value as people read it. A choice that isn't offered anymore is still shown. */
export function showEntityValue(value: string | null, field: EntityValueField): string {
  const config = configOf(field);
  return kinds[config.dataType].summarise(entityContent(value, field), config, 'UTC') || (value ?? '');
}

/** An index row can't hold a long text. */
const maxComparableLength = 200;

/** The value without case, spaces, and punctuation. Equal ones hint at duplicates. */
export function comparableValue(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxComparableLength);
}

function configOf({ dataType, options }: EntityValueField): FieldConfig {
  const known = isEntityDataType(dataType) ? dataType : 'string';
  return { ...initialSettings, dataType: known, options: options.map(optionOf) };
}

/** Options of entities have no life of their own: their names identify them. */
const optionOf = (name: string, position: number): FormOption => ({
  ...{ id: name, identity: name, name, position },
  ...{ numericValue: null, isDefault: false },
});

function textOf(content: Content, dataType: DataType): string {
  if (typeof content === 'string') return content;
  if (typeof content === 'number') return dataType === 'money' ? formatAmount(content) : String(content);
  const text = isContentRecord(content) ? content['text'] : null;
  return typeof text === 'string' ? text : '';
}
