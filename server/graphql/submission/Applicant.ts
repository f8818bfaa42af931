import { builder } from '#server/graphql/builder.ts';
import { guardThroughAction } from '#server/graphql/nodes.ts';

guardThroughAction(
  'ApplicantAttachment',
  'submission',
  'viewAccess',
  async ({ services }, id) => (await services.db.applicantAttachment.findUnique({ where: { id } }))?.submissionId,
);

/** Seen by whoever sees who takes part in the submission: its applicants and staff. */
export const ApplicantAttachment = builder.prismaNode('ApplicantAttachment', {
  id: { field: 'id' },
  description: 'One of those whose submission it is.',
  authScopes: ({ submissionId }) => ({ may: ['submission', 'viewAccess', submissionId] }),
  fields: (t) => ({
    user: t.relation('user', { description: 'Who it is.' }),
    isPrimary: t.exposeBoolean('isPrimary', { description: 'Exactly one applicant is.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});
