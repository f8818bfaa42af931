import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Section, sectionOutput } from '#server/graphql/form/Section.ts';
import { seenMeaning, seenSettingsMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { FieldSettingsInput, settingChanges } from '#server/graphql/form/settingFields.ts';
import {
  chosenId,
  chosenIdMeaning,
  line,
  recordId,
  requestKey,
  requestKeyMeaning,
} from '#server/graphql/inputTexts.ts';
import { duplicateField } from '#server/operations/form/duplicate.ts';
import { createField, deleteField, reorderField, updateField } from '#server/operations/form/field.ts';

partMutation('createField', {
  description: 'Adds a question to a section.',
  inputDescription: 'A field of a section.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The section.' }),
    dataType: t.field({ type: DataTypeEnum, required: true, description: 'What it asks for.' }),
    fieldId: t.string({ validate: chosenId, description: chosenIdMeaning }),
    customEntityId: t.string({ validate: recordId, description: 'The kind of record that an entity field asks for.' }),
    name: t.string({ validate: line, description: 'None at first when it is left out.' }),
    position: t.int({ description: 'From 0; the last when it is left out.' }),
    afterFieldId: t.globalID({
      for: Field,
      description: 'The field of the section below which it stands, whatever its position is by then.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, position, afterFieldId, idempotencyKey, ...field } }) => {
    const place = { position: position ?? undefined, afterFieldId: afterFieldId?.id };
    const placed = { ...field, sectionId: sectionId.id, ...place };
    const fieldId = await createField(ctx, placed, idempotencyKey);
    return { fieldId, sectionId: sectionId.id };
  },
  outputFields: (t) => ({ ...fieldOutput(t), ...sectionOutput(t) }),
});

partMutation('updateField', {
  description: 'Changes a field, if its settings make sense together.',
  inputDescription: 'What is left out stays; null empties what can be empty.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'Which field.' }),
    name: t.string({ validate: line, description: 'As people read it.' }),
    hint: t.string({ validate: line, description: 'Helps to answer.' }),
    settings: t.field({ type: FieldSettingsInput, description: 'What it takes as an answer.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
    seenSettings: t.field({ type: FieldSettingsInput, description: seenSettingsMeaning }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, name, hint, settings, seen, seenSettings } }) => {
    const texts = { fieldId: fieldId.id, name, hint, seen };
    const change = {
      ...texts,
      settings: settingChanges(settings ?? {}),
      seenSettings: seenSettings && settingChanges(seenSettings),
    };
    return { fieldId: await updateField(ctx, change) };
  },
  outputFields: fieldOutput,
});

partMutation('reorderField', {
  description: 'Moves a field, also to another section.',
  inputDescription: 'Where a field is to stand.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'Which field.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
    sectionId: t.globalID({ for: Section, description: 'The section that it goes to; its own when it is left out.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, position, sectionId } }) => ({
    fieldId: await reorderField(ctx, { fieldId: fieldId.id, position, sectionId: sectionId?.id ?? null }),
  }),
  outputFields: fieldOutput,
});

partMutation('duplicateField', {
  description: 'Copies a field with its options and settings, right after it.',
  inputDescription: 'The field to copy.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'Which field.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, idempotencyKey } }) => ({
    fieldId: await duplicateField(ctx, { fieldId: fieldId.id }, idempotencyKey),
  }),
  outputFields: fieldOutput,
});

partMutation('deleteField', {
  description: 'Removes a field, unless anything still names it.',
  inputDescription: 'The field to remove.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'Which field.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId } }) => ({
    sectionId: await deleteField(ctx, { fieldId: fieldId.id }),
    deletedFieldId: fieldId.id,
  }),
  outputFields: (t) => ({
    ...sectionOutput(t),
    deletedFieldId: t.globalID({
      description: 'Of the field that was there.',
      resolve: ({ done: { deletedFieldId } }) => ({ type: Field, id: deletedFieldId }),
    }),
  }),
});
