import { z } from 'zod';
import { calendarUnits } from '#domain/kernel/dates.ts';
import { reminderDirections } from '#domain/output/reminders.ts';
import { flag, patchId, wholeNumber } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const period = z.strictObject({ value: wholeNumber, unit: z.enum(calendarUnits) });
const settings = {
  document_id: patchId,
  issued_on_step_id: patchId,
  autofill: flag,
  check_shows_holder: flag,
  expires: flag,
  expires_after: period.nullish(),
  renewable: flag,
  renewal_opens: period.nullish(),
  renewal_closes: period.nullish(),
  renewal_reminders: z
    .array(z.strictObject({ direction: z.enum(reminderDirections), period }))
    .max(50)
    .optional(),
};
const newOutput = z.strictObject({
  configured_output: z.strictObject({ name: z.string().max(1_000).default(''), ...settings }),
});
const outputChange = z.strictObject({
  configured_output: z.strictObject({ name: z.string().max(1_000).optional(), ...settings }),
});

const settingsInput = (given: z.infer<typeof outputChange>['configured_output']) => ({
  documentId: given.document_id === undefined ? undefined : toGlobalId('MasterTemplateDocument', given.document_id),
  issuedOnStepId: given.issued_on_step_id === undefined ? undefined : toGlobalId('Step', given.issued_on_step_id),
  autofill: given.autofill,
  checkShowsHolder: given.check_shows_holder,
  expires: given.expires,
  expiresAfter: given.expires_after,
  renewable: given.renewable,
  renewalOpens: given.renewal_opens,
  renewalCloses: given.renewal_closes,
  reminders: given.renewal_reminders,
});

/** The outputs that a form's submissions issue. */
export const outputEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newOutput>>({
    method: 'POST',
    path: '/flow_templates/{id}/configured_outputs',
    summary: 'Add an output to a form',
    document: mutation('createConfiguredOutput', 'configuredOutput { ...configured_output }'),
    body: newOutput,
    variables: ({ params, body: { configured_output: given } }) => ({
      input: {
        flowTemplateId: toGlobalId('FlowTemplate', params['id']),
        name: given.name,
        settings: settingsInput(given),
      },
    }),
    answer: 'createConfiguredOutput.configuredOutput',
    status: 201,
  }),
  endpoint<None, z.infer<typeof outputChange>>({
    method: 'PUT',
    path: '/configured_outputs/{id}',
    summary: 'Change an output of a form',
    document: mutation('updateConfiguredOutput', 'configuredOutput { ...configured_output }'),
    body: outputChange,
    variables: ({ params, body: { configured_output: given } }) => ({
      input: {
        outputId: toGlobalId('ConfiguredOutput', params['id']),
        name: given.name,
        settings: settingsInput(given),
      },
    }),
    answer: 'updateConfiguredOutput.configuredOutput',
  }),
  endpoint({
    method: 'DELETE',
    path: '/configured_outputs/{id}',
    summary: 'Delete an output of a form',
    document: mutation('deleteConfiguredOutput', 'id: deletedConfiguredOutputId'),
    variables: ({ params }) => ({ input: { outputId: toGlobalId('ConfiguredOutput', params['id']) } }),
    answer: { id: 'deleteConfiguredOutput.id' },
  }),
];
