import { Secret, TOTP } from 'otpauth';
import { codeSeconds } from '#domain/account/secondFactor.ts';
import type { Services } from '#server/Services.ts';
import { visitor, type GraphQLAnswer, type Api, type Visitor } from '#tests/support/graphql.ts';
import { newAuthenticator, type TestAuthenticator } from '#tests/support/newAuthenticator.ts';
import { password, type TestPerson } from '#tests/support/people.ts';
import { publicUrl } from '#tests/support/services.ts';

/** The code that an app shows; `later` selects a future code. */
export function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + later * codeSeconds * 1000 });
}

export interface SetUpApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an authenticator app with the code of half a minute ago, so that the current codes stay unused. */
export async function setUpApp(api: Api, who: Visitor): Promise<SetUpApp> {
  const { data } = await api.act(who, 'beginAuthenticatorApp', {}, 'token secret address');
  const { token, secret } = data.beginAuthenticatorApp;
  const answer = await api.attempt(who, 'addAuthenticatorApp', { token, code: codeOf(secret, -1) }, 'recoveryCodes');
  if (answer.refusal !== null) throw new Error(JSON.stringify(answer.refusal));
  return { secret, recoveryCodes: answer.data.addAuthenticatorApp.recoveryCodes };
}

export interface SetUpPasskey {
  readonly device: TestAuthenticator;
  readonly recoveryCodes: readonly string[];
  readonly answer: GraphQLAnswer;
}

export async function setUpPasskey(
  api: Api,
  who: Visitor,
  name = 'Laptop',
  device = defaultDevice(),
): Promise<SetUpPasskey> {
  const { data } = await api.act(who, 'beginPasskey', {}, 'token options');
  const { token, options } = data.beginPasskey;
  const answer = await api.attempt(who, 'addPasskey', { token, name, passkey: device.make(options) }, 'recoveryCodes');
  return { device, recoveryCodes: answer.data.addPasskey.recoveryCodes ?? [], answer };
}

export const defaultDevice = (): TestAuthenticator => newAuthenticator({ origin: publicUrl });

let network = 0;
/** from its own network, so that one test's attempts do not count for another */
export const newBrowser = (): Visitor => {
  network += 1;
  return visitor({ address: `198.51.100.${network}` });
};

export interface PendingSecondStep {
  readonly who: Visitor;
  readonly token: string;
  readonly offered: readonly string[];
  readonly options: { readonly challenge: string };
}

/** Enters the right password in another browser, up to the second step. */
export async function passFirstSignInStep(
  api: Api,
  { email }: Pick<TestPerson, 'email'>,
  who = newBrowser(),
): Promise<PendingSecondStep> {
  const payload = 'viewer { email } secondStep { token offered passkeyOptions }';
  const { data } = await api.act(who, 'signIn', { email, password }, payload);
  const { token, offered, passkeyOptions: options } = data.signIn.secondStep;
  return { who, token, offered, options };
}

/** Backdates the person's last confirmation by this long. */
export async function setLastProof(
  { db }: Services,
  { id }: { readonly id: string },
  minutesAgo: number,
): Promise<void> {
  const confirmedAt = new Date(Date.now() - minutesAgo * 60_000);
  await db.session.updateMany({ where: { userId: id }, data: { confirmedAt } });
}
