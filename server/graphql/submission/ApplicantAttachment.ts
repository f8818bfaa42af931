import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'ApplicantAttachment',
  'submission',
  'viewApplicants',
  async ({ services }, id) => (await services.db.applicantAttachment.findUnique({ where: { id } }))?.submissionId,
);

/** Seen by whoever sees the submission: its applicants, its reviewers and staff. */
export const ApplicantAttachment = builder.prismaNode('ApplicantAttachment', {
  id: { field: 'id' },
  description: 'One of those whose submission it is.',
  authScopes: may('submission', 'viewApplicants', ownKey('submissionId')),
  fields: (t) => ({
    user: t.relation('user', { description: 'Who it is.' }),
    isPrimary: t.exposeBoolean('isPrimary', { description: 'Exactly one applicant is.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});
