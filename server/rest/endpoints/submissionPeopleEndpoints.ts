import { z } from 'zod';
import { requiredFlag, text } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { globalIdOf } from '#server/rest/globalIdOf.ts';

type None = Record<string, never>;

const assigned = z.strictObject({
  assignee_id: z.uuid(),
  assignee_type: z.enum(['User', 'AdminRole']).default('User'),
  assigned: requiredFlag.optional(),
});
const added = z.strictObject({ user_id: z.uuid(), initiated_flow_id: z.uuid() });
const named = z.strictObject({ id: z.uuid() });
const invited = z.strictObject({ email: text, name: text, initiated_flow_id: z.uuid() });

const staff = 'submission { people { ...submission_person } }';
const applicants = 'submission { applicants { ...applicant_attachment } }';

/** The people on a submission: its applicants, and staff added to it. */
export const submissionPeopleEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof assigned>>({
    method: 'POST',
    path: '/initiated_flows/{id}/process_assignments',
    summary: 'Assign a submission to a person or role',
    document: mutation('assignSubmission', staff),
    body: assigned,
    variables: ({ params, body }) => ({
      input: {
        submissionId: toGlobalId('Submission', params['id']),
        assigneeId: globalIdOf(body.assignee_type, body.assignee_id),
        assigned: body.assigned,
      },
    }),
    answer: { person_attachments: 'assignSubmission.submission.people' },
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/initiated_flows/{id}/process_assignments/{assignment_id}',
    within: { owner: 'Submission', param: 'assignment_id', type: 'SubmissionAttachment', through: 'submission' },
    summary: 'Unassign a person or role from a submission',
    document: mutation('unassignSubmission', staff),
    variables: ({ params }) => ({
      input: { attachmentId: toGlobalId('SubmissionAttachment', params['assignment_id']) },
    }),
    answer: { person_attachments: 'unassignSubmission.submission.people' },
  }),
  endpoint<None, z.infer<typeof added>>({
    method: 'POST',
    path: '/applicant_attachments',
    summary: 'Add an applicant to a submission',
    document: mutation('addApplicant', applicants),
    body: added,
    variables: ({ body }) => ({
      input: {
        submissionId: toGlobalId('Submission', body.initiated_flow_id),
        userId: toGlobalId('User', body.user_id),
      },
    }),
    answer: { applicant_attachments: 'addApplicant.submission.applicants' },
    status: 201,
  }),
  endpoint<None, z.infer<typeof named>>({
    method: 'POST',
    path: '/applicant_attachments/make_primary',
    summary: 'Make another applicant the primary one',
    document: mutation('makePrimaryApplicant', applicants),
    body: named,
    variables: ({ body }) => ({ input: { applicantAttachmentId: toGlobalId('ApplicantAttachment', body.id) } }),
    answer: { applicant_attachments: 'makePrimaryApplicant.submission.applicants' },
  }),
  endpoint({
    method: 'DELETE',
    path: '/applicant_attachments/{id}',
    summary: 'Remove an applicant from a submission',
    document: mutation('removeApplicant', applicants),
    variables: ({ params }) => ({ input: { applicantAttachmentId: toGlobalId('ApplicantAttachment', params['id']) } }),
    answer: { applicant_attachments: 'removeApplicant.submission.applicants' },
  }),
  endpoint<None, z.infer<typeof invited>>({
    method: 'POST',
    path: '/applicant_attachments/add_pseudoapplicant',
    summary: 'Add an applicant who may not have an account yet',
    document: mutation('inviteApplicant', applicants),
    body: invited,
    variables: ({ body: { initiated_flow_id, email, name } }) => ({
      input: { submissionId: toGlobalId('Submission', initiated_flow_id), email, name },
    }),
    answer: { applicant_attachments: 'inviteApplicant.submission.applicants' },
    status: 201,
  }),
];
