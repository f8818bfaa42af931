import { z } from 'zod';
import { exportFormats } from '#domain/export/exportRules.ts';
import { storedFile, text } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

/** The recipients, as text or an uploaded file, and the message to send with the link. */
const inviting = z.strictObject({
  emails: z.string().max(500_000).optional(),
  file: storedFile.optional(),
  message: text,
});
const asTable = z.strictObject({ format: z.enum(exportFormats).default('csv') });

const stepId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('ActiveStep', params['id']);

const exporting = (path: string, of: 'responses' | 'invitations', summary: string): Endpoint =>
  endpoint<None, z.infer<typeof asTable>>({
    method: 'POST',
    ...{ path, summary },
    document: mutation('exportSurvey', 'export { ...survey_export_result }'),
    body: asTable,
    variables: ({ params, body: { format } }) => ({ input: { activeStepId: stepId(params), of, format } }),
    answer: 'exportSurvey.export',
    status: 202,
  });

/** Survey invitations and their results. Decision 0069. */
export const surveyInvitationEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof inviting>>({
    method: 'POST',
    path: '/survey_invitations/{id}/do_send',
    summary:
      'Invite people to the survey of a step, whose ID this is, from a list or a CSV file with email addresses in its first column',
    document: mutation(
      'inviteToSurvey',
      'invited_count: invitedCount activeStep { survey_invitations: latestSurveyInvitations { ...survey_invitation } }',
    ),
    body: inviting,
    takesFiles: true,
    variables: ({ params, body: { emails, file, message } }) => ({
      input: { activeStepId: stepId(params), emails, fileId: file, message },
    }),
    answer: {
      invited_count: 'inviteToSurvey.invited_count',
      survey_invitations: 'inviteToSurvey.activeStep.survey_invitations',
    },
    status: 201,
  }),
  endpoint({
    method: 'POST',
    path: '/survey_invitations/{id}/remind',
    summary: 'Remind a person who has not responded, at most once every six hours',
    document: mutation('remindInvitee', 'activeStep { id }'),
    variables: ({ params }) => ({ input: { surveyInvitationId: toGlobalId('SurveyInvitation', params['id']) } }),
    answer: { active_step_id: 'remindInvitee.activeStep.id' },
  }),
  endpoint({
    method: 'POST',
    path: '/active_steps/{id}/survey_invitations/remind_all',
    summary: 'Remind everyone who has not responded and was not reminded in the last six hours',
    document: mutation('remindInvitees', 'reminded_count: remindedCount'),
    variables: ({ params }) => ({ input: { activeStepId: stepId(params) } }),
    answer: { reminded_count: 'remindInvitees.reminded_count' },
  }),
  exporting(
    '/active_steps/{id}/survey_invitations/export',
    'invitations',
    'Export the people invited to a step’s survey as a table',
  ),
  exporting(
    '/active_steps/{id}/survey_submission/exports',
    'responses',
    'Export the responses to a step’s survey as a table',
  ),
];
