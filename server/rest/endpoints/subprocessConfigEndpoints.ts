import { z } from 'zod';
import { flag, patchText, positionNumber } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const settings = { name: patchText, required: flag, allows_existing: flag };
const created = z.strictObject({ subprocess_config: z.strictObject({ master_template_id: z.uuid(), ...settings }) });
const change = z.strictObject({
  subprocess_config: z.strictObject({ master_template_id: z.uuid().optional(), ...settings }),
});
const placed = z.strictObject({ subprocess_config: z.strictObject({ position: positionNumber }) });

const settingsInput = (given: z.infer<typeof change>['subprocess_config']) => ({
  masterTemplateId: given.master_template_id && toGlobalId('MasterTemplate', given.master_template_id),
  settings: { name: given.name, required: given.required, allowsExisting: given.allows_existing },
});

const configId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('SubprocessConfig', params['id']);

/** Submissions of other forms that a step requires. */
export const subprocessConfigEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof created>>({
    method: 'POST',
    path: '/steps/{id}/subprocess_configs',
    summary: 'Require a submission of another form at a step',
    document: mutation('createSubprocessConfig', 'subprocessConfig { ...subprocess_config }'),
    body: created,
    variables: ({ params, body: { subprocess_config: given } }) => ({
      input: { stepId: toGlobalId('Step', params['id']), ...settingsInput(given) },
    }),
    answer: 'createSubprocessConfig.subprocessConfig',
    status: 201,
  }),
  endpoint({
    method: 'GET',
    path: '/subprocess_configs/{id}',
    summary: 'Get a sub-submission setting of a step',
    document: nodeQuery('SubprocessConfig', '...subprocess_config'),
    variables: ({ params }) => ({ id: configId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof change>>({
    method: 'PUT',
    path: '/subprocess_configs/{id}',
    summary: 'Change a sub-submission setting of a step',
    document: mutation('updateSubprocessConfig', 'subprocessConfig { ...subprocess_config }'),
    body: change,
    variables: ({ params, body: { subprocess_config: given } }) => ({
      input: { subprocessConfigId: configId(params), ...settingsInput(given) },
    }),
    answer: 'updateSubprocessConfig.subprocessConfig',
  }),
  endpoint<None, z.infer<typeof placed>>({
    method: 'PUT',
    path: '/subprocess_configs/{id}/reorder',
    summary: 'Move a sub-submission setting within its step',
    document: mutation('reorderSubprocessConfig', 'subprocessConfig { ...subprocess_config }'),
    body: placed,
    variables: ({ params, body }) => ({
      input: { subprocessConfigId: configId(params), position: body.subprocess_config.position },
    }),
    answer: 'reorderSubprocessConfig.subprocessConfig',
  }),
  endpoint({
    method: 'DELETE',
    path: '/subprocess_configs/{id}',
    summary: 'Delete a sub-submission setting of a step',
    document: mutation('deleteSubprocessConfig', 'id: deletedSubprocessConfigId'),
    variables: ({ params }) => ({ input: { subprocessConfigId: configId(params) } }),
    answer: { id: 'deleteSubprocessConfig.id' },
  }),
];
