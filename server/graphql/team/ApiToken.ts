import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('ApiToken', 'apiToken', 'viewApiToken');

export const ApiToken = builder.prismaNode('ApiToken', {
  id: { field: 'id' },
  description:
    'An API token for an integration, which acts as its creator in one team. Visible to team owners and its creator, but never to API tokens.',
  authScopes: may('apiToken', 'viewApiToken', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the token, which says what it is for.' }),
    hint: t.exposeString('hint', { description: 'The last characters of the token, to tell tokens apart.' }),
    scopes: t.exposeStringList('scopes', { description: 'The scopes of the token, such as `forms:read`.' }),
    team: t.relation('team', { description: 'The team that the token works in.' }),
    createdBy: t.relation('createdBy', {
      type: User,
      description: 'The person who created the token and whom it acts for.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the token was created.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was last used, rounded to the minute, or null if it has not been used.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token expires, or null if it is valid until it is revoked.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was revoked, or null if it has not been revoked.',
    }),
  }),
});
