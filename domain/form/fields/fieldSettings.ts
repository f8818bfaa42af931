import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** The value of each type of setting. In a new field, flags are false and everything else is null. */
interface SettingValues {
  readonly flag: boolean;
  /** an answer in the format of the field's own kind */
  readonly content: Content;
  readonly positive: number | null;
  readonly count: number | null;
  readonly label: string | null;
  readonly dateType: DateType | null;
  /** the id of a record */
  readonly record: string | null;
}

export type SettingType = keyof SettingValues;

export interface SettingRule {
  readonly type: SettingType;
  /** Set if fields of all kinds have it. Other settings are listed with the kinds that have them. */
  readonly isOfAll?: true;
  /** the database column, if its name differs */
  readonly column?: string;
  /** the refusal code for a value of the wrong type */
  readonly otherwise?: RefusalCode;
  /** the description in the API reference */
  readonly meaning: string;
}

/**
 * The settings of a field. Columns, copies, GraphQL, and REST are derived from this table, and a test checks that the
 * database matches it. REST uses the names in snake case.
 */
export const fieldSettings = {
  required: { type: 'flag', isOfAll: true, meaning: 'Whether the field must be answered while it is shown.' },
  redacted: {
    type: 'flag',
    isOfAll: true,
    meaning: 'Whether the answer is redacted: hidden in open data and from people who do not need to see it.',
  },
  lockOnRenewal: { type: 'flag', isOfAll: true, meaning: 'Whether the answer is locked during a renewal.' },
  autofillOnRenewal: { type: 'flag', isOfAll: true, meaning: 'Whether a renewal starts with the previous answer.' },
  default: {
    type: 'content',
    column: 'defaultContent',
    otherwise: 'invalidDefaultValue',
    meaning: 'The default answer, in the format of the type of the field, or null if there is none.',
  },
  minValue: {
    type: 'content',
    otherwise: 'invalidMinValue',
    meaning: 'The smallest answer allowed, or null if there is no minimum.',
  },
  maxValue: {
    type: 'content',
    otherwise: 'invalidMaxValue',
    meaning: 'The largest answer allowed, or null if there is no maximum.',
  },
  maxLength: {
    type: 'positive',
    otherwise: 'mustBePositiveWhole',
    meaning: 'The maximum number of characters, or null if there is no limit.',
  },
  minNumChecks: {
    type: 'count',
    meaning: 'The minimum number of boxes that must be checked, or null if there is no minimum.',
  },
  dateType: {
    type: 'dateType',
    meaning:
      'Whether a date field asks for a date, a date and time, or a time. Null for a plain date and for other types of fields.',
  },
  dateRangeStartLabel: {
    type: 'label',
    meaning: 'The label for the start of a date range, or null for the standard label.',
  },
  dateRangeEndLabel: {
    type: 'label',
    meaning: 'The label for the end of a date range, or null for the standard label.',
  },
  entityCreateable: { type: 'flag', meaning: 'Whether applicants can add a new entity.' },
  customEntityId: {
    type: 'record',
    meaning: 'The plain ID of the kind of entity that an `entity` field asks for, or null for other fields.',
  },
} as const satisfies Readonly<Record<string, SettingRule>>;

type Settings = typeof fieldSettings;
export type SettingName = keyof Settings;

export type FieldSettings = { readonly [Name in SettingName]: SettingValues[Settings[Name]['type']] };

/** The settings that only some kinds of fields have. */
export type KindSpecificSetting = {
  [Name in SettingName]: Settings[Name] extends { readonly isOfAll: true } ? never : Name;
}[SettingName];

/** The table as a list, for code that treats all settings alike. */
export const settingRules = Object.entries(fieldSettings) as unknown as readonly (readonly [
  SettingName,
  SettingRule,
])[];

/** The database column that stores a setting. */
export const columnOf = (name: SettingName): string => (fieldSettings[name] as SettingRule).column ?? name;

/** Converts a name to snake case, as the database and REST use it. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps each setting through `of`. */
export const mapSettings = <T>(of: (name: SettingName, rule: SettingRule) => T): Readonly<Record<SettingName, T>> =>
  Object.fromEntries(settingRules.map(([name, rule]) => [name, of(name, rule)])) as Record<SettingName, T>;
