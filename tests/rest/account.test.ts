import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { longestPauseDuring } from '#tests/support/longestPauseDuring.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makePerson, makeTeam, makeToken, password } from '#tests/support/people.ts';
import { slowPicture } from '#tests/support/slowPicture.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const newEmail = (): string => `${randomUUID()}@example.com`;
const signIn = (who: Visitor, email: string, typed = password) =>
  server.send(who, 'POST', '/users/sign_in', { body: { user: { email, password: typed } } });
const isLoggedIn = async (who: Visitor) => (await server.send(who, 'GET', '/sessions/is_logged_in')).body.isLoggedIn;

describe('POST /users/sign_in', () => {
  it('returns the user, with a cookie that scripts cannot read and other sites do not send', async () => {
    const { email, name, id } = await makePerson(server.services);
    const browser = visitor();
    const answer = await signIn(browser, email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id,
      email,
      name,
      pending_email: null,
      email_verified: true,
      username: null,
      time_zone: 'America/Los_Angeles',
      account_type: 'citizen',
      has_avatar: false,
      avatar: null,
      avatar_src: null,
    });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; .*SameSite=Lax/);
    expect(answer.headers.get('set-cookie')).not.toContain('Secure');
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('rejects a wrong password with 422 and one message', async () => {
    const { email } = await makePerson(server.services);
    const answer = await signIn(visitor(), email, 'wrong');
    expect(answer.status).toBe(422);
    const sentence = 'The email or password is incorrect.';
    expect(answer.body).toMatchObject({ error: sentence, errors: [sentence] });
  });

  it('rejects an unreadable body', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await server.send(visitor(), 'POST', '/users/sign_in', { body: new URLSearchParams('{'), headers });
    expect(broken.status).toBe(400);
    expect(broken.body.errors).toEqual(['The body is not valid JSON.']);
    const empty = await server.send(visitor(), 'POST', '/users/sign_in', { body: {} });
    expect(empty.status).toBe(422);
  });
});

describe('DELETE /users/sign_out', () => {
  it('ends the session', async () => {
    const person = await makePerson(server.services);
    const copied = { ...person };
    const answer = await server.send(person, 'DELETE', '/users/sign_out');
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect([await isLoggedIn(person), await isLoggedIn(copied)]).toEqual([false, false]);
    expect((await server.send(copied, 'DELETE', '/users/sign_out')).status).toBe(401);
  });
});

describe('POST /users', () => {
  const signUp = (who: Visitor, user: Record<string, unknown>, headers = {}) =>
    server.send(who, 'POST', '/users', {
      body: { user: { name: 'Ann', email: newEmail(), password, account_type: 'citizen', ...user } },
      headers,
    });

  it('signs up a resident and signs them in', async () => {
    const browser = visitor();
    const email = newEmail();
    const answer = await signUp(browser, { email });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { email, name: 'Ann', email_verified: false }, claim_mailed: false });
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('emails the claim link to an invited person', async () => {
    const { email } = await makePerson(server.services, { isInvited: true });
    const answer = await signUp(visitor(), { email });
    expect(answer.body).toEqual({ user: null, claim_mailed: true });
    expect(await mailsTo(server.services, email)).toHaveLength(1);
  });

  it('reports all problems together, in messages that name the field', async () => {
    const answer = await signUp(visitor(), { email: 'nobody', name: '', password: 'short' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveLength(3);
    expect(answer.body.error).toBe(answer.body.errors[0]);
    expect(answer.body.errors.at(-1)).toContain('Password too short');
  });

  it('accepts no other type of account', async () => {
    expect((await signUp(visitor(), { account_type: 'admin' })).status).toBe(422);
  });

  it('runs once per idempotency key', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => signUp(visitor(), { email }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.user.id))).toHaveLength(1);
  });
});

describe("the signed-in user's account", () => {
  it('is changed by PATCH /users/update', async () => {
    const person = await makePerson(server.services);
    const body = { user: { name: 'Renamed', username: 'renamed', time_zone: 'America/Denver' } };
    const answer = await server.send(person, 'PATCH', '/users/update', { body });
    expect(answer.body).toMatchObject({ name: 'Renamed', username: 'renamed', time_zone: 'America/Denver' });
    const nobody = await server.send(visitor(), 'PATCH', '/users/update', { body });
    expect([nobody.status, nobody.body.error]).toEqual([401, 'You are not currently logged in']);
  });

  it('gets a picture by PATCH /users/update, where the whole request succeeds or fails', async () => {
    const person = await makePerson(server.services);
    const input = { body: { query: '{ viewer { authenticityToken } }' } };
    const { viewer } = (await server.send(person, 'POST', '/graphql', input)).body.data;
    const send = (fields: Record<string, string>, picture?: Blob) => {
      const body = new FormData();
      body.set('authenticity_token', viewer.authenticityToken);
      for (const [name, value] of Object.entries(fields)) body.set(`user[${name}]`, value);
      if (picture) body.set('user[avatar]', picture, 'me.png');
      return server.send(person, 'PATCH', '/users/update', { body });
    };
    const png = new Blob([smallestPicture], { type: 'image/png' });
    const { body: seen } = await send({ name: 'Ann Lee' }, png);
    expect(seen).toMatchObject({ name: 'Ann Lee', account_type: 'citizen', has_avatar: true });
    expect((await fetch(seen.avatar_src)).headers.get('content-type')).toBe('image/png');

    const wrong = await send({ name: 'Cay' }, new Blob(['no picture'], { type: 'image/png' }));
    expect([wrong.status, wrong.body.errors]).toEqual([422, [expect.stringContaining('file')]]);
    const bytes = slowPicture(31_000);
    const slow = await longestPauseDuring(() => send({}, new Blob([bytes], { type: 'image/avif' })));
    expect([slow.result.status, slow.longestPause < 1_000]).toEqual([422, true]);
    const unnamed = await send({ name: ' ' }, png);
    expect(unnamed.status).toBe(422);
    const kept = await send({});
    expect(kept.body).toMatchObject({ name: 'Ann Lee', has_avatar: true, avatar_src: expect.any(String) });
    expect(new URL(kept.body.avatar_src).pathname).toBe(new URL(seen.avatar_src).pathname);

    const both = await send({ remove_avatar: 'true' }, png);
    expect([both.status, both.body.errors]).toEqual([422, [expect.stringContaining('remove_avatar')]]);

    const { body: bare } = await send({ remove_avatar: 'true' });
    expect(bare).toMatchObject({ name: 'Ann Lee', has_avatar: false, avatar: null, avatar_src: null });
  });

  it('gets a new password or address by POST /auth/update', async () => {
    const person = await makePerson(server.services);
    const update = (user: object) => server.send(person, 'POST', '/auth/update', { body: { user } });
    expect((await update({ current_password: 'wrong', password: 'a new password' })).status).toBe(422);
    expect((await update({ current_password: password, password: 'a new password' })).status).toBe(200);
    expect(await isLoggedIn(person)).toBe(true);
    expect((await signIn(visitor(), person.email, 'a new password')).status).toBe(200);
    const email = newEmail();
    expect((await update({ current_password: 'a new password', email })).status).toBe(200);
    expect((await mailsTo(server.services, email)).map(({ kind }) => kind)).toEqual(['verifyEmail']);
    expect((await update({})).status).toBe(422);
  });

  it('resends the verification email by POST /users/send_verification_email', async () => {
    const person = await makePerson(server.services, { isVerified: false });
    const send = (who: Visitor) => server.send(who, 'POST', '/users/send_verification_email');
    expect((await send(person)).body).toEqual({
      sent: true,
      text: 'We sent you an email with a link. Please follow it to verify your address.',
    });
    const verified = await makePerson(server.services);
    expect((await send(verified)).body).toEqual({ sent: false, text: 'Your email address is already verified.' });
  });
});

describe('GET /users/exists', () => {
  it('tells whether someone signs in with the address', async () => {
    const { email } = await makePerson(server.services);
    const exists = async (address: string) =>
      (await server.send(visitor(), 'GET', `/users/exists?email=${encodeURIComponent(address)}`)).body;
    expect(await exists(email)).toEqual({ exists: true });
    expect(await exists(newEmail())).toEqual({ exists: false });
  });
});

describe('GET /users/search', () => {
  it('finds people on your own teams, for people and for keys with the scope', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read']);
    for (const who of [team.member, key]) {
      const answer = await server.send(who, 'GET', `/users/search?q=${team.manager.email}`);
      expect(answer.body).toEqual({
        users: [
          {
            id: team.manager.id,
            email: team.manager.email,
            name: team.manager.name,
            initials: expect.any(String),
            pseudo: false,
            account_type: 'citizen',
            has_avatar: false,
            ...{ avatar: null, avatar_src: null, avatar_url: null },
          },
        ],
        outside_count: 0,
        outside_users: [],
      });
    }
    const government = await server.send(team.member, 'GET', `/users/search?q=${team.manager.email}&gov_only=true`);
    expect(government.body.users).toEqual([]);
    expect((await server.send(visitor(), 'GET', '/users/search?q=person')).status).toBe(401);
  });
});
