import type { Content } from '#domain/form/Content.ts';
import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** What a setting of each type holds. A new field has flags unset and everything else at null. */
interface SettingValues {
  readonly flag: boolean;
  /** content of the field's own kind */
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
  /** Fields of all kinds have it; the others name it among the settings of their kind. */
  readonly isOfAll?: true;
  /** the column of its row, where that is called otherwise */
  readonly column?: string;
  /** what is said of a value that is none of its type */
  readonly otherwise?: RefusalCode;
  /** for whoever calls the API */
  readonly meaning: string;
}

/**
 * What an editor sets on a field. Columns, copies, GraphQL and REST follow from this table; a test holds the database to
 * it. REST writes the names in snake case.
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

/** The settings that only some kinds have. */
export type OwnSetting = {
  [Name in SettingName]: Settings[Name] extends { readonly isOfAll: true } ? never : Name;
}[SettingName];

/** The table row by row, as those read it who treat all settings alike. */
export const settingRules = Object.entries(fieldSettings) as unknown as readonly (readonly [
  SettingName,
  SettingRule,
])[];

/** Where a setting is kept in the row of its field. */
export const columnOf = (name: SettingName): string => (fieldSettings[name] as SettingRule).column ?? name;

/** As the database and REST write a name. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each setting with what `of` makes of it. */
export const eachSetting = <T>(of: (name: SettingName, rule: SettingRule) => T): Readonly<Record<SettingName, T>> =>
  Object.fromEntries(settingRules.map(([name, rule]) => [name, of(name, rule)])) as Record<SettingName, T>;
