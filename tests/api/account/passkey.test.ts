import { describe, expect, it } from 'vitest';
import { passFirstSignInStep, defaultDevice, newBrowser, setUpApp, setUpPasskey } from '#tests/support/factors.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newAuthenticator } from '#tests/support/newAuthenticator.ts';
import { makePerson } from '#tests/support/people.ts';

const api = useApi();

const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;
const passkeysOf = async (who: Visitor) =>
  (await api.ask(who, '{ viewer { passkeys { id name } } }')).data.viewer.passkeys;

async function passkeyChallenge(who: Visitor) {
  const { data } = await api.act(who, 'requestPasskey', {}, 'token options');
  return data.requestPasskey;
}

describe('a passkey', () => {
  it('is added with a name, produces recovery codes, and signs in without a password', async () => {
    const person = await makePerson(api.services);
    const { device, recoveryCodes } = await setUpPasskey(api, person, ' My laptop ');
    expect(recoveryCodes).toHaveLength(10);
    expect(await passkeysOf(person)).toMatchObject([{ name: 'My laptop' }]);
    const who = newBrowser();
    const { token, options } = await passkeyChallenge(who);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const { data } = await api.act(
      who,
      'signInByPasskey',
      { token, passkey: device.sign(options) },
      'viewer { email }',
    );
    expect(data.signInByPasskey.viewer).toEqual({ email: person.email });
    expect(await viewerOf(who)).toBe(person.email);
    expect((await mailsTo(api.services, person.email)).map(({ subject }) => subject)).toEqual(['A passkey was added']);
  });

  it('is the second step after a password', async () => {
    const person = await makePerson(api.services);
    const { device } = await setUpPasskey(api, person);
    const { who, token, offered, options } = await passFirstSignInStep(api, person);
    expect(offered).toEqual(['passkey', 'recoveryCode']);
    await api.act(who, 'finishSignIn', { token, passkey: device.sign(options) });
    expect(await viewerOf(who)).toBe(person.email);
  });

  it('rejects a response that was used before', async () => {
    const person = await makePerson(api.services);
    const { device } = await setUpPasskey(api, person);
    const first = await passkeyChallenge(newBrowser());
    const passkey = device.sign(first.options);
    expect((await api.attempt(newBrowser(), 'signInByPasskey', { token: first.token, passkey })).refusal).toBeNull();
    const again = newBrowser();
    expect((await api.attempt(again, 'signInByPasskey', { token: first.token, passkey })).refusal).toBe(
      'secondStepExpired',
    );
    const { token } = await passkeyChallenge(again);
    expect((await api.attempt(again, 'signInByPasskey', { token, passkey })).refusal).toBe('passkeyRefused');
    expect(await viewerOf(again)).toBeNull();
  });

  it('is rejected from another person, another site, without user verification, or for a closed account', async () => {
    const person = await makePerson(api.services);
    const { device } = await setUpPasskey(api, person);
    const waiting = await passFirstSignInStep(api, person);
    const { device: others } = await setUpPasskey(api, await makePerson(api.services));
    const tried = await api.attempt(waiting.who, 'finishSignIn', {
      token: waiting.token,
      passkey: others.sign(waiting.options),
    });
    expect(tried.refusal).toBe('passkeyRefused');

    const careless = newAuthenticator({ origin: 'http://localhost:4000', isVerifying: false });
    expect((await setUpPasskey(api, await makePerson(api.services), 'Old', careless)).answer.refusal).toBe(
      'passkeyRefused',
    );
    const phishing = newAuthenticator({ origin: 'http://localhost.evil.example' });
    expect((await setUpPasskey(api, await makePerson(api.services), 'Evil', phishing)).answer.refusal).toBe(
      'passkeyRefused',
    );

    await api.services.db.user.update({ where: { id: person.id }, data: { deactivatedAt: new Date() } });
    const who = newBrowser();
    const { token, options } = await passkeyChallenge(who);
    expect((await api.attempt(who, 'signInByPasskey', { token, passkey: device.sign(options) })).refusal).toBe(
      'passkeyRefused',
    );
  });

  it('is refused as invalid input when it is not a passkey', async () => {
    const { token } = await passkeyChallenge(newBrowser());
    for (const passkey of [{}, 'x', { id: 1 }, { id: 'x'.repeat(9_000) }])
      expect((await api.attempt(newBrowser(), 'signInByPasskey', { token, passkey })).refusal).toEqual({
        passkey: 'malformed',
      });
  });

  it('cannot be added to a second account', async () => {
    const device = defaultDevice();
    await setUpPasskey(api, await makePerson(api.services), 'One', device);
    expect((await setUpPasskey(api, await makePerson(api.services), 'Two', device)).answer.refusal).toBe(
      'passkeyKnown',
    );
  });

  it('is renamed and removed only by its owner, and another factor keeps the second step', async () => {
    const person = await makePerson(api.services);
    await setUpPasskey(api, person);
    await setUpApp(api, person);
    const [{ id: passkeyId }] = await passkeysOf(person);
    const other = await makePerson(api.services);
    expect((await api.attempt(other, 'renamePasskey', { passkeyId, name: 'Mine' })).refusal).toBe('outdated');
    expect((await api.attempt(other, 'removePasskey', { passkeyId })).refusal).toBe('outdated');
    await api.act(person, 'renamePasskey', { passkeyId, name: 'Phone' });
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Phone' }]);
    expect((await api.attempt(person, 'renamePasskey', { passkeyId, name: ' ' })).refusal).toEqual({
      name: 'nameMissing',
    });
    await api.act(person, 'removePasskey', { passkeyId });
    expect(await passkeysOf(person)).toEqual([]);
    expect((await passFirstSignInStep(api, person)).offered).toEqual(['authenticatorApp', 'recoveryCode']);
  });
});
