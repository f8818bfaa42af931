import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Values for each type of setting. New fields have flags set to false and everything else to null. */
interface SettingValues {
  readonly flag: boolean;
  /** content of the field's type */
  readonly content: Content;
  readonly positive: number | null;
  readonly count: number | null;
  readonly label: string | null;
  readonly dateType: DateType | null;
  /** the id of a record type */
  readonly record: string | null;
}

export type SettingType = keyof SettingValues;

export interface SettingRule {
  readonly type: SettingType;
  /** All field types have it. Other settings are listed by the types that have them. */
  readonly isOfAll?: true;
  /** its database column, if named differently */
  readonly column?: string;
  /** the problem code for a value of the wrong type */
  readonly otherwise?: RefusalCode;
  /** API description */
  readonly meaning: string;
}

/**
 * All settings of a field. Columns, copies, GraphQL, and REST are derived from this table, and a test checks the
 * database against it. REST uses snake case names.
 */
export const fieldSettings = {
  required: { type: 'flag', isOfAll: true, meaning: 'Must be answered while it shows.' },
  redacted: { type: 'flag', isOfAll: true, meaning: 'Hidden in open data and from those who need not know.' },
  lockOnRenewal: { type: 'flag', isOfAll: true, meaning: 'A renewal cannot change it.' },
  autofillOnRenewal: { type: 'flag', isOfAll: true, meaning: 'A renewal starts with the old answer.' },
  default: {
    type: 'content',
    column: 'defaultContent',
    otherwise: 'invalidDefaultValue',
    meaning: 'What it starts with, in the shape of its kind; null without one.',
  },
  minValue: { type: 'content', otherwise: 'invalidMinValue', meaning: 'The least; null without a limit.' },
  maxValue: { type: 'content', otherwise: 'invalidMaxValue', meaning: 'The most; null without a limit.' },
  maxLength: {
    type: 'positive',
    otherwise: 'mustBePositiveWhole',
    meaning: 'Characters at most; null without a limit.',
  },
  minNumChecks: { type: 'count', meaning: 'How many boxes must be checked at least; null without a limit.' },
  dateType: { type: 'dateType', meaning: 'What a date consists of; null for a plain date and other kinds.' },
  dateRangeStartLabel: { type: 'label', meaning: 'Names the start of a range; null for the usual word.' },
  dateRangeEndLabel: { type: 'label', meaning: 'Names the end of a range; null for the usual word.' },
  entityCreateable: { type: 'flag', meaning: 'Applicants may add a record.' },
  customEntityId: { type: 'record', meaning: 'The kind of record that it asks for; null for other fields.' },
} as const satisfies Readonly<Record<string, SettingRule>>;

type Settings = typeof fieldSettings;
export type SettingName = keyof Settings;

export type FieldSettings = { readonly [Name in SettingName]: SettingValues[Settings[Name]['type']] };

/** Settings that only some field types have. */
export type OwnSetting = {
  [Name in SettingName]: Settings[Name] extends { readonly isOfAll: true } ? never : Name;
}[SettingName];

/** The table as rows, for code that treats all settings alike. */
export const settingRules = Object.entries(fieldSettings) as unknown as readonly (readonly [
  SettingName,
  SettingRule,
])[];

/** The setting's column in the field's row. */
export const columnOf = (name: SettingName): string => (fieldSettings[name] as SettingRule).column ?? name;

/** For names in the database and REST. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps each setting through `of`. */
export const eachSetting = <T>(of: (name: SettingName, rule: SettingRule) => T): Readonly<Record<SettingName, T>> =>
  Object.fromEntries(settingRules.map(([name, rule]) => [name, of(name, rule)])) as Record<SettingName, T>;
