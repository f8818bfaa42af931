import { describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rateLimits.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { codeOf, passFirstSignInStep, newBrowser, setUpApp } from '#tests/support/factors.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { anotherBrowser, makePerson, password, type TestPerson } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();

const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;
const finish = (who: Visitor, input: MutationInputs['finishSignIn']) =>
  api.attempt(who, 'finishSignIn', input, 'viewer { email }');
const factorsOf = async (who: Visitor) =>
  (await api.ask(who, '{ viewer { secondFactors recoveryCodesLeft } }')).data.viewer;

describe('an authenticator app', () => {
  it('is active after the first code, gives ten recovery codes once, and sends an email', async () => {
    const person = await makePerson(api.services);
    const { recoveryCodes } = await setUpApp(api, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factorsOf(person)).toEqual({
      secondFactors: ['authenticatorApp', 'recoveryCode'],
      recoveryCodesLeft: 10,
    });
    expect((await mailsTo(api.services, person.email)).map(({ subject }) => subject)).toEqual([
      'An authenticator app was added',
    ]);
    expect((await setUpApp(api, person)).recoveryCodes).toEqual([]);
  });

  it('is not active before that, nor with a code from another key, however often', async () => {
    const person = await makePerson(api.services);
    const { data } = await api.act(person, 'beginAuthenticatorApp', {}, 'token');
    const { token } = data.beginAuthenticatorApp;
    const answers = [];
    for (let times = 0; times < 6; times += 1)
      answers.push((await api.attempt(person, 'addAuthenticatorApp', { token, code: '000000' })).refusal);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => ({ code: 'codeWrong' })), 'secondStepExpired']);
    expect((await factorsOf(person)).secondFactors).toEqual([]);
  });

  it('ends every session that started without it, and gives this one a new id', async () => {
    const person = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, person);
    const before = { ...person };
    await setUpApp(api, person);
    expect([await viewerOf(before), await viewerOf(elsewhere), await viewerOf(person)]).toEqual([
      null,
      null,
      person.email,
    ]);
  });

  it('stores its key where no one can read it', async () => {
    const person = await makePerson(api.services);
    const { secret, recoveryCodes } = await setUpApp(api, person);
    const kept = [
      await api.services.db.authenticatorApp.findMany(),
      await api.services.db.recoveryCode.findMany(),
      await api.services.db.identityChallenge.findMany(),
      await api.services.db.auditEntry.findMany(),
    ];
    const text = JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toContain(secret);
    expect(recoveryCodes.filter((code) => text.includes(code) || text.includes(code.replaceAll('-', '')))).toEqual([]);
  });

  it('can be removed, after which the password alone signs in', async () => {
    const person = await makePerson(api.services);
    await setUpApp(api, person);
    await api.act(person, 'removeAuthenticatorApp', {});
    expect(await factorsOf(person)).toEqual({ secondFactors: [], recoveryCodesLeft: 0 });
    const who = newBrowser();
    await api.act(who, 'signIn', { email: person.email, password });
    expect(await viewerOf(who)).toBe(person.email);
  });
});

describe('signing in with an authenticator app', () => {
  it('starts no session before the code is entered', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const { who, token, offered } = await passFirstSignInStep(api, person);
    expect([await viewerOf(who), offered]).toEqual([null, ['authenticatorApp', 'recoveryCode']]);
    const { data } = await finish(who, { token, code: codeOf(secret) });
    expect(data.finishSignIn.viewer).toEqual({ email: person.email });
    expect(await viewerOf(who)).toBe(person.email);
  });

  it('accepts a code with a space, or up to half a minute early or late, but not a full minute', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    await api.services.db.authenticatorApp.updateMany({ data: { lastStep: 0 } });
    const { who, token } = await passFirstSignInStep(api, person);
    for (const later of [-3, 3])
      expect((await finish(who, { token, code: codeOf(secret, later) })).refusal).toEqual({ code: 'codeWrong' });
    const code = codeOf(secret, 1);
    expect((await finish(who, { token, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).refusal).toBeNull();
  });

  it('accepts each code and each sign-in once', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const code = codeOf(secret);
    const first = await passFirstSignInStep(api, person);
    expect((await finish(first.who, { token: first.token, code })).refusal).toBeNull();
    const second = await passFirstSignInStep(api, person);
    expect((await finish(second.who, { token: second.token, code })).refusal).toEqual({ code: 'codeWrong' });
    expect((await finish(newBrowser(), { token: first.token, code: codeOf(secret, 1) })).refusal).toBe(
      'secondStepExpired',
    );
    expect(await viewerOf(second.who)).toBeNull();
  });

  it('lets only one of two concurrent requests with the same code through', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const code = codeOf(secret);
    const waiting = [
      await passFirstSignInStep(api, person),
      await passFirstSignInStep(api, person),
      await passFirstSignInStep(api, person),
    ];
    const answers = await Promise.all(waiting.map(({ who, token }) => finish(who, { token, code })));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  });

  it('expires after five wrong codes, after ten minutes, and when the account is closed', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const tried = await passFirstSignInStep(api, person);
    for (let times = 0; times < 5; times += 1)
      expect((await finish(tried.who, { token: tried.token, code: '000000' })).refusal).toEqual({ code: 'codeWrong' });
    const late = await passFirstSignInStep(api, person);
    const closed = await passFirstSignInStep(api, person);
    const { db } = api.services;
    const refusalOf = async ({ who, token }: typeof tried) =>
      (await finish(who, { token, code: codeOf(secret) })).refusal;
    expect(await refusalOf(tried)).toBe('secondStepExpired');
    await db.identityChallenge.updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await refusalOf(late)).toBe('secondStepExpired');
    await db.identityChallenge.updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date(Date.now() + 9e4) },
    });
    await db.user.update({ where: { id: person.id }, data: { deactivatedAt: new Date() } });
    expect(await refusalOf(closed)).toBe('signInFailed');
  });

  const wrongCodes = async (person: TestPerson, who: Visitor, times: number): Promise<(readonly string[])[]> => {
    const codes: (readonly string[])[] = [];
    for (let n = 0; n < times; n += 1) {
      const { token } = await passFirstSignInStep(api, person, who);
      codes.push((await finish(who, { token, code: '000000' })).codes);
    }
    return codes;
  };

  it('counts attempts against the account, so that new sign-ins give no more guesses', async () => {
    const person = await makePerson(api.services);
    await setUpApp(api, person);
    const codes = await wrongCodes(person, newBrowser(), 9);
    expect(codes.slice(0, 8).flat()).toEqual([]);
    expect(codes[8]).toEqual(['TOO_FAST']);
  });

  it('locks no one out: someone who knows the password and guesses elsewhere blocks neither a new browser nor an emailed link', async () => {
    const person = await makePerson(api.services);
    const { secret, recoveryCodes } = await setUpApp(api, person);
    const known = newBrowser();
    const { token } = await passFirstSignInStep(api, person, known);
    expect((await finish(known, { token, code: codeOf(secret) })).refusal).toBeNull();
    await wrongCodes(person, newBrowser(), 9);
    const elsewhere = await passFirstSignInStep(api, person);
    expect((await finish(elsewhere.who, { token: elsewhere.token, code: codeOf(secret, 1) })).refusal).toBeNull();

    // many networks guess together
    const { limits } = api.services;
    for (let n = 0; n <= rateLimits.factorFromAnywhere[0].times; n += 1)
      await limits.take('factorFromAnywhere', person.id);
    const stranger = await passFirstSignInStep(api, person);
    expect((await finish(stranger.who, { token: stranger.token, recoveryCode: recoveryCodes[0] })).codes).toEqual([
      'TOO_FAST',
    ]);
    const again = await passFirstSignInStep(api, person, known);
    expect((await finish(known, { token: again.token, recoveryCode: recoveryCodes[0] })).refusal).toBeNull();

    const byMail = newBrowser();
    await api.act(byMail, 'requestPasswordReset', { email: person.email });
    await runJobs(api.services);
    const link = await mailedToken(api.services, person.email);
    const reset = await api.act(
      byMail,
      'resetPassword',
      { token: link, password: 'another long password' },
      'secondStep { token }',
    );
    const step = reset.data.resetPassword.secondStep;
    expect((await finish(byMail, { token: step.token, recoveryCode: recoveryCodes[1] })).refusal).toBeNull();
  });

  it('records failures and the factor that was used', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const { who, token } = await passFirstSignInStep(api, person);
    expect((await finish(who, { token, code: '000000' })).refusal).toEqual({ code: 'codeWrong' });
    expect((await finish(who, { token, code: codeOf(secret) })).refusal).toBeNull();
    const where = { OR: [{ actorId: person.id }, { subjectId: person.id }] };
    const kept = await api.services.db.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    const by = { by: person.name, byEmail: person.email };
    expect(kept.map(({ kind, data }) => [kind, data])).toEqual([
      ['addAuthenticatorApp', by],
      ['secondFactorFailed', { factor: 'authenticatorApp' }],
      ['signIn', { ...by, factor: 'authenticatorApp' }],
    ]);
  });
});

describe('a recovery code', () => {
  it('replaces the app once, ignoring case and dashes, and sends an email', async () => {
    const person = await makePerson(api.services);
    const [code = ''] = (await setUpApp(api, person)).recoveryCodes;
    const first = await passFirstSignInStep(api, person);
    const typed = ` ${code.replaceAll('-', '').toUpperCase()} `;
    expect((await finish(first.who, { token: first.token, recoveryCode: typed })).refusal).toBeNull();
    expect((await factorsOf(first.who)).recoveryCodesLeft).toBe(9);
    const second = await passFirstSignInStep(api, person);
    expect((await finish(second.who, { token: second.token, recoveryCode: code })).refusal).toEqual({
      recoveryCode: 'codeWrong',
    });
    expect((await mailsTo(api.services, person.email)).at(-1)?.subject).toBe('A recovery code was used');
  });

  it('belonging to someone else is rejected', async () => {
    const person = await makePerson(api.services);
    await setUpApp(api, person);
    const [code] = (await setUpApp(api, await makePerson(api.services))).recoveryCodes;
    const { who, token } = await passFirstSignInStep(api, person);
    expect((await finish(who, { token, recoveryCode: code })).refusal).toEqual({ recoveryCode: 'codeWrong' });
  });

  it('no longer works after new codes are generated', async () => {
    const person = await makePerson(api.services);
    const [code] = (await setUpApp(api, person)).recoveryCodes;
    const { data } = await api.act(person, 'makeRecoveryCodes', {}, 'recoveryCodes');
    const [fresh] = data.makeRecoveryCodes.recoveryCodes;
    const { who, token } = await passFirstSignInStep(api, person);
    expect((await finish(who, { token, recoveryCode: code })).refusal).toEqual({ recoveryCode: 'codeWrong' });
    expect((await finish(who, { token, recoveryCode: fresh })).refusal).toBeNull();
  });

  it('is only for people with a factor it can replace', async () => {
    const person = await makePerson(api.services);
    expect((await api.attempt(person, 'makeRecoveryCodes', {})).refusal).toBe('factorNeededFirst');
  });
});

describe('no path skips the second step', () => {
  it('an emailed password reset does not', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    await api.act(newBrowser(), 'requestPasswordReset', { email: person.email });
    await runJobs(api.services);
    const who = newBrowser();
    const token = await mailedToken(api.services, person.email);
    const payload = 'viewer { email } secondStep { token offered }';
    const { data } = await api.act(who, 'resetPassword', { token, password: 'a wholly new password' }, payload);
    expect(data.resetPassword.viewer).toBeNull();
    expect(await viewerOf(who)).toBeNull();
    const waiting = data.resetPassword.secondStep.token;
    expect((await finish(who, { token: waiting, code: codeOf(secret) })).refusal).toBeNull();
    expect(await viewerOf(who)).toBe(person.email);
  });

  it('a sign-in that still waits for the second step does not, after the password changes', async () => {
    const person = await makePerson(api.services);
    const { secret } = await setUpApp(api, person);
    const { who, token } = await passFirstSignInStep(api, person);
    await api.act(person, 'changePassword', { currentPassword: password, password: 'a wholly new password' });
    expect((await finish(who, { token, code: codeOf(secret) })).refusal).toBe('secondStepExpired');
    expect(await viewerOf(who)).toBeNull();
  });

  it('a session keeps its second factor when the password or the address changes', async () => {
    const person = await makePerson(api.services);
    await setUpApp(api, person);
    await api.act(person, 'changePassword', { currentPassword: password, password: 'a wholly new password' });
    const factorAt = async () =>
      (await api.services.db.session.findMany({ where: { userId: person.id } })).map((row) => row.factorAt !== null);
    expect(await factorAt()).toEqual([true]);
    const email = `new-${person.email}`;
    await api.act(person, 'changeEmail', { email, password: 'a wholly new password' });
    await api.act(person, 'verifyEmail', { token: await mailedToken(api.services, email) });
    expect(await viewerOf(person)).toBe(email);
    expect(await factorAt()).toEqual([true]);
  });

  it('an operator can remove all factors: the person is notified and signed out', async () => {
    const person = await makePerson(api.services);
    await setUpApp(api, person);
    const operator = await makePerson(api.services, { isOperator: true });
    const other = await makePerson(api.services);
    const input = { userId: `User:${person.id}` };
    expect((await api.attempt(other, 'resetFactors', input)).codes).toEqual(['NOT_FOUND']);
    expect((await api.attempt(operator, 'resetFactors', input)).refusal).toBeNull();
    expect(await viewerOf(person)).toBeNull();
    const who = newBrowser();
    await api.act(who, 'signIn', { email: person.email, password });
    expect(await factorsOf(who)).toEqual({ secondFactors: [], recoveryCodesLeft: 0 });
    expect((await mailsTo(api.services, person.email)).at(-1)?.subject).toBe(
      'Two-step sign-in was removed from your account',
    );
    const mails = async () => (await mailsTo(api.services, person.email)).length;
    const before = await mails();
    expect((await api.attempt(operator, 'resetFactors', input)).refusal).toBeNull();
    expect(await mails()).toBe(before);
  });

  it('an operator cannot reset their own factors this way', async () => {
    const operator = await makePerson(api.services, { isOperator: true });
    await setUpApp(api, operator);
    const { refusal } = await api.attempt(operator, 'resetFactors', { userId: `User:${operator.id}` });
    expect(refusal).toBe('ownFactorsStay');
    expect((await factorsOf(operator)).secondFactors).toContain('authenticatorApp');
  });
});
