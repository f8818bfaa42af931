import { builder } from '#server/graphql/builder.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { MultipleChoiceOption } from '#server/graphql/form/MultipleChoiceOption.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { atMost, chosenId, chosenIdMeaning, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import {
  createOptions,
  deleteOption,
  deleteOptions,
  reorderOption,
  updateOption,
} from '#server/operations/form/option.ts';

const OptionInput = builder.inputType('OptionInput', {
  description: 'Something that can be chosen.',
  fields: (t) => ({
    optionId: t.string({ validate: chosenId, description: chosenIdMeaning }),
    name: t.string({ validate: line, description: 'As people read it; a number when it is left out.' }),
    numericValue: t.float({ description: 'What formulas count it as.' }),
  }),
});

const optionOutput = <Done extends { readonly optionId: string }>(t: DoneFields<Done>) => ({
  option: t.prismaField({
    type: MultipleChoiceOption,
    description: 'As it is now.',
    resolve: (query, { done: { optionId } }, _args, { services }) =>
      services.db.multipleChoiceOption.findUniqueOrThrow({ ...query, where: { id: optionId } }),
  }),
});

partMutation('createOptions', {
  description: 'Adds options to a field.',
  inputDescription: 'Options in their order.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The field.' }),
    options: t.field({ type: [OptionInput], required: true, validate: atMost(1_000), description: 'At least one.' }),
    position: t.int({ description: 'Where the first comes to stand, from 0; the end when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, options, position, idempotencyKey } }) => {
    const added = { fieldId: fieldId.id, options, position: position ?? undefined };
    return { fieldId: fieldId.id, optionIds: await createOptions(ctx, added, idempotencyKey) };
  },
  outputFields: (t) => ({
    ...fieldOutput(t),
    options: t.prismaField({
      type: [MultipleChoiceOption],
      description: 'The new ones, in their order.',
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
  description: 'Changes an option. Answers that chose it stay as they are.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'Which option.' }),
    name: t.string({ validate: line, description: 'As people read it.' }),
    numericValue: t.float({ description: 'What formulas count it as; null for nothing.' }),
    isDefault: t.boolean({ description: 'Chosen at first; then no other one is.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId, isDefault, ...change } }) => ({
    optionId: await updateOption(ctx, { ...change, optionId: optionId.id, isDefault: isDefault ?? undefined }),
  }),
  outputFields: optionOutput,
});

partMutation('reorderOption', {
  description: 'Moves an option within its field.',
  inputDescription: 'Where an option is to stand.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'Which option.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId, position } }) => ({
    optionId: await reorderOption(ctx, { optionId: optionId.id, position }),
  }),
  outputFields: optionOutput,
});

partMutation('deleteOption', {
  description: 'Removes an option, unless it is the last or logic asks for it.',
  inputDescription: 'The option to remove.',
  inputFields: (t) => ({
    optionId: t.globalID({ required: true, for: MultipleChoiceOption, description: 'Which option.' }),
  }),
  part: ({ input: { optionId } }) => optionId,
  run: async (ctx, { input: { optionId } }) => ({
    fieldId: await deleteOption(ctx, { optionId: optionId.id }),
    optionId: optionId.id,
  }),
  outputFields: (t) => ({
    ...fieldOutput(t),
    deletedOptionId: t.globalID({
      description: 'Of the option that was there.',
      resolve: ({ done: { optionId } }) => ({ type: MultipleChoiceOption, id: optionId }),
    }),
  }),
});

partMutation('deleteOptions', {
  description: 'Removes options at once, unless logic asks for one of them.',
  inputDescription: 'The options to remove.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The field.' }),
    optionIds: t.globalIDList({
      for: MultipleChoiceOption,
      validate: atMost(1_000),
      description: 'Which. Names none: nothing is removed.',
    }),
    everything: t.boolean({ description: 'In place of ids: all options of the field.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, optionIds, everything } }) => ({
    fieldId: await deleteOptions(ctx, {
      ...{ fieldId: fieldId.id, optionIds: optionIds?.map(({ id }) => id) ?? null, everything: everything ?? false },
    }),
  }),
  outputFields: fieldOutput,
});
