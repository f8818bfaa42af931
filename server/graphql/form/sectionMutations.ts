import { partMutation } from '#server/graphql/form/partMutation.ts';
import { Section, sectionOutput } from '#server/graphql/form/Section.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { Survey } from '#server/graphql/form/Survey.ts';
import { chosenId, chosenIdMeaning, html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { duplicateSection } from '#server/operations/form/duplicate.ts';
import { createSection, deleteSection, reorderSection, updateSection } from '#server/operations/form/section.ts';

partMutation('createSection', {
  description: 'Adds a group of fields.',
  inputDescription: 'A section of a step that collects information, or of a survey.',
  inputFields: (t) => ({
    sectionableId: t.globalID({ required: true, for: [Step, Survey], description: 'The step or survey.' }),
    sectionId: t.string({ validate: chosenId, description: chosenIdMeaning }),
    name: t.string({ validate: line, description: 'None at first when it is left out.' }),
    instructions: t.string({ validate: html, description: 'Rich text.' }),
    position: t.int({ description: 'From 0; the last when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { sectionableId } }) => sectionableId,
  run: async (
    ctx,
    {
      input: {
        sectionableId: { typename, id },
        sectionId,
        name,
        instructions,
        position,
        idempotencyKey,
      },
    },
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
  inputDescription: 'What is left out stays; null empties.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'Which section.' }),
    name: t.string({ validate: line, description: 'As people read it.' }),
    instructions: t.string({ validate: html, description: 'Rich text.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, ...change } }) => ({
    sectionId: await updateSection(ctx, { sectionId: sectionId.id, ...change }),
  }),
  outputFields: sectionOutput,
});

partMutation('reorderSection', {
  description: 'Moves a section within its step or survey.',
  inputDescription: 'Where a section is to stand.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'Which section.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, position } }) => ({
    sectionId: await reorderSection(ctx, { sectionId: sectionId.id, position }),
  }),
  outputFields: sectionOutput,
});

partMutation('duplicateSection', {
  description: 'Copies a section with its fields, right after it.',
  inputDescription: 'The section to copy.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'Which section.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId, idempotencyKey } }) => ({
    sectionId: await duplicateSection(ctx, { sectionId: sectionId.id }, idempotencyKey),
  }),
  outputFields: sectionOutput,
});

partMutation('deleteSection', {
  description: 'Removes a section with its fields, unless anything elsewhere still names one of them.',
  inputDescription: 'The section to remove.',
  inputFields: (t) => ({
    sectionId: t.globalID({ required: true, for: Section, description: 'Which section.' }),
  }),
  part: ({ input: { sectionId } }) => sectionId,
  run: async (ctx, { input: { sectionId } }) => {
    await deleteSection(ctx, { sectionId: sectionId.id });
    return { sectionId: sectionId.id };
  },
  outputFields: (t) => ({
    deletedSectionId: t.globalID({
      description: 'Of the section that was there.',
      resolve: ({ done: { sectionId } }) => ({ type: Section, id: sectionId }),
    }),
  }),
});
