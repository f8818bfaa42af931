import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('ApiToken', 'apiToken', 'viewApiToken');

export const ApiToken = builder.prismaNode('ApiToken', {
  id: { field: 'id' },
  description: 'A key of an integrator: acts for its maker, in one team. For owners and its maker; no key sees keys.',
  authScopes: may('apiToken', 'viewApiToken', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    hint: t.exposeString('hint', { description: 'Its last characters, to tell keys apart.' }),
    scopes: t.exposeStringList('scopes', { description: 'What it may read and write, such as forms:read.' }),
    team: t.relation('team', { description: 'In which team it works.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'For whom it acts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when there is one.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null when it never was.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it holds; null until it is revoked.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it opens nothing any more; null while it holds.',
    }),
  }),
});
