import { operatingActionsOn } from '#domain/account/operating.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { isOperator } from '#server/graphql/scopes.ts';
import { teamsOwnedAlone } from '#server/queries/team/teamsOwnedAlone.ts';

const mostTeams = 100;

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
      description: 'The teams, by name, that would have nobody to act for them as an owner without this person.',
      resolve: async ({ id }, _args, { services }) => (await teamsOwnedAlone(services.db, id)).map(({ name }) => name),
    }),
    availableActions: t.stringList({
      description: 'What the viewer may do to the account and would change something; nothing to the own one.',
      select: { passkeys: { select: { id: true }, take: 1 }, authenticatorApp: { select: { userId: true } } },
      resolve: ({ id, deactivatedAt, passkeys, authenticatorApp }, _args, { access }) => [
        ...operatingActionsOn({
          isOwn: access.principal.userId === id,
          isClosed: deactivatedAt !== null,
          hasSecondFactor: passkeys.length > 0 || authenticatorApp !== null,
        }),
      ],
    }),
  }),
});

/** For payloads of what is done to a person. */
export const operatedPersonOutput = <Payload extends { readonly userId: string }>(t: PayloadFields<Payload>) =>
  t.prismaField({
    type: OperatedPerson,
    description: 'As whoever runs the installation sees them now.',
    resolve: (query, { userId }, _args, { services }) =>
      services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  });
