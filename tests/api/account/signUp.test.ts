import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { makePerson, password } from '#tests/support/people.ts';

const api = useApi();
const newEmail = (): string => `${randomUUID()}@example.com`;

const signUp = (who: Visitor, input: Record<string, unknown>) =>
  api.attempt(
    who,
    'signUp',
    { name: 'Ann', email: newEmail(), password, ...input },
    'viewer { name email isEmailVerified timeZone } isClaimMailed',
  );

const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;

describe('signing up', () => {
  it('creates an account, signs in, and emails the verification link', async () => {
    const ann = visitor();
    const answer = await signUp(ann, { email: ' Ann@Example.com ', name: ' Ann  Lee ', timeZone: 'America/Denver' });
    expect(answer.data.signUp).toMatchObject({
      viewer: { name: 'Ann Lee', email: 'ann@example.com', isEmailVerified: false, timeZone: 'America/Denver' },
      isClaimMailed: false,
    });
    expect(ann.cookie).toMatch(/^portico_session=\w+$/);
    expect((await mailsTo(api.services, 'ann@example.com')).map(({ kind }) => kind)).toEqual(['verifyEmail']);
  });

  it('reports all problems at the same time', async () => {
    const answer = await signUp(visitor(), { email: 'nobody', name: ' ', password: 'short' });
    expect(answer.refusal).toEqual({
      email: 'emailInvalid',
      name: 'personNameMissing',
      password: 'passwordTooShort',
    });
  });

  it('rejects a password of 257 characters and accepts 256', async () => {
    expect((await signUp(visitor(), { password: `${'long '.repeat(51)}ways` })).refusal).toEqual({
      password: 'passwordTooLong',
    });
    expect((await signUp(visitor(), { password: `${'long '.repeat(51)}w` })).refusal).toBeNull();
  });

  it('ignores a time zone that does not exist', async () => {
    const answer = await signUp(visitor(), { timeZone: 'Mars/Olympus' });
    expect(answer.data.signUp.viewer.timeZone).toBe('America/Los_Angeles');
  });

  it('responds the same for every address that has an account, ignoring case, and only its mailbox learns more', async () => {
    const verified = await makePerson(api.services);
    const unverified = await makePerson(api.services, { isVerified: false });
    const invited = await makePerson(api.services, { isInvited: true });
    const closed = await makePerson(api.services);
    await api.services.db.user.update({ where: { id: closed.id }, data: { deactivatedAt: new Date() } });
    const known = [verified, unverified, invited, closed];
    const answers = await Promise.all(known.map(({ email }) => signUp(visitor(), { email: email.toUpperCase() })));
    for (const { data } of answers) expect(data.signUp).toMatchObject({ viewer: null, isClaimMailed: true });
    const mails = await Promise.all(known.map(async ({ email }) => mailsTo(api.services, email)));
    expect(mails.map((each) => each.map(({ kind }) => kind))).toEqual([
      ['accountKnown'],
      ['claimAccount'],
      ['claimAccount'],
      [],
    ]);
  });

  it("rejects a common password and one that contains the owner's name", async () => {
    expect((await signUp(visitor(), { password: 'Password123!' })).refusal).toEqual({ password: 'passwordCommon' });
    const named = { name: 'Ann Kowalski', password: 'kowalski2026' };
    expect((await signUp(visitor(), named)).refusal).toEqual({ password: 'passwordOwn' });
  });

  it('stores the password only as argon2id', async () => {
    const email = newEmail();
    await signUp(visitor(), { email, idempotencyKey: randomUUID() });
    const { passwordHash } = await api.services.db.user.findUniqueOrThrow({ where: { email } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await api.services.db.idempotencyKey.findMany();
    expect(JSON.stringify(kept)).not.toContain('portico_session');
  });

  it('creates one account for two concurrent requests', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2].map(() => signUp(visitor(), { email })));
    expect(new Set(answers.map(({ data }) => data.signUp.isClaimMailed))).toEqual(new Set([false, true]));
    expect(await api.services.db.user.count({ where: { email } })).toBe(1);
  });
});

describe('signing up twice with the same key', () => {
  it('signs in both times and creates one account', async () => {
    const input = { email: newEmail(), idempotencyKey: randomUUID() };
    const [first, second] = [visitor(), visitor()];
    await Promise.all([signUp(first, input), signUp(second, input)]);
    expect([await viewerOf(first), await viewerOf(second)]).toEqual([input.email, input.email]);
    expect(await mailsTo(api.services, input.email)).toHaveLength(1);
  });

  it('does not sign in someone who knows the key but not the password', async () => {
    const input = { email: newEmail(), idempotencyKey: randomUUID() };
    await signUp(visitor(), input);
    const thief = visitor();
    const answer = await signUp(thief, { ...input, password: 'another password' });
    expect(answer.refusal).toBe('signInFailed');
    expect(await viewerOf(thief)).toBeNull();
  });
});

describe("signing up with an invited person's address", () => {
  it('emails the claim link and hands nothing over', async () => {
    const invited = await makePerson(api.services, { isInvited: true });
    const stranger = visitor();
    const answer = await signUp(stranger, { email: invited.email });
    expect(answer.data.signUp).toMatchObject({ viewer: null, isClaimMailed: true });
    expect(await viewerOf(stranger)).toBeNull();
    const after = await api.services.db.user.findUniqueOrThrow({ where: { id: invited.id } });
    expect(after).toMatchObject({ passwordHash: null, claimedAt: null });
  });

  it('lets in the person who reads that email', async () => {
    const invited = await makePerson(api.services, { isInvited: true });
    await signUp(visitor(), { email: invited.email });
    const token = await mailedToken(api.services, invited.email);
    const browser = visitor();
    await api.act(browser, 'claimAccount', { token, name: 'Ivy', password });
    expect(await viewerOf(browser)).toBe(invited.email);
  });
});

describe('checking whether an address is taken', () => {
  const isTaken = async (email: string) =>
    (await api.ask(visitor(), 'query ($email: String!) { emailIsTaken(email: $email) }', { email })).data.emailIsTaken;

  it('reports accounts, ignoring case, and not people who were only invited', async () => {
    const { email } = await makePerson(api.services);
    const invited = await makePerson(api.services, { isInvited: true });
    expect(await isTaken(` ${email.toUpperCase()}`)).toBe(true);
    expect(await isTaken(invited.email)).toBe(false);
    expect(await isTaken(newEmail())).toBe(false);
  });
});
