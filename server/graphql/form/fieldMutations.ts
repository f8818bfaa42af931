import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Section, sectionOutput } from '#server/graphql/form/Section.ts';
import { seenDescription, seenSettingsDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { FieldSettingsInput, settingChanges } from '#server/graphql/form/settingFields.ts';
import { chosenId, chosenIdDescription, shortText, recordId } from '#server/graphql/inputTexts.ts';
import { duplicateField } from '#server/operations/form/duplicate.ts';
import { createField, deleteField, reorderField, updateField } from '#server/operations/form/field.ts';

partMutation('createField', {
  description: 'Adds a field to a section.',
  inputDescription: 'The new field and where to put it.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The ID of the section to add the field to.' }),
    dataType: t.field({
      type: DataTypeEnum,
      required: true,
      description: 'The type of the field, which decides what answers it accepts.',
    }),
    fieldId: t.string({ validate: chosenId, description: chosenIdDescription }),
    customEntityId: t.string({
      validate: recordId,
      description: 'The plain ID of the kind of entity that an `entity` field asks for.',
    }),
    name: t.string({
      validate: shortText,
      description: 'The label of the field. If omitted, the field has no label yet.',
    }),
    position: t.int({ description: 'The zero-based position of the field in the section. Defaults to the end.' }),
    afterFieldId: t.globalID({
      for: Field,
      description:
        'The ID of the field to put the new one after, wherever that field is by then. Overrides `position`.',
    }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  idempotent: true,
  run: async (ctx, { input: { sectionId, position, afterFieldId, ...field } }, idempotencyKey) => {
    const place = { position: position ?? undefined, afterFieldId: afterFieldId?.id };
    const placed = { ...field, sectionId: sectionId.id, ...place };
    const fieldId = await createField(ctx, placed, idempotencyKey);
    return { fieldId, sectionId: sectionId.id };
  },
  outputFields: (t) => ({ ...fieldOutput(t), ...sectionOutput(t) }),
});

partMutation('updateField', {
  description: 'Changes a field. Refused if the resulting settings contradict each other.',
  inputDescription: 'The changes to a field. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to change.' }),
    name: t.string({ validate: shortText, description: 'The new label of the field.' }),
    hint: t.string({ validate: shortText, description: 'The new help text of the field.' }),
    settings: t.field({ type: FieldSettingsInput, description: 'The new settings of the field.' }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
    seenSettings: t.field({ type: FieldSettingsInput, description: seenSettingsDescription }),
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
  description: 'Moves a field within its section or to another section.',
  inputDescription: 'The field to move and its new place.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the field to the end.',
    }),
    sectionId: t.globalID({
      for: Section,
      description: 'The ID of the section to move the field to. Defaults to its current section.',
    }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, position, sectionId } }) => ({
    fieldId: await reorderField(ctx, { fieldId: fieldId.id, position, sectionId: sectionId?.id ?? null }),
  }),
  outputFields: fieldOutput,
});

partMutation('duplicateField', {
  description: 'Copies a field with its options and settings, and puts the copy right after it.',
  inputDescription: 'The field to copy.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to copy.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  idempotent: true,
  run: async (ctx, { input: { fieldId } }, idempotencyKey) => ({
    fieldId: await duplicateField(ctx, { fieldId: fieldId.id }, idempotencyKey),
  }),
  outputFields: fieldOutput,
});

partMutation('deleteField', {
  description: 'Deletes a field. Refused while logic, a formula, or another part of the form uses it.',
  inputDescription: 'The field to delete.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to delete.' }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId } }) => ({
    sectionId: await deleteField(ctx, { fieldId: fieldId.id }),
    deletedFieldId: fieldId.id,
  }),
  outputFields: (t) => ({
    ...sectionOutput(t),
    deletedFieldId: t.globalID({
      description: 'The ID of the deleted field.',
      resolve: ({ done: { deletedFieldId } }) => ({ type: Field, id: deletedFieldId }),
    }),
  }),
});
