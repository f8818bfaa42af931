import { describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, password } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const rename = { user: { name: 'Changed' } };
const patch = (who: Visitor, headers: Record<string, string>) =>
  server.send(who, 'PATCH', '/users/update', { body: rename, headers });

const form = (fields: Record<string, string>): URLSearchParams => new URLSearchParams(fields);
const tokenOf = async (who: Visitor): Promise<string> => {
  const body = { query: '{ viewer { authenticityToken } }' };
  return (await server.send(who, 'POST', '/graphql', { body })).body.data.viewer.authenticityToken;
};

describe("a cross-site change with a person's cookie", () => {
  it.each([
    ['on another site', { 'sec-fetch-site': 'cross-site' }],
    ['on a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['on another origin, in an old browser', { origin: 'https://evil.example' }],
    ['in a frame without an origin', { origin: 'null' }],
  ])('is refused from a page %s', async (_from, headers) => {
    const person = await makePerson(server.services);
    expect((await patch(person, headers)).status).toBe(403);
    const body = { query: 'mutation { updateProfile(input: { name: "Changed" }) { __typename } }' };
    expect((await server.send(person, 'POST', '/graphql', { body, headers })).status).toBe(403);
    expect((await server.send(person, 'DELETE', '/users/sign_out', { headers })).status).toBe(403);
    const { name } = await server.services.db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(name).toBe(person.name);
  });

  it("is also refused for the web client's persisted queries", async () => {
    const person = await makePerson(server.services);
    const persisted = `/graphql/${'0'.repeat(64)}`;
    const ask = (headers: Record<string, string>) => server.send(person, 'POST', persisted, { body: {}, headers });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
  });

  it('is refused for a GET that has an effect: it holds a payment attempt', async () => {
    const person = await makePerson(server.services);
    const path = `/payments/${newId()}/payment_intents/confirm_payment?amount=25&payment_type=card`;
    const ask = async (site: string) =>
      (await server.send(person, 'GET', path, { headers: { 'sec-fetch-site': site } })).status;
    expect([await ask('cross-site'), await ask('same-site'), await ask('same-origin')]).toEqual([403, 403, 404]);
  });

  it("is also refused for a sign-in, so that no one works in someone else's account", async () => {
    const { email } = await makePerson(server.services);
    const victim = visitor();
    const answer = await server.send(victim, 'POST', '/users/sign_in', {
      body: form({ 'user[email]': email, 'user[password]': password }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(victim.cookie).toBeNull();
  });

  it('is allowed from our own pages', async () => {
    const person = await makePerson(server.services);
    expect((await patch(person, { 'sec-fetch-site': 'same-origin', origin: server.url })).status).toBe(200);
    expect((await patch(person, { origin: server.url })).status).toBe(200);
  });

  it('does not concern programs with a key', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read', 'team:write']);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await server.send(key, 'PUT', `/teams/${team.id}`, {
      body: { team: { name: 'By a key' } },
      headers,
    });
    expect(answer.status).toBe(200);
  });
});

describe('a form', () => {
  const post = (who: Visitor, fields: Record<string, string>, headers = {}) =>
    server.send(who, 'POST', '/auth/update', {
      body: form({ 'user[current_password]': password, 'user[password]': 'a new password', ...fields }),
      headers,
    });

  it("of a signed-in person is accepted with their session's token", async () => {
    const person = await makePerson(server.services);
    const authenticity_token = await tokenOf(person);
    expect((await post(person, { authenticity_token })).status).toBe(200);
  });

  it('is accepted with the token in a header, as scripts send it', async () => {
    const person = await makePerson(server.services);
    expect((await post(person, {}, { 'x-csrf-token': await tokenOf(person) })).status).toBe(200);
  });

  it("is rejected without a token, with a made-up one, and with another session's", async () => {
    const person = await makePerson(server.services);
    const other = await makePerson(server.services);
    for (const fields of [{}, { authenticity_token: 'x'.repeat(43) }, { authenticity_token: await tokenOf(other) }]) {
      expect((await post(person, fields as Record<string, string>)).status).toBe(403);
    }
  });

  it('is rejected as plain text that contains JSON', async () => {
    const person = await makePerson(server.services);
    const answer = await server.send(person, 'PATCH', '/users/update', {
      body: new URLSearchParams({ x: '1' }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(403);
  });
});
