import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const sentence = "You're doing that too much. Wait a moment before trying again.";
const limit = rateLimits.signInToAccount[0].times;

/** Ways to pretend that a request comes from elsewhere. */
const spoofs = (n: number): Record<string, string>[] => [
  { 'x-forwarded-for': `10.0.0.${n}` },
  { 'x-forwarded-for': `10.0.0.${n}, 10.1.0.${n}` },
  { 'x-real-ip': `10.0.0.${n}` },
  { forwarded: `for=10.0.0.${n}` },
  { 'true-client-ip': `10.0.0.${n}` },
  { 'cf-connecting-ip': `10.0.0.${n}` },
  { 'x-client-ip': `10.0.0.${n}` },
  { 'x-cluster-client-ip': `10.0.0.${n}` },
  { 'x-originating-ip': `10.0.0.${n}` },
  { 'x-remote-addr': `10.0.0.${n}` },
];

describe('a caller over the rate limit', () => {
  const attempt = (email: string, headers = {}) =>
    server.send(visitor(), 'POST', '/users/sign_in', { body: { user: { email, password: 'wrong' } }, headers });

  it('gets 429 over REST, with the message and the seconds to wait', async () => {
    const { email } = await makePerson(server.services);
    for (let n = 0; n < limit; n += 1) expect((await attempt(email)).status).toBe(422);
    const answer = await attempt(email);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ error: sentence, errors: [sentence], code: 'TOO_FAST' });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(rateLimits.signInToAccount[0].seconds);
  });

  it('gets the code over GraphQL', async () => {
    const { email } = await makePerson(server.services);
    const body = {
      query: 'mutation ($email: String!) { signIn(input: { email: $email, password: "wrong" }) { __typename } }',
      variables: { email },
    };
    for (let n = 0; n < limit; n += 1) await server.send(visitor(), 'POST', '/graphql', { body });
    const answer = await server.send(visitor(), 'POST', '/graphql', { body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.body.errors).toMatchObject([{ message: sentence, extensions: { code: 'TOO_FAST' } }]);
  });

  it('gets it with a key, over both', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read']);
    const spend = () => server.services.limits.take('token', key.tokenId);
    await Promise.all(Array.from({ length: rateLimits.token[0].times }, spend));
    const rest = await server.send(key, 'GET', `/roles/${team.ownerRoleId}`);
    expect([rest.status, rest.body.error]).toEqual([429, sentence]);
    const graphql = await server.send(key, 'POST', '/graphql', { body: { query: '{ isSignedIn }' } });
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'TOO_FAST']);
  });

  it('cannot pass as someone else with headers', async () => {
    const { times } = rateLimits.lookUp[0];
    const look = (headers: Record<string, string>) =>
      server.send(visitor(), 'GET', '/teams/check_slug_available?slug=somewhere', { headers });
    const statuses: number[] = [];
    for (let n = 0; statuses.length < times + 20; n += 1) {
      for (const headers of spoofs(n % 250)) statuses.push((await look(headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(times);
    expect(new Set(statuses.slice(times))).toEqual(new Set([429]));
  });
});

describe('behind a proxy configured by the operator', () => {
  const behind = useServer({ TRUSTED_PROXIES: '1' });

  it('the address that the proxy saw counts, whatever the client put before it', async () => {
    const { times } = rateLimits.lookUp[0];
    const look = (forwarded: string) =>
      behind.send(visitor(), 'GET', '/teams/check_slug_available?slug=somewhere', {
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let n = 0; n < times; n += 1) expect((await look(`10.9.9.${n}, 203.0.113.5`)).status).toBe(200);
    expect((await look('10.1.1.1, 203.0.113.5')).status).toBe(429);
    expect((await look('203.0.113.5, 203.0.113.6')).status).toBe(200);
  });
});
