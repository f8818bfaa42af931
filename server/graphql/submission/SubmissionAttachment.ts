import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'SubmissionAttachment',
  'submission',
  'viewAccess',
  async ({ services }, id) => (await services.db.submissionAttachment.findUnique({ where: { id } }))?.submissionId,
);

export const SubmissionAttachment = builder.prismaNode('SubmissionAttachment', {
  id: { field: 'id' },
  description: 'Staff added to one submission. For whoever sees who takes part in it.',
  authScopes: may('submission', 'viewAccess', ownKey('submissionId')),
  fields: (t) => ({
    submission: t.relation('submission', { description: 'To which they were added.' }),
    user: t.relation('user', { nullable: true, description: 'The person; null for a role.' }),
    roleName: t.string({
      nullable: true,
      description: 'The name of the role; null for a person.',
      select: { role: { select: { name: true } } },
      resolve: ({ role }) => role?.name ?? null,
    }),
    type: t.field({
      type: SubjectTypeEnum,
      description: 'User or AdminRole.',
      resolve: ({ userId }) => (userId === null ? 'AdminRole' : 'User'),
    }),
    name: t.string({
      description: 'Of the person or role.',
      select: { role: { select: { name: true } }, user: { select: { name: true } } },
      resolve: ({ role, user }) => user?.name ?? role?.name ?? '',
    }),
    isInvited: t.boolean({
      description: 'Was invited and has not signed in yet.',
      select: { user: { select: { claimedAt: true } } },
      resolve: ({ user }) => user !== null && user.claimedAt === null,
    }),
    assigned: t.exposeBoolean('assigned', { description: 'Responsible for it, and not only looking.' }),
    removable: t.boolean({
      description: 'Always: these were added here. Members of the form cannot be; `people` of the submission says so.',
      resolve: () => true,
    }),
  }),
});
