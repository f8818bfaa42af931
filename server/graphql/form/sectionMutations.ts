import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Section, sectionOutput } from '#server/graphql/form/Section.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { Survey } from '#server/graphql/form/Survey.ts';
import { chosenId, chosenIdDescription, richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { duplicateSection } from '#server/operations/form/duplicate.ts';
import { createSection, deleteSection, reorderSection, updateSection } from '#server/operations/form/section.ts';

partMutation('createSection', {
  description: 'Adds a section to a step or survey.',
  inputDescription: 'The new section of a step that collects information, or of a survey.',
  inputFields: (t) => ({
    sectionableId: t.globalID({
      required: true,
      for: [Step, Survey],
      description: 'The ID of the step or survey to add the section to.',
    }),
    sectionId: t.string({ validate: chosenId, description: chosenIdDescription }),
    name: t.string({
      validate: shortText,
      description: 'The name of the section. If omitted, the section has no name yet.',
    }),
    instructions: t.string({
      validate: richTextInput,
      description: 'Instructions shown above the fields, as HTML that will be sanitized.',
    }),
    position: t.int({
      description: 'The zero-based position of the section in its step or survey. Defaults to the end.',
    }),
  }),
  part: ({ input: { sectionableId } }) => sectionableId,
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        sectionableId: { typename, id },
        sectionId,
        name,
        instructions,
        position,
      },
    },
    idempotencyKey,
  ) => {
    const sectionableType = typename === 'Survey' ? 'Survey' : 'Step';
    const section = {
      sectionId,
      sectionableType,
      sectionableId: id,
      name,
      instructions,
      position: position ?? undefined,
    } as const;
    return { sectionId: await createSection(ctx, section, idempotencyKey) };
  },
  outputFields: sectionOutput,
});

partMutation('updateSection', {
  description: 'Changes a section.',
  inputDescription: 'The changes to a section. Omitted values stay as they are; null clears a value.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The ID of the section to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the section.' }),
    instructions: t.string({
      validate: richTextInput,
      description: 'The new instructions, as HTML that will be sanitized.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, ...change } }) => ({
    sectionId: await updateSection(ctx, { sectionId: sectionId.id, ...change }),
  }),
  outputFields: sectionOutput,
});

partMutation('reorderSection', {
  description: 'Moves a section within its step or survey.',
  inputDescription: 'The section to move and its new place.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The ID of the section to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the section to the end.',
    }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, position } }) => ({
    sectionId: await reorderSection(ctx, { sectionId: sectionId.id, position }),
  }),
  outputFields: sectionOutput,
});

partMutation('duplicateSection', {
  description: 'Copies a section with its fields, and puts the copy right after it.',
  inputDescription: 'The section to copy.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The ID of the section to copy.' }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  idempotent: true,
  run: async (ctx, { input: { sectionId } }, idempotencyKey) => ({
    sectionId: await duplicateSection(ctx, { sectionId: sectionId.id }, idempotencyKey),
  }),
  outputFields: sectionOutput,
});

partMutation('deleteSection', {
  description: 'Deletes a section with its fields. Refused while another part of the form uses one of them.',
  inputDescription: 'The section to delete.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'The ID of the section to delete.' }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId } }) => {
    await deleteSection(ctx, { sectionId: sectionId.id });
    return { sectionId: sectionId.id };
  },
  outputFields: (t) => ({
    deletedSectionId: t.globalID({
      description: 'The ID of the deleted section.',
      resolve: ({ done: { sectionId } }) => ({ type: Section, id: sectionId }),
    }),
  }),
});
