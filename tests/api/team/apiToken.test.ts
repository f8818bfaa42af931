import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOfApiToken } from '#server/sessions/apiTokens.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
const create = (who: Visitor, team: TestTeam, input: Record<string, unknown> = {}) =>
  api.attempt(
    who,
    'createApiToken',
    { teamId: `Team:${team.id}`, name: 'Permit sync', scopes: ['team:read'], ...input },
    'token apiToken { id name hint scopes expiresAt revokedAt lastUsedAt createdBy { name } }',
  );
const revoke = (who: Visitor, apiTokenId: string) =>
  api.attempt(who, 'revokeApiToken', { apiTokenId }, 'apiToken { revokedAt }');
const teamsOf = async (who: Visitor): Promise<string[]> => {
  const { data } = await api.ask(who, '{ myTeams { slug } }');
  return data.myTeams.map(({ slug }: { slug: string }) => slug);
};
/** The error for an invalid token. */
const refusedTo = async (who: Visitor): Promise<readonly string[]> =>
  (await api.ask(who, '{ myTeams { slug } }')).codes;
const renamed = async (who: Visitor, team: TestTeam) =>
  (await api.attempt(who, 'updateTeam', { teamId: `Team:${team.id}`, name: 'By a key' })).codes;

describe('an API token', () => {
  it('is shown once and stored as a hash', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.owner, team);
    const { token, apiToken } = data.createApiToken;
    expect(token).toMatch(/^portico_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'Permit sync', hint: token.slice(-4), scopes: ['team:read'] });
    const row = await api.services.db.apiToken.findFirstOrThrow({ where: { teamId: team.id } });
    expect(row.tokenHash).toBe(hashOfApiToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
    const { data: later } = await api.ask(team.owner, `{ teamBySlug(slug: "${team.slug}") { apiTokens { hint } } }`);
    expect(JSON.stringify(later)).not.toContain(token);
  });

  it('acts for its creator in its team', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.owner, team);
    expect(await teamsOf(visitor({ token: data.createApiToken.token }))).toEqual([team.slug]);
  });

  it('is created once if the request is repeated, and shown only the first time', async () => {
    const team = await makeTeam(api.services);
    const input = { idempotencyKey: randomUUID() };
    const answers = [await create(team.owner, team, input), await create(team.owner, team, input)];
    const [first, second] = answers.map(({ data }) => data.createApiToken);
    expect(second.apiToken.id).toBe(first.apiToken.id);
    expect(second.token).toBeNull();
    const kept = await api.services.db.idempotencyKey.findMany({ where: { operation: 'createApiToken' } });
    expect(JSON.stringify(kept)).not.toContain(first.token);
    expect(await teamsOf(visitor({ token: first.token }))).toEqual([team.slug]);
  });

  it('is rejected without a name, with unknown scopes, or with an expiry in the past', async () => {
    const team = await makeTeam(api.services);
    const { refusal } = await create(team.owner, team, {
      name: ' ',
      scopes: ['team:read', 'account:write'],
      expiresAt: '2020-01-01T00:00:00Z',
    });
    expect(refusal).toEqual({ name: 'nameMissing', scopes: 'tokenScopesInvalid', expiresAt: 'tokenExpiryInvalid' });
    expect((await create(team.owner, team, { scopes: [] })).refusal).toEqual({ scopes: 'tokenScopesInvalid' });
  });
});

describe('a token has no access', () => {
  it('once it is revoked', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.owner, team);
    const program = visitor({ token: data.createApiToken.token });
    expect(await teamsOf(program)).toEqual([team.slug]);
    const { data: revoked } = await revoke(team.owner, data.createApiToken.apiToken.id);
    expect(revoked.revokeApiToken.apiToken.revokedAt).not.toBeNull();
    expect(await refusedTo(program)).toEqual(['UNAUTHENTICATED']);
    const again = await revoke(team.owner, data.createApiToken.apiToken.id);
    expect(again.data.revokeApiToken).toEqual(revoked.revokeApiToken);
  });

  it('once it has expired', async () => {
    const team = await makeTeam(api.services);
    const program = await makeToken(api.services, team.id, team.owner, ['team:read']);
    const past = new Date(Date.now() - 1000);
    await api.services.db.apiToken.update({ where: { id: program.tokenId }, data: { expiresAt: past } });
    expect(await refusedTo(program)).toEqual(['UNAUTHENTICATED']);
  });

  it('outside its scopes', async () => {
    const team = await makeTeam(api.services);
    const reading = await makeToken(api.services, team.id, team.owner, ['team:read']);
    const writing = await makeToken(api.services, team.id, team.owner, ['team:write']);
    expect(await renamed(reading, team)).toEqual(['FORBIDDEN']);
    expect(await renamed(writing, team)).toEqual([]);
  });

  it('outside its team, even where its creator is an owner', async () => {
    const [team, other] = [await makeTeam(api.services), await makeTeam(api.services)];
    await api.act(other.owner, 'inviteRoleMember', {
      ...{ roleId: `Role:${other.ownerRoleId}`, email: team.owner.email, name: 'Both' },
    });
    const program = await makeToken(api.services, team.id, team.owner, ['team:read', 'team:write']);
    expect(await renamed(team.owner, other)).toEqual([]);
    expect(await renamed(program, other)).toEqual(['FORBIDDEN']);
    expect(await teamsOf(program)).toEqual([team.slug]);
    const { data } = await api.ask(program, `{ node(id: "Role:${other.ownerRoleId}") { id } }`);
    expect(data.node).toBeNull();
  });

  it('when its creator has left the team, or the account is closed', async () => {
    const team = await makeTeam(api.services);
    const program = await makeToken(api.services, team.id, team.manager, ['team:read', 'team:write']);
    await api.services.db.roleMember.deleteMany({ where: { userId: team.manager.id } });
    expect(await renamed(program, team)).toEqual(['FORBIDDEN']);
    const closed = await makeToken(api.services, team.id, team.member, ['team:read']);
    await api.services.db.user.update({ where: { id: team.member.id }, data: { deactivatedAt: new Date() } });
    expect(await refusedTo(closed)).toEqual(['UNAUTHENTICATED']);
  });

  it('if it is only slightly wrong, even with a valid session', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.owner, team);
    const wrong = `${data.createApiToken.token.slice(0, -1)}!`;
    for (const token of [wrong, '', 'portico_', randomUUID()]) {
      expect(await refusedTo({ ...team.owner, token })).toEqual(['UNAUTHENTICATED']);
    }
  });

  it("to people's accounts, keys, and sessions", async () => {
    const team = await makeTeam(api.services);
    const program = await makeToken(api.services, team.id, team.owner, ['team:read', 'team:write']);
    const { codes } = await create(program, team);
    expect(codes).toEqual(['FORBIDDEN']);
    expect((await revoke(program, `ApiToken:${program.tokenId}`)).codes).toEqual(['NOT_FOUND']);
    expect((await api.attempt(program, 'createTeam', { name: 'By a key' })).codes).toEqual(['FORBIDDEN']);
    expect((await api.attempt(program, 'signOut', {})).codes).toEqual(['FORBIDDEN']);
  });
});

describe('revoking a token', () => {
  it("is for its team's owners and its creator, and no one else learns of it", async () => {
    const [team, other] = [await makeTeam(api.services), await makeTeam(api.services)];
    const made = await makeToken(api.services, team.id, team.manager, ['team:read']);
    const id = `ApiToken:${made.tokenId}`;
    const citizen = await makePerson(api.services);
    const answers = await Promise.all([other.owner, citizen, team.member].map((who) => revoke(who, id)));
    expect(answers.map(({ codes }) => codes)).toEqual([['NOT_FOUND'], ['NOT_FOUND'], ['NOT_FOUND']]);
    expect((await revoke(team.manager, id)).codes).toEqual([]);
  });
});
