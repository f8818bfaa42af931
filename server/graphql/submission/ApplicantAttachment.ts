import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'ApplicantAttachment',
  'submission',
  'viewApplicants',
  async ({ services }, id) => (await services.db.applicantAttachment.findUnique({ where: { id } }))?.submissionId,
);

/** Visible to everyone who can see the submission: its applicants, its reviewers, and staff. */
export const ApplicantAttachment = builder.prismaNode('ApplicantAttachment', {
  id: { field: 'id' },
  description: 'A person who is an applicant of a submission.',
  authScopes: may('submission', 'viewApplicants', ownKey('submissionId')),
  fields: (t) => ({
    user: t.relation('user', { description: 'The applicant.' }),
    isPrimary: t.exposeBoolean('isPrimary', {
      description: 'Whether this is the primary applicant. Each submission has exactly one.',
    }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person became an applicant.' }),
  }),
});
