import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { anotherBrowser, makePerson, password } from '#tests/support/people.ts';

const api = useApi();
const newEmail = (): string => `${randomUUID()}@example.com`;

const viewerOf = async (who: Visitor) =>
  (await api.ask(who, '{ viewer { email pendingEmail isEmailVerified } }')).data.viewer;
const sendAgain = (who: Visitor) => api.attempt(who, 'sendVerificationEmail', {}, 'sent text');
const verify = (who: Visitor, token: string, typed: string | null = null) =>
  api.attempt(who, 'verifyEmail', { token, password: typed }, 'user { name } viewer { email }');
const changeEmail = (who: Visitor, email: string, typed = password) =>
  api.attempt(who, 'changeEmail', { email, password: typed }, 'viewer { email pendingEmail }');

describe('verifying an email address', () => {
  it('works by the emailed link where the person is signed in', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    expect((await sendAgain(person)).data.sendVerificationEmail.sent).toBe(true);
    const answer = await verify(person, await mailedToken(api.services, person.email));
    expect(answer.data.verifyEmail).toMatchObject({ user: { name: person.name }, viewer: { email: person.email } });
    expect((await viewerOf(person)).isEmailVerified).toBe(true);
  });

  it("requires the password in a browser that isn't signed in, and does not sign anyone in", async () => {
    const person = await makePerson(api.services, { isVerified: false });
    await sendAgain(person);
    const token = await mailedToken(api.services, person.email);
    const elsewhere = visitor();
    expect((await verify(elsewhere, token)).refusal).toBe('linkNeedsPassword');
    expect((await verify(elsewhere, token, 'not the password')).refusal).toEqual({ password: 'passwordWrong' });
    expect((await viewerOf(person)).isEmailVerified).toBe(false);
    const answer = await verify(elsewhere, token, password);
    expect(answer.data.verifyEmail).toMatchObject({ user: { name: person.name }, viewer: null });
    expect((await viewerOf(person)).isEmailVerified).toBe(true);
  });

  it('is refused to someone signed in to another account', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    await sendAgain(person);
    const token = await mailedToken(api.services, person.email);
    expect((await verify(await makePerson(api.services), token)).refusal).toBe('linkNeedsPassword');
  });

  it('sends nothing when there is nothing to verify', async () => {
    const person = await makePerson(api.services);
    expect((await sendAgain(person)).data.sendVerificationEmail).toMatchObject({
      sent: false,
      text: 'Your email address is already verified.',
    });
    expect(await mailsTo(api.services, person.email)).toEqual([]);
  });

  it('works once, and a second click shows that it is already verified', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    await sendAgain(person);
    const token = await mailedToken(api.services, person.email);
    await verify(person, token);
    expect((await verify(person, token)).refusal).toBe('linkUsed');
  });
});

describe('changing an email address', () => {
  it('keeps the old address until the new one is verified', async () => {
    const person = await makePerson(api.services);
    const email = newEmail();
    expect((await changeEmail(person, email.toUpperCase())).data.changeEmail.viewer).toEqual({
      email: person.email,
      pendingEmail: email,
    });
    expect((await mailsTo(api.services, email)).map(({ kind }) => kind)).toEqual(['verifyEmail']);
    expect((await mailsTo(api.services, person.email)).map(({ subject }) => subject)).toEqual([
      'Your email address is being changed',
    ]);
  });

  it('takes effect through the link emailed to the new address, and ends all other sessions', async () => {
    const here = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, here);
    const before = { ...here };
    const email = newEmail();
    await changeEmail(here, email);
    await verify(here, await mailedToken(api.services, email));
    expect(await viewerOf(here)).toEqual({ email, pendingEmail: null, isEmailVerified: true });
    expect([await viewerOf(before), await viewerOf(elsewhere)]).toEqual([null, null]);
  });

  it('ends all sessions when someone who knows the password follows the link while signed out', async () => {
    const person = await makePerson(api.services);
    const email = newEmail();
    await changeEmail(person, email);
    await verify(visitor(), await mailedToken(api.services, email), password);
    expect(await viewerOf(person)).toBeNull();
    expect((await api.attempt(visitor(), 'signIn', { email, password })).refusal).toBeNull();
  });

  it('requires the password and a valid, different address', async () => {
    const person = await makePerson(api.services);
    expect((await changeEmail(person, 'nonsense', 'wrong')).refusal).toEqual({
      email: 'emailInvalid',
      password: 'passwordWrong',
    });
    expect((await changeEmail(person, person.email)).refusal).toEqual({ email: 'nothingChanged' });
  });

  it('does not reveal whether the new address has an account: only its owner is notified', async () => {
    const person = await makePerson(api.services);
    const other = await makePerson(api.services);
    const free = newEmail();
    const answers = [await changeEmail(person, free), await changeEmail(person, other.email)];
    expect(answers.map(({ data }) => data.changeEmail.viewer)).toEqual([
      { email: person.email, pendingEmail: free },
      { email: person.email, pendingEmail: other.email },
    ]);
    expect((await mailsTo(api.services, other.email)).map(({ kind }) => kind)).toEqual(['accountKnown']);
  });

  it('gives the address to the first of two people who verify it', async () => {
    const [ann, ben] = [await makePerson(api.services), await makePerson(api.services)];
    const email = newEmail();
    await changeEmail(ann, email);
    const annsToken = await mailedToken(api.services, email);
    await changeEmail(ben, email);
    const bensToken = await mailedToken(api.services, email);
    const answers = await Promise.all([verify(ann, annsToken), verify(ben, bensToken)]);
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(answers.map(({ refusal }) => refusal)).toContainEqual({ email: 'emailTaken' });
  });

  it('drops a pending address change', async () => {
    const person = await makePerson(api.services);
    const [first, second] = [newEmail(), newEmail()];
    await changeEmail(person, first);
    const stale = await mailedToken(api.services, first);
    await changeEmail(person, second);
    expect((await verify(person, stale)).refusal).toBe('linkExpired');
    expect((await verify(person, await mailedToken(api.services, second))).refusal).toBeNull();
  });
});
