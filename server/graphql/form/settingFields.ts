import type { z } from 'zod';
import { columnOf, mapSettings, type SettingName, type SettingType } from '#domain/form/fields/fieldSettings.ts';
import type { Field } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { DateTypeEnum } from '#server/graphql/form/enums.ts';
import { shortText, recordId } from '#server/graphql/inputTexts.ts';

/** The GraphQL type for each type of setting. */
const graphqlTypes = {
  flag: 'Boolean',
  content: 'JSON',
  positive: 'Int',
  count: 'Int',
  label: 'String',
  dateType: DateTypeEnum,
  record: 'String',
} as const satisfies Readonly<Record<SettingType, unknown>>;

const limits: Readonly<Partial<Record<SettingType, z.ZodType>>> = { label: shortText, record: recordId };

/** Creates a Pothos field. The type is one of `graphqlTypes`, declared as `JSON` to keep the builder's types simple. */
type MakeField<Options, Made> = (options: Options & { readonly type: 'JSON'; readonly description: string }) => Made;

interface Output {
  readonly nullable: boolean;
  readonly resolve: (field: Field) => unknown;
}

/** Output fields for all settings of a field. */
export const settingOutputs = <Made>(make: MakeField<Output, Made>): Readonly<Record<SettingName, Made>> =>
  mapSettings((name, { type, meaning: description }) => {
    const column = columnOf(name) as keyof Field;
    const isNullable = type !== 'flag';
    return make({
      type: graphqlTypes[type] as 'JSON',
      nullable: isNullable,
      description,
      resolve: (field) => field[column],
    });
  });

export const FieldSettingsInput = builder.inputType('FieldSettingsInput', {
  description:
    'The settings of a field. Omitted settings stay as they are. Each type of field supports only some of them.',
  fields: (t) =>
    mapSettings((_name, { type, meaning: description }) => {
      const validate = limits[type];
      return t.field({ type: graphqlTypes[type] as 'JSON', description, ...(validate ? { validate } : {}) });
    }),
});

/** The settings to change: null clears an optional setting and leaves a flag unchanged. */
export const settingChanges = (given: Readonly<Partial<Record<SettingName, unknown>>>) =>
  mapSettings((name, { type }) => (type === 'flag' ? (given[name] ?? undefined) : given[name]));
