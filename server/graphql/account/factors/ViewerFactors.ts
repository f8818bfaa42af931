import { offeredFactors, type FactorKind } from '#domain/account/secondFactor.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';

/** No auth scopes of its own: it is reached only through the account that it belongs to. */
const Passkey = builder.prismaObject('Passkey', {
  description: 'A passkey, kept by a device or a password manager, that the viewer can sign in with.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the passkey.', resolve: ({ id }) => encodeGlobalId('Passkey', id) }),
    name: t.exposeString('name', { description: 'The name that the owner gave the passkey.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the passkey was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the passkey was last used, or null if it has not been used.',
    }),
  }),
});

builder.prismaObjectFields(Viewer, (t) => ({
  passkeys: t.prismaField({
    type: [Passkey],
    description: 'The viewer’s passkeys, oldest first. Any of them can replace the password at sign-in.',
    resolve: (query, { id }, _args, { services }) =>
      services.db.passkey.findMany({ ...query, where: { userId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
  authenticatorAppSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the authenticator app was set up, or null if none is set up.',
    resolve: async ({ id }, _args, { services }) =>
      (await services.db.authenticatorApp.findUnique({ where: { userId: id } }))?.createdAt ?? null,
  }),
  recoveryCodesLeft: t.int({
    description: 'The number of unused recovery codes.',
    resolve: ({ id }, _args, { services }) => services.db.recoveryCode.count({ where: { userId: id, usedAt: null } }),
  }),
  secondFactors: t.stringList({
    description:
      'The second factors the viewer can use: `passkey`, `authenticatorApp`, `recoveryCode`. Empty if none is set up.',
    resolve: async ({ id }, _args, { services }): Promise<FactorKind[]> =>
      offeredFactors(await factorsOf(services.db, id)),
  }),
  teamsAskingForFactor: t.prismaField({
    type: ['Team'],
    description:
      'The viewer’s teams that require a second factor. The viewer’s roles in them are inactive in this session until one is given.',
    resolve: (query, _user, _args, { services, access }) => {
      const ids = [...access.principal.withheldTeamIds];
      // Fast path: every page requests this field, and for nearly everyone there is nothing to look up.
      if (ids.length === 0) return [];
      const where = { id: { in: ids }, archivedAt: null };
      return services.db.team.findMany({ ...query, where, orderBy: { name: 'asc' } });
    },
  }),
}));
