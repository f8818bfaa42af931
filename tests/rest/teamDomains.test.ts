import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const post = (who: Visitor, team: string, domain: unknown) =>
  server.send(who, 'POST', `/teams/${team}/team_domains`, { body: { team_domain: { domain } } });

describe('domains over REST', () => {
  it('are added by id or address of the team, listed with it, and deleted', async () => {
    const team = await makeTeam(server.services);
    const domain = `${newId()}.test`;
    const made = await post(team.manager, team.id, domain);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ domain, state: 'pending', problem: null, record_name: `_portico.${domain}`, verified_at: null },
    });
    expect((await post(team.manager, team.slug, `${newId()}.test`)).status).toBe(201);
    const put = await server.send(team.manager, 'PUT', `/teams/${team.id}`, { body: { team: { name: 'Town' } } });
    expect(put.body.domains).toContainEqual({ id: made.body.id, domain });
    const gone = await server.send(team.manager, 'DELETE', `/team_domains/${made.body.id}`);
    expect([gone.status, gone.body]).toEqual([200, { id: made.body.id }]);
    expect((await server.send(team.manager, 'DELETE', `/team_domains/${made.body.id}`)).status).toBe(404);
  });

  it('are refused with the documented sentences', async () => {
    const team = await makeTeam(server.services);
    const domain = `${newId()}.test`;
    await post(team.manager, team.id, domain);
    const sentences = [];
    for (const typed of ['', 'town hall', domain])
      sentences.push((await post(team.manager, team.id, typed)).body.error);
    expect(sentences).toEqual([
      'Type a domain name to add',
      'town hall is not a valid domain.',
      'That domain has already been added.',
    ]);
  });

  it('answer 401, 403, or 404 to people who may not change them', async () => {
    const team = await makeTeam(server.services);
    const { body } = await post(team.manager, team.id, `${newId()}.test`);
    const outsider = await makePerson(server.services);
    const statuses = async (who: Visitor) => [
      (await post(who, team.id, 'x.test')).status,
      (await server.send(who, 'DELETE', `/team_domains/${body.id}`)).status,
    ];
    expect(await statuses(visitor())).toEqual([401, 401]);
    expect(await statuses(team.member)).toEqual([403, 403]);
    expect(await statuses(outsider)).toEqual([403, 404]);
    const token = await makeToken(server.services, team.id, team.owner, ['forms:write']);
    expect((await post(token, team.id, 'x.test')).status).toBe(403);
  });
});

/** `fetch` doesn't send another Host. */
const at = (host: string, path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; location: string | undefined; cookies: readonly string[] }>((resolve, reject) => {
    const { port } = new URL(server.url);
    const sent = request({ port, host: 'localhost', path, method, headers: { ...headers, host } }, (response) => {
      response.resume();
      const { location, 'set-cookie': cookies = [] } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location, cookies }));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('a verified domain', () => {
  it('leads to the portal and forms of its team, at the address of the site', async () => {
    const team = await makeTeam(server.services);
    const domain = `${newId()}.test`;
    await post(team.manager, team.id, domain);
    await runJobs(server.services);
    const to = async (path: string, host = domain) => (await at(host, path)).location;
    expect(await to('/')).toBe(`${server.url}/${team.slug}`);
    expect(await to('/permit?from=letter', `${domain.toUpperCase()}:443`)).toBe(
      `${server.url}/${team.slug}/permit?from=letter`,
    );
    expect(await to(`/${team.slug}/permit`)).toBe(`${server.url}/${team.slug}/permit`);
    expect(await to('/users/sign_in')).toBe(`${server.url}/users/sign_in`);
    expect(await to('//evil.example/')).toMatch(new RegExp(`^${server.url}/`));
  });

  it('serves nothing else: no API, no cookie, no change', async () => {
    const team = await makeTeam(server.services);
    const domain = `${newId()}.test`;
    await post(team.manager, team.id, domain);
    await runJobs(server.services);
    const { cookie } = team.owner;
    const sent = { cookie: cookie ?? '', 'content-type': 'application/json' };
    expect(await at(domain, '/graphql', 'POST', sent)).toMatchObject({ status: 421, cookies: [] });
    expect(await at(domain, `/teams/${team.id}`, 'DELETE', sent)).toMatchObject({ status: 421 });
    expect(await at(domain, '/profile', 'GET', { ...sent, accept: 'application/json' })).toMatchObject({
      ...{ status: 302, cookies: [] },
    });
  });

  it('no longer leads anywhere soon after it was deleted; a claim never does', async () => {
    const team = await makeTeam(server.services);
    const claimed = `missing.${newId()}.test`;
    await post(team.manager, team.id, claimed);
    await runJobs(server.services);
    expect((await at(claimed, '/')).location).toBeUndefined();
    expect((await at('unknown.example', '/live')).status).toBe(200);
  });
});
