import { z } from 'zod';
import { text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;
type Params = Readonly<Record<string, string>>;

const newTeam = z.strictObject({
  team: z.strictObject({ name: text, slug: z.string().max(1_000).optional() }).prefault({}),
});
const newToken = z.strictObject({
  api_token: z
    .strictObject({
      name: text,
      scopes: z.array(z.string().max(40)).max(40).default([]),
      expires_at: z.iso.datetime().nullish(),
    })
    .prefault({}),
});
const person = z.strictObject({ user_id: z.uuid() });
const invited = z.strictObject({ name: text, email: text });

const token =
  'id name hint scopes created_at: createdAt last_used_at: lastUsedAt expires_at: expiresAt revoked_at: revokedAt';
const teamId = (params: Params): string | null => toGlobalId('Team', params['id']);
const roleId = (params: Params): string | null => toGlobalId('Role', params['id']);

/** Teams, their API tokens, and the members of their roles. */
export const teamAccessEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/me',
    summary: 'Get the caller: the person and, for an API token, its scopes, team, and expiry',
    document: `{ caller { user { id name } api_token: apiToken { name hint scopes team { id name slug } expires_at: expiresAt } } }`,
    answer: 'caller',
  }),
  endpoint({
    method: 'GET',
    path: '/teams',
    summary: 'List your teams, sorted by name',
    document: '{ teams: myTeams { ...team_with_forms } }',
    list: { of: 'teams' },
    answer: { teams: 'teams' },
  }),
  endpoint<None, z.infer<typeof newTeam>>({
    method: 'POST',
    path: '/teams',
    summary: 'Create a team, if the server allows you to',
    document: mutation('createTeam', 'team { ...team_with_forms }'),
    body: newTeam,
    variables: ({ body: { team } }) => ({ input: team }),
    answer: 'createTeam.team',
    status: 201,
  }),
  endpoint({
    method: 'GET',
    path: '/teams/{id}',
    summary: 'Get a team as everyone sees it; its forms are for members',
    tellsStrangers: true,
    document: nodeQuery('Team', '...team_with_forms'),
    variables: ({ params }) => ({ id: teamId(params) }),
    answer: 'node',
  }),
  endpoint({
    method: 'GET',
    path: '/teams/{id}/api_tokens',
    summary: 'List a team’s API tokens, newest first; for owners, not for API tokens',
    document: nodeQuery('Team', `tokens: apiTokens { ${token} }`),
    list: { of: 'api_tokens' },
    variables: ({ params }) => ({ id: teamId(params) }),
    answer: { api_tokens: 'node.tokens' },
  }),
  endpoint<None, z.infer<typeof newToken>>({
    method: 'POST',
    path: '/teams/{id}/api_tokens',
    summary: 'Create an API token, which is shown only once; for people, not for API tokens',
    document: mutation('createApiToken', `apiToken { ${token} } token`),
    body: newToken,
    variables: ({ params, body: { api_token: given } }) => ({
      input: { teamId: teamId(params), name: given.name, scopes: given.scopes, expiresAt: given.expires_at },
    }),
    answer: { api_token: 'createApiToken.apiToken', token: 'createApiToken.token' },
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/teams/{id}/api_tokens/{token_id}',
    summary: 'Revoke an API token',
    within: { owner: 'Team', param: 'token_id', type: 'ApiToken', through: 'team' },
    document: mutation('revokeApiToken', `apiToken { ${token} }`),
    variables: ({ params }) => ({ input: { apiTokenId: toGlobalId('ApiToken', params['token_id']) } }),
    answer: 'revokeApiToken.apiToken',
  }),
  endpoint<None, z.infer<typeof person>>({
    method: 'POST',
    path: '/roles/{id}/role_members',
    summary: 'Add a person to a role',
    document: mutation('addRoleMember', 'role { ...role }'),
    body: person,
    variables: ({ params, body }) => ({ input: { roleId: roleId(params), userId: toGlobalId('User', body.user_id) } }),
    answer: 'addRoleMember.role',
    status: 201,
  }),
  endpoint<None, z.infer<typeof invited>>({
    method: 'POST',
    path: '/roles/{id}/role_members/add_pseudomember',
    summary: 'Invite a person to a role by email',
    document: mutation('inviteRoleMember', 'role { ...role }'),
    body: invited,
    variables: ({ params, body }) => ({ input: { roleId: roleId(params), ...body } }),
    answer: 'inviteRoleMember.role',
    status: 201,
  }),
  endpoint<None, z.infer<typeof person>>({
    method: 'DELETE',
    path: '/roles/{id}/role_members',
    summary: 'Remove a person from a role',
    document: mutation('removeRoleMember', 'role { id }'),
    body: person,
    variables: ({ params, body }) => ({ input: { roleId: roleId(params), userId: toGlobalId('User', body.user_id) } }),
    answer: {},
  }),
];
