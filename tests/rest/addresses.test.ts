import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeForm, makeTeam, makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const send = (who: Visitor, method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  server.send(who, method, path, { headers, ...(body === undefined ? {} : { body }) });

describe('an address', () => {
  it.each([
    ['DELETE', '/users/sign_in', 'POST, OPTIONS'],
    ['POST', '/roles/1', 'GET, HEAD, OPTIONS'],
    ['GET', '/steps/1/duplicate', 'POST, OPTIONS'],
    ['GET', '/steps/1', 'PUT, DELETE, OPTIONS'],
    ['PATCH', '/attachments/toggle', 'POST, PUT, OPTIONS'],
  ])('called with %s %s lists its methods', async (method, path, allowed) => {
    const answer = await send(visitor(), method, path);
    expect([answer.status, answer.body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    const named = answer.headers.get('allow')?.split(', ') ?? [];
    expect(allowed.split(', ').filter((one) => !named.includes(one))).toEqual([]);
  });

  it('lists its methods for OPTIONS, and nothing for an unknown path', async () => {
    const known = await send(visitor(), 'OPTIONS', '/initiated_flows');
    expect([known.status, known.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect((await send(visitor(), 'POST', '/nothing/of/the/kind')).status).toBe(404);
  });

  it('means the same with a trailing slash', async () => {
    const team = await makeTeam(server.services);
    const made = await send(team.owner, 'POST', `/teams/${team.id}/roles/`, {}, { role: { name: 'With a slash' } });
    expect(made.status).toBe(201);
    expect((await send(team.owner, 'GET', `/roles/${made.body.id}/`)).body).toEqual(made.body);
    expect((await send(visitor(), 'POST', '/initiated_flows/', {}, {})).status).not.toBe(404);
  });

  it('with a trailing slash is also protected from cross-site requests', async () => {
    const team = await makeTeam(server.services);
    const path = `/payments/${randomUUID()}/payment_intents/confirm_payment`;
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    for (const address of [path, `${path}/`])
      expect((await send(team.owner, 'GET', address, elsewhere)).body.error).toBe(
        'This request came from another site.',
      );
  });

  it('refers to an item of its type, within its parent', async () => {
    const [team, other] = [await makeTeam(server.services), await makeTeam(server.services)];
    const role = { role: { name: 'Renamed' } };
    const wrong = [
      await send(team.owner, 'PUT', `/teams/abc/roles/${team.managerRoleId}`, {}, role),
      await send(team.owner, 'PUT', `/teams/${other.id}/roles/${team.managerRoleId}`, {}, role),
      await send(team.owner, 'DELETE', `/teams/${other.id}/roles/${team.managerRoleId}`),
      await send(team.owner, 'GET', `/roles/Team:${team.id}`),
      await send(team.owner, 'GET', `/review_groups/Role:${team.managerRoleId}`),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await send(team.owner, 'GET', `/roles/${team.managerRoleId}`)).body.name).not.toBe('Renamed');
  });

  it('of a removed role is not found', async () => {
    const team = await makeTeam(server.services);
    const { body } = await send(team.owner, 'POST', `/teams/${team.id}/roles`, {}, { role: { name: 'Soon gone' } });
    const path = `/teams/${team.id}/roles/${body.id}`;
    expect((await send(team.owner, 'DELETE', path)).status).toBe(200);
    const after = [
      await send(team.owner, 'GET', `/roles/${body.id}`),
      await send(team.owner, 'PUT', path, {}, { role: { name: 'Back' } }),
      await send(team.owner, 'DELETE', path),
    ];
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a response', () => {
  it('in JSON is never cached, and has a Vary header', async () => {
    const team = await makeTeam(server.services);
    for (const path of [`/roles/${team.ownerRoleId}`, '/nothing']) {
      const { headers } = await send(team.owner, 'GET', path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(['Accept', 'Authorization', 'Cookie']));
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('to a token has its remaining rate limit', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read']);
    const left: number[] = [];
    for (const [method, path, body] of [
      ['GET', `/roles/${team.ownerRoleId}`],
      ['POST', '/graphql', { query: '{ isSignedIn }' }],
    ] as const) {
      const { headers } = await server.send(key, method, path, body ? { body } : {});
      expect(headers.get('ratelimit-limit')).toBe('600');
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
      left.push(Number(headers.get('ratelimit-remaining')));
    }
    expect(left).toEqual([599, 598]);
  });

  it('with an error has a code for programs, and the field as the caller wrote it', async () => {
    const team = await makeTeam(server.services);
    const path = `/teams/${team.id}/roles`;
    const refused = await send(team.owner, 'POST', path, {}, { role: { name: '' } });
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({
      error: refused.body.errors[0],
      errors: [refused.body.error],
      code: 'nameMissing',
      problems: [{ code: 'nameMissing', path: 'role.name', message: "Name can't be blank" }],
    });
    const unread = await send(team.owner, 'POST', path, {}, { role: { nmae: 'x' } });
    expect(unread.body.problems).toMatchObject([{ code: 'unknownKey', path: 'role.nmae' }]);
    expect((await send(visitor(), 'GET', `/roles/${team.ownerRoleId}`)).body.code).toBe('NOT_FOUND');
    expect((await send(team.member, 'POST', path, {}, { role: { name: 'x' } })).body.code).toBe('FORBIDDEN');
  });
});

describe('an invalid token', () => {
  it('gets 401 from every endpoint', async () => {
    const team = await makeTeam(server.services);
    const form = await makeForm(server.services, team.id);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read']);
    await server.services.db.apiToken.update({ where: { id: key.tokenId }, data: { revokedAt: new Date() } });
    const unknown = { ...visitor(), token: `portico_${'x'.repeat(43)}` };
    for (const who of [key, unknown]) {
      const answers = [
        await send(who, 'GET', `/roles/${team.ownerRoleId}`),
        await send(who, 'GET', '/teams/check_slug_available?slug=free'),
        await send(who, 'GET', `/workflows/${form}/versions`),
        await send(who, 'POST', '/graphql', {}, { query: '{ viewer { id } }' }),
        await send(who, 'GET', '/graphql?query={isSignedIn}'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
      expect(answers.map(({ headers }) => headers.get('www-authenticate'))).toEqual(
        answers.map(() => 'Bearer error="invalid_token"'),
      );
    }
  });
});

describe('requests from other origins', () => {
  const open = useServer({ CORS_ORIGINS: 'https://maps.example.gov' });
  const from = (origin: string, headers = {}) => ({ headers: { origin, ...headers } });
  const input = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

  it('are allowed with a token if the operator lists the origin, and can read the response headers', async () => {
    const team = await makeTeam(open.services);
    const key = await makeToken(open.services, team.id, team.owner, ['team:read']);
    const preflight = await open.send(visitor(), 'OPTIONS', '/graphql', from('https://maps.example.gov', input));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const answer = await open.send(key, 'GET', `/roles/${team.ownerRoleId}`, from('https://maps.example.gov'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://maps.example.gov');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('are never allowed with a cookie, or from other origins', async () => {
    const team = await makeTeam(open.services);
    const path = `/roles/${team.ownerRoleId}`;
    const answers = [
      await open.send(team.owner, 'GET', path, from('https://maps.example.gov')),
      await open.send(visitor(), 'OPTIONS', path, from('https://elsewhere.example', input)),
      await server.send(visitor(), 'OPTIONS', path, from('https://maps.example.gov', input)),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});
