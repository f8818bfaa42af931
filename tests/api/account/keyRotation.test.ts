import { expect, it } from 'vitest';
import { openSecret, sealSecret } from '#server/operations/account/factors/sealedSecret.ts';
import { createKeys } from '#server/secrets/createKeys.ts';
import { codeOf, passFirstSignInStep, setUpApp } from '#tests/support/factors.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson } from '#tests/support/people.ts';

const newest = { id: '2027a', value: 'n'.repeat(40) };
const before = { id: '2026a', value: 'o'.repeat(40) };
const taken = { id: '2025a', value: 't'.repeat(40) };
const api = useApi({ SECRET_KEY: `${newest.id}:${newest.value},${before.id}:${before.value}` });

/** A person whose authenticator app was set up under an older sealing key. */
async function setUpUnder(key: typeof before) {
  const person = await makePerson(api.services);
  const { secret, recoveryCodes } = await setUpApp(api, person);
  const data = { sealedSecret: sealSecret(createKeys([key]), secret, person.id) };
  await api.services.db.authenticatorApp.update({ where: { userId: person.id }, data });
  return { person, secret, recoveryCodes };
}

it('an authenticator app keeps working under a new sealing key, and its secret is sealed again at the next code', async () => {
  const { person, secret } = await setUpUnder(before);
  const { who, token } = await passFirstSignInStep(api, person);
  expect((await api.attempt(who, 'finishSignIn', { token, code: codeOf(secret) })).refusal).toBeNull();
  const { sealedSecret } = await api.services.db.authenticatorApp.findUniqueOrThrow({ where: { userId: person.id } });
  expect(openSecret(createKeys([newest]), sealedSecret, person.id)).toBe(secret);
});

it('if the sealing key is gone, codes fail, a recovery code signs in, and the app can be set up again', async () => {
  const { person, secret, recoveryCodes } = await setUpUnder(taken);
  const { who, token } = await passFirstSignInStep(api, person);
  expect((await api.attempt(who, 'finishSignIn', { token, code: codeOf(secret) })).refusal).toEqual({
    code: 'codeWrong',
  });
  expect((await api.attempt(who, 'finishSignIn', { token, recoveryCode: recoveryCodes[0] })).refusal).toBeNull();
  const again = await setUpApp(api, who);
  const next = await passFirstSignInStep(api, person);
  expect(
    (await api.attempt(next.who, 'finishSignIn', { token: next.token, code: codeOf(again.secret) })).refusal,
  ).toBeNull();
});
