import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import { isOperator } from '#server/graphql/scopes.ts';

export const TeamApplicationStateEnum = builder.enumType('TeamApplicationState', {
  description: 'How far it is.',
  values: ['waiting', 'approved', 'declined'] as const,
});

guardBy('TeamApplication', async (ctx, id) => {
  if (isOperator(ctx)) return true;
  const { userId } = ctx.access.principal;
  if (userId === null || ctx.actor.kind !== 'person') return false;
  return (await ctx.services.db.teamApplication.count({ where: { id, applicantId: userId } })) === 1;
});

/** Has no scope of its own: the list that holds it has decided who sees it; by its id the operator and whoever asked. */
export const TeamApplication = builder.prismaNode('TeamApplication', {
  id: { field: 'id' },
  description: 'Somebody asks for a team. For the operator and whoever asks.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'How the team is to be called.' }),
    slug: t.exposeString('slug', { nullable: true, description: 'The address that is wished for; null for any.' }),
    purpose: t.exposeString('purpose', { description: 'What it is for, in plain text.' }),
    state: t.expose('state', { type: TeamApplicationStateEnum, description: 'How far it is.' }),
    declineReason: t.exposeString('declineReason', {
      nullable: true,
      description: 'Why it was declined; null when it was not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it waits.',
    }),
    applicant: t.relation('applicant', { type: User, description: 'Who asks.' }),
    applicantEmail: t.string({
      description: 'Where whoever asks is written to.',
      select: { applicant: { select: { email: true } } },
      resolve: ({ applicant }) => applicant.email,
    }),
    decidedBy: t.relation('decidedBy', {
      type: User,
      nullable: true,
      description: 'Who decided; null while it waits.',
    }),
    team: t.relation('team', { nullable: true, description: 'What came of it; null unless it was approved.' }),
  }),
});
