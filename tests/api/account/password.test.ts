import { describe, expect, it } from 'vitest';
import { allowRefusal, useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { anotherBrowser, makePerson, password, type TestPerson } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const newPassword = 'a wholly new password';

const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;
let network = 0;
/** a new network each time, so that one test's requests do not count for another */
function askForReset(email: string): Promise<GraphQLAnswer> {
  network += 1;
  return api.attempt(visitor({ address: `203.0.113.${network}` }), 'requestPasswordReset', { email }, 'email');
}
async function requestReset(email: string): Promise<GraphQLAnswer> {
  const answer = await askForReset(email);
  await runJobs(api.services);
  return answer;
}
const reset = (who: Visitor, token: string, typed = newPassword) =>
  api.attempt(who, 'resetPassword', { token, password: typed }, 'viewer { email }');
const signIn = (email: string, typed: string) => api.attempt(visitor(), 'signIn', { email, password: typed });

async function resetToken(person: TestPerson): Promise<string> {
  await requestReset(person.email);
  return mailedToken(api.services, person.email);
}

/** Backdates all emails, as if they had been sent a while ago. */
async function letTimePass(userId: string, minutes: number): Promise<void> {
  const { db } = api.services;
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await db.accountToken.updateMany({ where: { userId }, data: { createdAt } });
  await db.outboxMail.updateMany({ where: { userId }, data: { createdAt } });
}

async function age(token: 'reset_password' | 'claim_account' | 'verify_email', userId: string, hours: number) {
  const expiresAt = new Date(Date.now() - hours * 3_600_000);
  await api.services.db.accountToken.updateMany({ where: { userId, purpose: token }, data: { expiresAt } });
}

describe('requesting a password reset', () => {
  it('responds the same whether or not the account exists', async () => {
    const { email } = await makePerson(api.services);
    const answers = [await requestReset(email), await requestReset('nobody@example.com')];
    expect(answers.map(({ data }) => data.requestPasswordReset.__typename)).toEqual([
      'RequestPasswordResetPayload',
      'RequestPasswordResetPayload',
    ]);
    expect(await mailsTo(api.services, 'nobody@example.com')).toEqual([]);
  });

  it('emails a link that is valid for one hour, and only its hash is stored', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    const [row] = await api.services.db.accountToken.findMany({ where: { userId: person.id } });
    expect(row!.tokenHash).not.toContain(token);
    expect(Math.round((row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000)).toBe(60);
  });

  it('sends an invited person the claim link instead', async () => {
    const invited = await makePerson(api.services, { isInvited: true });
    await requestReset(invited.email);
    const [mail] = await mailsTo(api.services, invited.email);
    expect(mail!.text).toContain('/users/claim/');
  });

  it('sends at most one email in ten minutes, and responds the same each time', async () => {
    const person = await makePerson(api.services);
    for (let times = 0; times < 6; times += 1)
      expect((await requestReset(person.email)).data.requestPasswordReset.email).toBe(person.email);
    expect(await mailsTo(api.services, person.email)).toHaveLength(1);
    await letTimePass(person.id, 11);
    await requestReset(person.email);
    expect(await mailsTo(api.services, person.email)).toHaveLength(2);
  });

  it('sends another email immediately when the previous link was used', async () => {
    const person = await makePerson(api.services);
    await reset(visitor(), await resetToken(person));
    expect((await reset(visitor(), await resetToken(person), 'yet another password')).refusal).toBeNull();
  });

  it('does the same work for known and unknown addresses: one job that checks later', async () => {
    const { email } = await makePerson(api.services);
    const { pool } = api.services;
    const waiting = async (): Promise<number> => {
      const jobs = 'SELECT FROM graphile_worker.jobs WHERE task_identifier = $1';
      return (await pool.query(jobs, ['account/mailResetLink'])).rows.length;
    };
    for (const address of [email, 'no.one@example.com']) {
      const before = await waiting();
      await askForReset(address);
      expect((await waiting()) - before).toBe(1);
      expect(await mailsTo(api.services, address)).toEqual([]);
      await runJobs(api.services);
    }
    expect(await mailsTo(api.services, email)).toHaveLength(1);
  });

  it('sends nothing for a closed account', async () => {
    const person = await makePerson(api.services);
    await api.services.db.user.update({ where: { id: person.id }, data: { deactivatedAt: new Date() } });
    await requestReset(person.email);
    expect(await mailsTo(api.services, person.email)).toEqual([]);
  });
});

describe('choosing a new password from the emailed link', () => {
  it('changes it, signs in here, signs out everywhere else, and notifies the owner', async () => {
    const person = await makePerson(api.services);
    const browser = visitor();
    const answer = await reset(browser, await resetToken(person));
    expect(answer.data.resetPassword.viewer.email).toBe(person.email);
    expect([await viewerOf(browser), await viewerOf(person)]).toEqual([person.email, null]);
    expect((await signIn(person.email, newPassword)).refusal).toBeNull();
    expect((await signIn(person.email, password)).refusal).toBe('signInFailed');
    expect((await mailsTo(api.services, person.email)).at(-1)?.kind).toBe('passwordChanged');
  });

  it('works once, and following the link again explains that', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    await reset(visitor(), token);
    expect((await reset(visitor(), token)).refusal).toBe('linkUsed');
  });

  it('works for only one of two concurrent requests', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    const answers = await Promise.all([1, 2, 3].map(() => reset(visitor(), token)));
    const outcomes = answers.map(({ refusal }) => refusal ?? 'done');
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'linkUsed')).toHaveLength(2);
  });

  it('voids the other reset links', async () => {
    const person = await makePerson(api.services);
    const first = await resetToken(person);
    await letTimePass(person.id, 11);
    await reset(visitor(), await resetToken(person));
    expect((await reset(visitor(), first)).refusal).toBe('linkExpired');
  });

  it('is refused when the link is expired, made up, or for another purpose', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    await age('reset_password', person.id, 1);
    expect((await reset(visitor(), token)).refusal).toBe('linkExpired');
    expect((await reset(visitor(), 'made-up')).refusal).toBe('linkUnknown');
    const unverified = await makePerson(api.services, { isVerified: false });
    await api.act(unverified, 'sendVerificationEmail', {});
    expect((await reset(visitor(), await mailedToken(api.services, unverified.email))).refusal).toBe('linkUnknown');
  });

  it('keeps the link valid when the password was too short', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    expect((await reset(visitor(), token, 'short')).refusal).toEqual({ password: 'passwordTooShort' });
    expect((await reset(visitor(), token)).refusal).toBeNull();
  });

  it('does not work for an unverified account, which has to be claimed instead', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    await requestReset(person.email);
    expect((await mailsTo(api.services, person.email)).map(({ kind }) => kind)).toEqual(['claimAccount']);
  });

  it('no longer works once the password was changed another way', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    const changing = { currentPassword: password, password: 'yet another password' };
    expect((await api.attempt(person, 'changePassword', changing)).refusal).toBeNull();
    expect((await reset(visitor(), token)).refusal).toBe('linkExpired');
  });

  it('does not open an account whose address has changed since', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    await api.services.db.user.update({ where: { id: person.id }, data: { email: 'moved@example.com' } });
    expect((await reset(visitor(), token)).refusal).toBe('linkExpired');
  });
});

describe('the state of an emailed link', () => {
  const plain = { isOwn: false, mayClaim: false, isInvited: false };
  const linkOf = async (token: string) =>
    (
      await api.ask(
        visitor(),
        'query ($token: String!) { accountLink(token: $token) { state email name isOwn mayClaim isInvited } }',
        { token },
      )
    ).data.accountLink;

  it('is available before it is used, and reveals nothing once it is no longer valid', async () => {
    const person = await makePerson(api.services);
    const token = await resetToken(person);
    expect(await linkOf(token)).toEqual({ state: 'valid', email: person.email, name: person.name, ...plain });
    await age('reset_password', person.id, 2);
    expect(await linkOf(token)).toEqual({ state: 'expired', email: null, name: null, ...plain });
    expect(await linkOf('made-up')).toEqual({ state: 'unknown', email: null, name: null, ...plain });
  });
});

describe('changing the password', () => {
  const change = (who: Visitor, currentPassword: string, typed = newPassword) =>
    api.attempt(who, 'changePassword', { currentPassword, password: typed }, 'viewer { email }');

  it('ends every other session and keeps this one under a new id', async () => {
    const here = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, here);
    const before = { ...here };
    expect((await change(here, password)).data.changePassword.viewer.email).toBe(here.email);
    expect([await viewerOf(here), await viewerOf(before), await viewerOf(elsewhere)]).toEqual([here.email, null, null]);
    expect((await signIn(here.email, newPassword)).refusal).toBeNull();
  });

  it('reports both a wrong old password and a new one that is too short', async () => {
    const person = await makePerson(api.services);
    expect((await change(person, 'not it', 'short')).refusal).toEqual({
      currentPassword: 'passwordWrong',
      password: 'passwordTooShort',
    });
  });

  it('requires a session', async () => {
    expect((await change(visitor(), password)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('rejects a sign-in that started with the old password', async () => {
    const person = await makePerson(api.services);
    for (let round = 0; round < 5; round += 1) {
      const current = round % 2 === 0 ? password : newPassword;
      const next = round % 2 === 0 ? newPassword : password;
      const other = visitor({ address: `203.0.113.${round}` });
      const [changed] = await Promise.all([
        change(person, current, next),
        // refused if the password changed first
        allowRefusal(api.attempt(other, 'signIn', { email: person.email, password: current })),
      ]);
      expect(changed.refusal).toBeNull();
      expect(await viewerOf(other)).toBeNull();
    }
  });
});
