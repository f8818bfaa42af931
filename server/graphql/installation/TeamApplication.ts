import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import { isOperator } from '#server/graphql/scopes.ts';

export const TeamApplicationStateEnum = builder.enumType('TeamApplicationState', {
  description: 'The state of a team request.',
  values: ['waiting', 'approved', 'declined'] as const,
});

guardBy('TeamApplication', async (ctx, id) => {
  if (isOperator(ctx)) return true;
  const { userId } = ctx.access.principal;
  if (userId === null || ctx.actor.kind !== 'person') return false;
  return (await ctx.services.db.teamApplication.count({ where: { id, applicantId: userId } })) === 1;
});

/**
 * No auth scopes of its own: the list that returns it already checks access. By ID, only operators and the
 * applicant can view it.
 */
export const TeamApplication = builder.prismaNode('TeamApplication', {
  id: { field: 'id' },
  description: 'A request for a new team. Visible to operators and to the person who made it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The requested name of the team.' }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'The requested slug of the team, or null for one made from the name.',
    }),
    purpose: t.exposeString('purpose', { description: 'What the team is for, in plain text.' }),
    state: t.expose('state', {
      type: TeamApplicationStateEnum,
      description: 'Whether the request is waiting, approved, or declined.',
    }),
    declineReason: t.exposeString('declineReason', {
      nullable: true,
      description: 'Why the request was declined, or null if it was not declined.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the request was made.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the request was decided, or null while it is waiting.',
    }),
    applicant: t.relation('applicant', { type: User, description: 'The person who requested the team.' }),
    applicantEmail: t.string({
      description: 'The email address of the person who requested the team.',
      select: { applicant: { select: { email: true } } },
      resolve: ({ applicant }) => applicant.email,
    }),
    decidedBy: t.relation('decidedBy', {
      type: User,
      nullable: true,
      description: 'The operator who decided the request, or null while it is waiting.',
    }),
    team: t.relation('team', {
      nullable: true,
      description: 'The team that was created, or null unless the request was approved.',
    }),
  }),
});
