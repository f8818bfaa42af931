import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import { isOperator } from '#server/graphql/scopes.ts';

guardBy('OperatedPerson', async (ctx) => isOperator(ctx));

/** Reached through the installation alone, which lets only its operators through; by the id nobody else either. */
export const OperatedPerson = builder.prismaNode('User', {
  variant: 'OperatedPerson',
  id: { field: 'id' },
  description: 'A person as whoever runs the installation sees them.',
  authScopes: { operator: true },
  fields: (t) => ({
    user: t.variant('User', { description: 'The same person as everybody sees them.' }),
    name: t.exposeString('name', { description: 'As the person wrote it.' }),
    email: t.exposeString('email', { description: 'The address to sign in with.' }),
    isEmailVerified: t.boolean({
      description: 'Has shown that the address is theirs.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    isInvited: t.boolean({
      description: 'Was invited and has not signed in yet.',
      resolve: ({ claimedAt }) => claimedAt === null,
    }),
    isOperator: t.exposeBoolean('isOperator', { description: 'Runs this installation.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when there is an account.' }),
    deactivatedAt: t.expose('deactivatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the person can no longer get in; null for everybody else.',
    }),
    teamNames: t.stringList({
      description: 'The teams in which the person holds a role, by name.',
      resolve: async ({ id }, _args, { services }) => {
        const isMember = { roles: { some: { archivedAt: null, roleMembers: { some: { userId: id } } } } };
        const teams = await services.db.team.findMany({ where: isMember, orderBy: { name: 'asc' }, take: 100 });
        return teams.map(({ name }) => name);
      },
    }),
  }),
});
