import { offeredFactors, type FactorKind } from '#domain/account/secondFactor.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';

/** Has no scope of its own: it is reached through the account that it belongs to, and through nothing else. */
const Passkey = builder.prismaObject('Passkey', {
  description: 'Something that a device or a password manager keeps, to sign in with.',
  fields: (t) => ({
    id: t.id({ description: 'Of the passkey.', resolve: ({ id }) => encodeGlobalId('Passkey', id) }),
    name: t.exposeString('name', { description: 'As its owner calls it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'When it was used last.' }),
  }),
});

builder.prismaObjectFields(Viewer, (t) => ({
  passkeys: t.prismaField({
    type: [Passkey],
    description: 'What the viewer can sign in with in place of the password, oldest first.',
    resolve: (query, { id }, _args, { services }) =>
      services.db.passkey.findMany({ ...query, where: { userId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
  authenticatorAppSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the authenticator app was set up; null without one.',
    resolve: async ({ id }, _args, { services }) =>
      (await services.db.authenticatorApp.findUnique({ where: { userId: id } }))?.createdAt ?? null,
  }),
  recoveryCodesLeft: t.int({
    description: 'How many recovery codes have not been used.',
    resolve: ({ id }, _args, { services }) => services.db.recoveryCode.count({ where: { userId: id, usedAt: null } }),
  }),
  secondFactors: t.stringList({
    description:
      'What the viewer can show beside the password: passkey, authenticatorApp, recoveryCode. Empty for none.',
    resolve: async ({ id }, _args, { services }): Promise<FactorKind[]> =>
      offeredFactors(await factorsOf(services.db, id)),
  }),
  teamsAskingForFactor: t.prismaField({
    type: ['Team'],
    description: 'Teams of the viewer whose roles do not count in this session, until a second factor is shown.',
    resolve: (query, _user, _args, { services, access }) => {
      const ids = [...access.principal.withheldTeamIds];
      // every page asks, and for nearly everybody there is nothing to look up
      if (ids.length === 0) return [];
      const where = { id: { in: ids }, archivedAt: null };
      return services.db.team.findMany({ ...query, where, orderBy: { name: 'asc' } });
    },
  }),
}));
