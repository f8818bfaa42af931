import { z } from 'zod';
import { patchText, positionNumber } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { globalIdOf } from '#server/rest/globalIdOf.ts';

type None = Record<string, never>;

const newSection = z.strictObject({
  section: z.strictObject({
    sectionable_id: z.uuid(),
    sectionable_type: z.enum(['Step', 'Survey']).default('Step'),
    name: patchText,
    instructions: patchText,
    position: positionNumber.optional(),
  }),
});
const sectionChange = z.strictObject({ section: z.strictObject({ name: patchText, instructions: patchText }) });
const placed = z.strictObject({ section: z.strictObject({ position: positionNumber }) });

const sectionId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('Section', params['id']);

/** The sections of a step or survey. */
export const sectionEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newSection>>({
    method: 'POST',
    path: '/step_datum/sections',
    summary: 'Add a section to a step or survey',
    document: mutation('createSection', 'section { ...section }'),
    body: newSection,
    variables: ({ body: { section } }) => ({
      input: {
        sectionableId: globalIdOf(section.sectionable_type, section.sectionable_id),
        name: section.name,
        instructions: section.instructions,
        position: section.position,
      },
    }),
    answer: 'createSection.section',
    status: 201,
  }),
  endpoint({
    method: 'POST',
    path: '/step_datum/sections/{id}/duplicate',
    summary: 'Duplicate a section with its fields',
    document: mutation('duplicateSection', 'section { ...section }'),
    variables: ({ params }) => ({ input: { sectionId: sectionId(params) } }),
    answer: 'duplicateSection.section',
    status: 201,
  }),
  endpoint<None, z.infer<typeof sectionChange>>({
    method: 'PUT',
    path: '/step_datum/sections/{id}',
    summary: 'Change a section',
    document: mutation('updateSection', 'section { ...section }'),
    body: sectionChange,
    variables: ({ params, body: { section } }) => ({ input: { sectionId: sectionId(params), ...section } }),
    answer: 'updateSection.section',
  }),
  endpoint({
    method: 'DELETE',
    path: '/step_datum/sections/{id}',
    summary: 'Delete a section with its fields',
    document: mutation('deleteSection', 'id: deletedSectionId'),
    variables: ({ params }) => ({ input: { sectionId: sectionId(params) } }),
    answer: { id: 'deleteSection.id' },
  }),
  endpoint<None, z.infer<typeof placed>>({
    method: 'PUT',
    path: '/step_datum/sections/{id}/reorder',
    summary: 'Move a section',
    document: mutation('reorderSection', 'section { ...section }'),
    body: placed,
    variables: ({ params, body: { section } }) => ({
      input: { sectionId: sectionId(params), position: section.position },
    }),
    answer: 'reorderSection.section',
  }),
  endpoint({
    method: 'GET',
    path: '/step_datum/sections/{id}/available_for_section_config',
    summary: 'List the fields that a section’s logic can use',
    document: nodeQuery('Section', 'availableForLogic { ...step_datum }'),
    variables: ({ params }) => ({ id: sectionId(params) }),
    list: { of: 'step_data' },
    answer: { step_data: 'node.availableForLogic' },
  }),
];
