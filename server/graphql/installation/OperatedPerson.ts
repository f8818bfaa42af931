import { availableOperatorActions } from '#domain/account/operatorActions.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import { isOperator } from '#server/graphql/scopes.ts';
import { solelyOwnedTeams } from '#server/queries/team/solelyOwnedTeams.ts';

const mostTeams = 100;

guardBy('OperatedPerson', async (ctx) => isOperator(ctx));

/** Reached only through the installation, which is for operators; by ID it is for operators too. */
export const OperatedPerson = builder.prismaNode('User', {
  variant: 'OperatedPerson',
  id: { field: 'id' },
  description: 'A person as shown to operators.',
  authScopes: { operator: true },
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as shown to everyone else.' }),
    name: t.exposeString('name', { description: 'The person’s name.' }),
    email: t.exposeString('email', { description: 'The email address that the person signs in with.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the person has verified their email address.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    isInvited: t.boolean({
      description: 'Whether the person was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
    isGovernment: t.exposeBoolean('isGovernment', {
      description: 'Whether the person is a government user, who can clone forms and waive sub-submissions.',
    }),
    isOperator: t.exposeBoolean('isOperator', { description: 'Whether the person operates this installation.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    deactivatedAt: t.expose('deactivatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was closed or deactivated, or null if it is active.',
    }),
    teamNames: t.stringList({
      description: 'The names of the teams in which the person holds a role, sorted by name. At most 100.',
      select: {
        roleMembers: {
          where: { role: { archivedAt: null } },
          select: { team: { select: { id: true, name: true } } },
          distinct: ['teamId'],
          orderBy: { team: { name: 'asc' } },
          take: mostTeams,
        },
      },
      resolve: ({ roleMembers }) => roleMembers.map(({ team }) => team.name),
    }),
    teamsOwnedAlone: t.stringList({
      description: 'The names of the teams that would have no active owner without this person.',
      resolve: async ({ id }, _args, { services }) => (await solelyOwnedTeams(services.db, id)).map(({ name }) => name),
    }),
    availableActions: t.stringList({
      description:
        'The actions that the viewer can take on the account and that would have an effect. On their own account, operators can do nothing that would lock them out or weaken it.',
      select: { passkeys: { select: { id: true }, take: 1 }, authenticatorApp: { select: { userId: true } } },
      resolve: ({ id, deactivatedAt, passkeys, authenticatorApp }, _args, { access }) => [
        ...availableOperatorActions({
          isOwn: access.principal.userId === id,
          isClosed: deactivatedAt !== null,
          hasSecondFactor: passkeys.length > 0 || authenticatorApp !== null,
        }),
      ],
    }),
  }),
});

/** Output field for mutations that act on a person. */
export const operatedPersonOutput = <Done extends { readonly userId: string }>(t: MutationOutputFields<Done>) =>
  t.prismaField({
    type: OperatedPerson,
    description: 'The updated person as shown to operators.',
    resolve: (query, { done: { userId } }, _args, { services }) =>
      services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  });
