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
  description:
    'A person or role on staff that was added to one submission. Visible to viewers who can see who has access to it.',
  authScopes: may('submission', 'viewAccess', ownKey('submissionId')),
  fields: (t) => ({
    submission: t.relation('submission', { description: 'The submission that they were added to.' }),
    user: t.relation('user', { nullable: true, description: 'The person, or null for a role.' }),
    roleName: t.string({
      nullable: true,
      description: 'The name of the role, or null for a person.',
      select: { role: { select: { name: true } } },
      resolve: ({ role }) => role?.name ?? null,
    }),
    type: t.field({
      type: SubjectTypeEnum,
      description: 'Whether this is a person (`User`) or a role (`AdminRole`).',
      resolve: ({ userId }) => (userId === null ? 'AdminRole' : 'User'),
    }),
    name: t.string({
      description: 'The name of the person or role.',
      select: { role: { select: { name: true } }, user: { select: { name: true } } },
      resolve: ({ role, user }) => user?.name ?? role?.name ?? '',
    }),
    isInvited: t.boolean({
      description: 'Whether this is a person who was invited and has not signed in yet.',
      select: { user: { select: { claimedAt: true } } },
      resolve: ({ user }) => user !== null && user.claimedAt === null,
    }),
    assigned: t.exposeBoolean('assigned', {
      description: 'Whether they are responsible for the submission rather than only able to view it.',
    }),
    removable: t.boolean({
      description:
        'Always true, because they were added to this submission. For people who cannot be removed, see `people` on the submission.',
      resolve: () => true,
    }),
  }),
});
