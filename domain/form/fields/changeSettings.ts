import { z } from 'zod';
import type { Content } from '#domain/form/Content.ts';
import { canonicalSettings } from '#domain/form/fields/canonicalSettings.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import { type FormOption } from '#domain/form/fields/FieldKind.ts';
import {
  fieldSettings,
  settingRules,
  type FieldSettings,
  type SettingName,
  type SettingRule,
  type SettingType,
} from '#domain/form/fields/fieldSettings.ts';
import { initialSettings, settingsOf } from '#domain/form/fields/initialSettings.ts';
import { isAmbiguousAmount } from '#domain/form/fields/isAmbiguousAmount.ts';
import { kindOfLimits, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

const settingNames = settingRules.map(([name]) => name);

/** Schemas for each type of setting. */
export const fieldSettingSchemas: Readonly<Record<SettingType, z.ZodType>> = {
  flag: z.boolean(),
  content: z.union([z.string().max(500), z.number()]).nullable(),
  positive: z.int().positive().nullable(),
  count: z.int().nonnegative().nullable(),
  label: z.string().max(200).nullable(),
  dateType: z.enum(dateTypes).nullable(),
  record: z.string().min(1).nullable(),
};

export interface SettingsChange {
  readonly dataType: DataType;
  readonly options: readonly FormOption[];
  readonly current: FieldSettings;
  /** unvalidated input from the editor: any subset of the settings */
  readonly changes: Readonly<Partial<Record<SettingName, unknown>>>;
}

/** Applies changes to settings and normalizes them, or returns all problems. */
export function changeSettings({
  dataType,
  options,
  current,
  changes,
}: SettingsChange): Result<FieldSettings, Problem[]> {
  const changed = settingNames.filter((name) => changes[name] !== undefined && changes[name] !== current[name]);
  const misshapen = changed.flatMap((name) => shapeProblem(name, changes[name], dataType));
  if (misshapen.length > 0) return failed(misshapen);
  const config = { dataType, options, ...current, ...Object.fromEntries(changed.map((name) => [name, changes[name]])) };
  const settings: FieldConfig = { ...config, ...canonicalSettings(config) };
  const problems = [...limitProblems(settings, changed), ...defaultProblems(settings), ...checksProblems(settings)];
  if (problems.length > 0) return failed(problems);
  const { dataType: _kind, options: _options, ...result } = settings;
  return ok(result);
}

// API clients that send all settings of every field may include settings the type doesn't have, at their initial
// values.
function shapeProblem(name: SettingName, value: unknown, dataType: DataType): readonly Problem[] {
  const isOffered = settingsOf(dataType).includes(name);
  if (!isOffered) return value === initialSettings[name] ? [] : [{ path: name, code: 'settingNotOffered' }];
  const { type, otherwise = 'malformed' }: SettingRule = fieldSettings[name];
  if (type === 'content' && isAmbiguousAmount(value, dataType)) return [{ path: name, code: 'amountAmbiguous' }];
  if (type === 'dateType' && isUnknownMoment(value, dataType)) return [{ path: name, code: 'malformed' }];
  return fieldSettingSchemas[type].safeParse(value).success ? [] : [{ path: name, code: otherwise }];
}

const isUnknownMoment = (value: unknown, dataType: DataType): boolean =>
  value !== null && !kinds[dataType].dateTypes.some((type) => type === value);

function limitProblems(field: FieldConfig, changed: readonly SettingName[]): readonly Problem[] {
  const { minValue, maxValue } = field;
  const unlimited = { ...field, dataType: kindOfLimits(field.dataType), minValue: null, maxValue: null };
  const isWrong = (value: Content): boolean => checkAnswer(value, { ...unlimited, required: false }) !== null;
  const problems: Problem[] = [];
  if (isWrong(minValue)) problems.push({ path: 'minValue', code: 'invalidMinValue' });
  if (isWrong(maxValue)) problems.push({ path: 'maxValue', code: 'invalidMaxValue' });
  if (problems.length > 0 || minValue === null || maxValue === null || minValue <= maxValue) return problems;
  // Report the limit that was just changed, or both if both were.
  const crossed: readonly Problem[] = [
    { path: 'minValue', code: 'invalidMinValue' },
    { path: 'maxValue', code: 'invalidMaxValue' },
  ];
  const blamed = crossed.filter(({ path }) => changed.some((name) => name === path));
  return blamed.length > 0 ? blamed : crossed;
}

function defaultProblems(field: FieldConfig): readonly Problem[] {
  const problem = checkAnswer(field.default, { ...field, required: false });
  return problem ? [{ path: 'default', code: 'invalidDefaultValue' }] : [];
}

function checksProblems({ minNumChecks, options }: FieldConfig): readonly Problem[] {
  const isTooMany = minNumChecks !== null && minNumChecks > options.length;
  return isTooMany ? [{ path: 'minNumChecks', code: 'tooManyMinChecks' }] : [];
}
