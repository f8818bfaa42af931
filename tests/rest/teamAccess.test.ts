import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeForm, makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const get = (who: Visitor, path: string) => server.send(who, 'GET', path);
const send = (who: Visitor, method: string, path: string, body?: unknown) => server.send(who, method, path, { body });

describe('teams over REST', () => {
  it('are created if the server allows it, and listed for their members', async () => {
    const person = await makePerson(server.services);
    const made = await send(person, 'POST', '/teams', { team: { name: `Parks ${randomUUID()}` } });
    expect(made.status).toBe(201);
    expect((await get(person, '/teams')).body).toEqual({ teams: [made.body] });
    const seen = { ...made.body, default: false };
    expect((await get(visitor(), `/teams/${made.body.id}`)).body).toEqual(seen);
    expect((await get(visitor(), '/teams')).body).toEqual({ teams: [] });
  });

  it('cannot be created by keys', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read', 'team:write']);
    expect((await send(key, 'POST', '/teams', { team: { name: 'No' } })).status).toBe(403);
  });
});

describe('the current caller', () => {
  it('is described to a key with its permissions, team, and expiry, whatever its scopes', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['money:read']);
    const { status, body } = await get(key, '/me');
    expect([status, body]).toEqual([
      200,
      {
        user: { id: team.owner.id, name: team.owner.name },
        api_token: {
          ...{ name: 'Test', hint: key.token?.slice(-4), scopes: ['money:read'], expires_at: null },
          team: { id: team.id, name: `Team ${team.slug}`, slug: team.slug },
        },
      },
    ]);
  });

  it('is described to a person, and to no one else', async () => {
    const person = await makePerson(server.services);
    const { body } = await get(person, '/me');
    expect(body).toEqual({ user: { id: person.id, name: person.name }, api_token: null });
    expect((await get(visitor(), '/me')).status).toBe(401);
  });
});

describe('API tokens over REST', () => {
  it('are listed only for owners, whatever else a caller can see of the team', async () => {
    const [team, others] = [await makeTeam(server.services), await makeTeam(server.services)];
    const path = `/teams/${team.id}/api_tokens`;
    const reading = tokenScopes.filter((scope) => scope.endsWith(':read'));
    const keys = [
      await makeToken(server.services, team.id, team.owner, ['team:read']),
      await makeToken(server.services, team.id, team.owner, reading),
      await makeToken(server.services, others.id, others.owner, tokenScopes),
    ];
    for (const who of [...keys, await makePerson(server.services)])
      expect((await get(who, path)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await get(visitor(), path)).status).toBe(401);
    expect((await get(team.owner, `/teams/${randomUUID()}/api_tokens`)).status).toBe(404);
  });

  it('are created by an owner, work, are listed without the key, and can be revoked', async () => {
    const team = await makeTeam(server.services);
    const path = `/teams/${team.id}/api_tokens`;
    const made = await send(team.owner, 'POST', path, { api_token: { name: 'Ours', scopes: ['team:read'] } });
    expect([made.status, made.body.token]).toEqual([201, expect.stringMatching(/^portico_/)]);
    const key = visitor({ token: made.body.token });
    expect((await get(key, `/roles/${team.ownerRoleId}`)).status).toBe(200);
    const listed = await get(team.owner, path);
    expect(listed.body.api_tokens).toMatchObject([{ id: made.body.api_token.id, name: 'Ours', scopes: ['team:read'] }]);
    expect(JSON.stringify(listed.body)).not.toContain(made.body.token);
    const revoked = await send(team.owner, 'DELETE', `${path}/${made.body.api_token.id}`);
    expect(revoked.body.revoked_at).toEqual(expect.any(String));
    expect((await get(key, `/roles/${team.ownerRoleId}`)).status).toBe(401);
  });

  it('are only for owners, and never for keys', async () => {
    const team = await makeTeam(server.services);
    const path = `/teams/${team.id}/api_tokens`;
    const key = await makeToken(server.services, team.id, team.owner, ['team:read', 'team:write']);
    const body = { api_token: { name: 'No', scopes: ['team:read'] } };
    const answers = [
      await get(team.member, path),
      await send(team.member, 'POST', path, body),
      await get(key, path),
      await send(key, 'POST', path, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 403]);
    const wrong = await send(team.owner, 'POST', path, { api_token: { name: 'Ours', scopes: ['everything'] } });
    expect([wrong.status, wrong.body.problems[0].path]).toEqual([422, 'api_token.scopes']);
  });
});

describe('role members over REST', () => {
  it('can be added, invited, and removed', async () => {
    const team = await makeTeam(server.services);
    const path = `/roles/${team.managerRoleId}/role_members`;
    const added = await send(team.owner, 'POST', path, { user_id: team.member.id });
    expect([added.status, added.body.user_ids]).toEqual([201, expect.arrayContaining([team.member.id])]);
    const email = `new-${randomUUID()}@example.com`;
    const invited = await send(team.owner, 'POST', `${path}/add_pseudomember`, { email, name: 'New' });
    expect(invited.body.users).toContainEqual(expect.objectContaining({ email, pseudo: true }));
    expect(await mailsTo(server.services, email)).toHaveLength(1);
    expect((await send(team.owner, 'DELETE', path, { user_id: team.member.id })).status).toBe(200);
    expect((await get(team.owner, `/roles/${team.managerRoleId}`)).body.user_ids).not.toContain(team.member.id);
    expect((await send(team.member, 'POST', path, { user_id: team.member.id })).status).toBe(403);
  });
});

describe('a stranger', () => {
  it("gets nothing of a form's versions", async () => {
    const team = await makeTeam(server.services);
    const form = await makeForm(server.services, team.id);
    await server.services.db.masterTemplate.update({
      where: { id: form },
      data: { everPublished: true, status: 'published', publiclyLaunchable: true },
    });
    const [resident, other] = [await makePerson(server.services), await makeTeam(server.services)];
    const path = `/workflows/${form}/versions`;
    const statuses = [];
    for (const who of [visitor(), resident, other.owner, team.member, team.owner])
      statuses.push((await get(who, path)).status);
    expect(statuses).toEqual([401, 403, 403, 200, 200]);
  });

  it('gets no people, whatever address they ask for', async () => {
    const [resident, sought] = [await makePerson(server.services), await makePerson(server.services)];
    const found = await get(resident, `/users/search?q=${encodeURIComponent(sought.email)}`);
    expect(found.body).toMatchObject({ users: [], outside_count: 0, outside_users: [] });
  });
});
