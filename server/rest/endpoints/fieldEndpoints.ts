import { z } from 'zod';
import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import { mapSettings, settingRules, snakeCase, type SettingType } from '#domain/form/fields/fieldSettings.ts';
import { dataTypes } from '#domain/form/fields/kinds.ts';
import {
  flag,
  patchId,
  patchNumber,
  patchText,
  patchWhole,
  storedFile,
  positionNumber,
} from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

/** The type of a field. Each custom entity has one of its own, as entity-{id}. */
const newField = z.strictObject({
  type: z.union([z.enum(dataTypes), z.string().regex(/^entity-[0-9a-f-]{36}$/)]),
  name: patchText,
  custom_entity_id: patchId,
  position: positionNumber.optional(),
});

const limit = z.union([z.literal('').transform(() => null), z.string().max(500), z.number(), z.null()]).optional();

/** The specification has two names: `datetime` is accepted as `date_time`, which is returned. */
const dateType = z.enum([...dateTypes, 'datetime']).transform((type) => (type === 'datetime' ? 'date_time' : type));

/** The request schema of each setting type. */
const settingSchemas: Readonly<Record<SettingType, z.ZodType>> = {
  flag,
  content: limit,
  positive: patchWhole,
  count: patchWhole,
  label: patchText,
  dateType: dateType.nullish(),
  record: patchId,
};

const settings = Object.fromEntries(settingRules.map(([name, { type }]) => [snakeCase(name), settingSchemas[type]]));

const fieldChange = z.strictObject({ step_datum: z.strictObject({ ...settings, name: patchText, hint: patchText }) });

const placed = z.strictObject({ position: positionNumber, section_id: z.uuid().nullish() });
const optionValues = z.strictObject({ name: z.string().max(1_000).optional(), numeric_value: patchNumber });
const newOption = z.strictObject({
  multiple_choice_option: optionValues.extend({ position: positionNumber.optional() }).default({}),
});
const optionChange = z.strictObject({ multiple_choice_option: optionValues.extend({ is_default: flag }) });
const placedOption = z
  .strictObject({
    multiple_choice_option: z.strictObject({ position: positionNumber }).optional(),
    position: positionNumber.optional(),
  })
  .refine((given) => given.multiple_choice_option === undefined || given.position === undefined, {
    message: 'saidTwice',
    path: ['position'],
  })
  .transform(({ multiple_choice_option: option, position }) => option?.position ?? position)
  .refine((position) => position !== undefined, { message: 'blank', path: ['position'] });
const someOptions = z.strictObject({ ids: z.array(z.uuid()).min(1).max(1_000).optional(), everything: flag });

const optionsFile = z.strictObject({ file: storedFile });

const fieldId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('Field', params['id']);
const optionId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('MultipleChoiceOption', params['id']);

const settingsInput = (given: Readonly<Record<string, unknown>>) => mapSettings((name) => given[snakeCase(name)]);

/** The fields of a form and their options. */
export const fieldEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newField>>({
    method: 'POST',
    path: '/step_datum/sections/{id}/step_data',
    summary: 'Add a field to a section',
    document: mutation('createField', 'field { ...step_datum }'),
    body: newField,
    variables: ({ params, body: { type, name, custom_entity_id, position } }) => ({
      input: {
        sectionId: toGlobalId('Section', params['id']),
        dataType: type.startsWith('entity') ? 'entity' : type,
        customEntityId: type.startsWith('entity-') ? type.slice('entity-'.length) : custom_entity_id,
        name,
        position,
      },
    }),
    answer: 'createField.field',
    status: 201,
  }),
  endpoint({
    method: 'POST',
    path: '/step_data/{id}/duplicate',
    summary: 'Duplicate a field',
    document: mutation('duplicateField', 'field { ...step_datum }'),
    variables: ({ params }) => ({ input: { fieldId: fieldId(params) } }),
    answer: 'duplicateField.field',
    status: 201,
  }),
  endpoint<None, z.infer<typeof fieldChange>>({
    method: 'PUT',
    path: '/step_data/{id}',
    summary: 'Change a field and its settings',
    document: mutation('updateField', 'field { ...step_datum }'),
    body: fieldChange,
    variables: ({ params, body: { step_datum: given } }) => ({
      input: { fieldId: fieldId(params), name: given.name, hint: given.hint, settings: settingsInput(given) },
    }),
    answer: 'updateField.field',
  }),
  endpoint<None, z.infer<typeof placed>>({
    method: 'PUT',
    path: '/step_data/{id}/reorder',
    summary: 'Move a field, within its section or to another one',
    document: mutation('reorderField', 'field { ...step_datum }'),
    body: placed,
    variables: ({ params, body: { position, section_id } }) => ({
      input: { fieldId: fieldId(params), position, sectionId: toGlobalId('Section', section_id) },
    }),
    answer: 'reorderField.field',
  }),
  endpoint({
    method: 'GET',
    path: '/step_data/{id}',
    summary: 'Get a field',
    document: `query ($id: ID!) { node(id: $id) { ...step_datum } }`,
    variables: ({ params }) => ({ id: fieldId(params) }),
    answer: 'node',
  }),
  endpoint({
    method: 'GET',
    path: '/step_data/{id}/collected_data/visualizable',
    summary: 'Summarize the answers to a field; amounts are in cents',
    document: `query ($id: ID!) { node(id: $id) { ... on Field { figures: answerFigures { count counts { name count } mean median
      standard_deviation: standardDeviation ranges { from to count } markers: markerRows } } } }`,
    variables: ({ params }) => ({ id: fieldId(params) }),
    answer: 'node.figures',
  }),
  endpoint({
    method: 'DELETE',
    path: '/step_data/{id}',
    summary: 'Delete a field',
    document: mutation('deleteField', 'id: deletedFieldId'),
    variables: ({ params }) => ({ input: { fieldId: fieldId(params) } }),
    answer: { id: 'deleteField.id' },
  }),
  endpoint<None, z.infer<typeof newOption>>({
    method: 'POST',
    path: '/step_data/{id}/step_datum/multiple_choice_options',
    summary: 'Add an option to a field',
    document: mutation('createOptions', 'options { ...multiple_choice_option }'),
    body: newOption,
    variables: ({ params, body: { multiple_choice_option: given } }) => ({
      input: {
        fieldId: fieldId(params),
        options: [{ name: given.name, numericValue: given.numeric_value }],
        position: given.position,
      },
    }),
    answer: 'createOptions.options.0',
    status: 201,
  }),
  endpoint<None, z.infer<typeof optionChange>>({
    method: 'PUT',
    path: '/step_datum/multiple_choice_options/{id}',
    summary: 'Change an option',
    document: mutation('updateOption', 'option { ...multiple_choice_option }'),
    body: optionChange,
    variables: ({ params, body: { multiple_choice_option: given } }) => ({
      input: {
        optionId: optionId(params),
        name: given.name,
        numericValue: given.numeric_value,
        isDefault: given.is_default,
      },
    }),
    answer: 'updateOption.option',
  }),
  endpoint({
    method: 'DELETE',
    path: '/step_datum/multiple_choice_options/{id}',
    summary: 'Delete an option',
    document: mutation('deleteOption', 'id: deletedOptionId'),
    variables: ({ params }) => ({ input: { optionId: optionId(params) } }),
    answer: { id: 'deleteOption.id' },
  }),
  endpoint<None, z.infer<typeof placedOption>>({
    method: 'PUT',
    path: '/step_datum/multiple_choice_options/{id}/reorder',
    summary: 'Move an option',
    document: mutation('reorderOption', 'option { ...multiple_choice_option }'),
    body: placedOption,
    variables: ({ params, body: position }) => ({ input: { optionId: optionId(params), position } }),
    answer: 'reorderOption.option',
  }),
  endpoint<None, z.infer<typeof someOptions>>({
    method: 'DELETE',
    path: '/step_data/{id}/multiple_choice_options/batch',
    summary: 'Delete the named options of a field, or all of them if requested',
    document: mutation('deleteOptions', 'field { ...step_datum }'),
    body: someOptions,
    variables: ({ params, body: { ids, everything } }) => ({
      input: {
        fieldId: fieldId(params),
        optionIds: ids?.map((id) => toGlobalId('MultipleChoiceOption', id)),
        everything,
      },
    }),
    answer: 'deleteOptions.field',
  }),
  endpoint<None, z.infer<typeof optionsFile>>({
    method: 'POST',
    path: '/step_data/{id}/multiple_choice_options/batch',
    summary: 'Add options to a field from a CSV file',
    document: mutation('createOptionsFromFile', 'count: addedCount field { ...step_datum }'),
    body: optionsFile,
    takesFiles: true,
    variables: ({ params, body: { file } }) => ({ input: { fieldId: fieldId(params), fileId: file } }),
    answer: { count: 'createOptionsFromFile.count', step_datum: 'createOptionsFromFile.field' },
    status: 201,
  }),
];
