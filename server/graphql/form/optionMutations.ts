import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { MultipleChoiceOption } from '#server/graphql/form/MultipleChoiceOption.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { maxItems, chosenId, chosenIdDescription, shortText } from '#server/graphql/inputTexts.ts';
import {
  createOptions,
  deleteOption,
  deleteOptions,
  reorderOption,
  updateOption,
} from '#server/operations/form/option.ts';

const OptionInput = builder.inputType('OptionInput', {
  description: 'A new option of a field.',
  fields: (t) => ({
    optionId: t.string({ validate: chosenId, description: chosenIdDescription }),
    name: t.string({
      validate: shortText,
      description: 'The label of the option. Defaults to a numbered label, such as "Option 3".',
    }),
    numericValue: t.float({
      description:
        'The number that formulas use for the option, from -1 billion to 1 billion. Null or omitted for none.',
    }),
  }),
});

const optionOutput = <Done extends { readonly optionId: string }>(t: MutationOutputFields<Done>) => ({
  option: t.prismaField({
    type: MultipleChoiceOption,
    description: 'The option after the change.',
    resolve: (query, { done: { optionId } }, _args, { services }) =>
      services.db.multipleChoiceOption.findUniqueOrThrow({ ...query, where: { id: optionId } }),
  }),
});

partMutation('createOptions', {
  description: 'Adds options to a field.',
  inputDescription: 'The new options and where to put them.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to add the options to.' }),
    options: t.field({
      type: [OptionInput],
      required: true,
      validate: maxItems(1_000),
      description: 'The new options in their order. At least 1 and at most 1,000.',
    }),
    position: t.int({ description: 'The zero-based position of the first new option. Defaults to the end.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  idempotent: true,
  run: async (ctx, { input: { fieldId, options, position } }, idempotencyKey) => {
    const added = { fieldId: fieldId.id, options, position: position ?? undefined };
    return { fieldId: fieldId.id, optionIds: await createOptions(ctx, added, idempotencyKey) };
  },
  outputFields: (t) => ({
    ...fieldOutput(t),
    options: t.prismaField({
      type: [MultipleChoiceOption],
      description: 'The new options in their order.',
      resolve: (query, { done: { optionIds } }, _args, { services }) =>
        services.db.multipleChoiceOption.findMany({
          ...query,
          where: { id: { in: optionIds } },
          orderBy: { position: 'asc' },
        }),
    }),
  }),
});

partMutation('updateOption', {
  description: 'Changes an option. Answers that selected it stay as they are.',
  inputDescription: 'The changes to an option. Omitted values stay as they are.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'The ID of the option to change.' }),
    name: t.string({ validate: shortText, description: 'The new label of the option.' }),
    numericValue: t.float({
      description: 'The number that formulas use for the option, from -1 billion to 1 billion. Null for none.',
    }),
    isDefault: t.boolean({
      description: 'Whether the option is selected by default. If true, no other option of the field is.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId, isDefault, ...change } }) => ({
    optionId: await updateOption(ctx, { ...change, optionId: optionId.id, isDefault: isDefault ?? undefined }),
  }),
  outputFields: optionOutput,
});

partMutation('reorderOption', {
  description: 'Moves an option within its field.',
  inputDescription: 'The option to move and its new place.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'The ID of the option to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the option to the end.',
    }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId, position } }) => ({
    optionId: await reorderOption(ctx, { optionId: optionId.id, position }),
  }),
  outputFields: optionOutput,
});

partMutation('deleteOption', {
  description: 'Deletes an option. Refused while logic uses it, or if the field would have too few options left.',
  inputDescription: 'The option to delete.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'The ID of the option to delete.' }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId } }) => ({
    fieldId: await deleteOption(ctx, { optionId: optionId.id }),
    optionId: optionId.id,
  }),
  outputFields: (t) => ({
    ...fieldOutput(t),
    deletedOptionId: t.globalID({
      description: 'The ID of the deleted option.',
      resolve: ({ done: { optionId } }) => ({ type: MultipleChoiceOption, id: optionId }),
    }),
  }),
});

partMutation('deleteOptions', {
  description: 'Deletes several options, or all options of a field. Refused while logic uses any of them.',
  inputDescription: 'The options to delete, by ID or all at once.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field that has the options.' }),
    optionIds: t.globalIDList({
      for: MultipleChoiceOption,
      validate: maxItems(1_000),
      description: 'The IDs of the options to delete, at most 1,000. An empty list deletes nothing.',
    }),
    everything: t.boolean({
      description: 'Whether to delete all options of the field. Cannot be combined with `optionIds`.',
    }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, optionIds, everything } }) => ({
    fieldId: await deleteOptions(ctx, {
      ...{ fieldId: fieldId.id, optionIds: optionIds?.map(({ id }) => id) ?? null, everything: everything ?? false },
    }),
  }),
  outputFields: fieldOutput,
});
