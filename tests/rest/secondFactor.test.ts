import { describe, expect, it } from 'vitest';
import { codeOf, setLastProof, setUpApp } from '#tests/support/factors.ts';
import { apiOn, visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, password, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const api = apiOn(server);

describe('signing in over REST', () => {
  it('asks for the second step if the person has one, which then starts the session', async () => {
    const person = await makePerson(server.services);
    const { secret } = await setUpApp(api, person);
    const browser = visitor();
    const body = { user: { email: person.email, password } };
    const first = await server.send(browser, 'POST', '/users/sign_in', { body });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      viewer: null,
      second_step: {
        token: expect.any(String),
        offered: ['authenticatorApp', 'recoveryCode'],
        passkey_options: null,
      },
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    const { token } = first.body.second_step;
    const place = '/users/sign_in/second_step';
    const wrong = await server.send(browser, 'POST', place, { body: { token, code: '000000' } });
    expect([wrong.status, wrong.body.error]).toEqual([
      422,
      'The code is incorrect or has already been used. Please wait for the next one.',
    ]);
    const second = await server.send(browser, 'POST', place, { body: { token, code: codeOf(secret) } });
    expect([second.status, second.body.email]).toEqual([200, person.email]);
    expect((await server.send(browser, 'GET', '/sessions/is_logged_in')).body).toEqual({ isLoggedIn: true });
  });
});

describe('an action that needs recent confirmation over REST', () => {
  const newRole = ({ id }: TestTeam) =>
    [`/teams/${id}/roles`, { body: { role: { name: 'Deputies', team_manager: true } } }] as const;

  it('gets 403 and a message, and works after entering the password again', async () => {
    const team = await makeTeam(server.services);
    await setLastProof(server.services, team.owner, 11);
    const [place, request] = newRole(team);
    const refused = await server.send(team.owner, 'POST', place, request);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Please enter your password again. For this action, you must have confirmed your identity in the last 10 minutes.',
    ]);
    const confirm = (body: object) => server.send(team.owner, 'POST', '/auth/confirm', { body });
    expect((await confirm({ password: 'wrong password' })).status).toBe(422);
    expect((await confirm({ password })).status).toBe(200);
    expect((await server.send(team.owner, 'POST', place, request)).status).toBe(201);
  });

  it('is not for tokens', async () => {
    const team = await makeTeam(server.services);
    const token = await makeToken(server.services, team.id, team.owner, ['team:read', 'team:write']);
    const [place, request] = newRole(team);
    const { status, body } = await server.send(token, 'POST', place, request);
    expect([status, body.error]).toEqual([403, 'Only a signed-in person can do this. API tokens can’t.']);
    const payouts = await server.send(token, 'POST', `/teams/${team.slug}/merchant_accounts`);
    expect(payouts.status).toBe(403);
    const plain = { body: { role: { name: 'Readers' } } };
    expect((await server.send(token, 'POST', place, plain)).status).toBe(201);
  });
});
