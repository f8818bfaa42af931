import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { change } from '#tests/e2e/support/graphql.ts';

/** What an app shows; `later` counts the codes that are still to come. */
export function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return totp.generate({ timestamp: Date.now() + later * 30_000 });
}

/** Whoever is signed in sets up an authenticator app behind the back of the page, with the code of half a minute ago. */
export async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const document = `mutation { begun: beginAuthenticatorApp { ... on BeginAuthenticatorAppPayload { token secret } } }`;
  const response = await page.request.post('/graphql', { data: { query: document } });
  const { begun } = ((await response.json()) as { data: { begun: { token: string; secret: string } } }).data;
  const add = () => {
    const input = { token: begun.token, code: codeOf(begun.secret, -1) };
    return change<{ recoveryCodes: string[] }>(page.request, 'addAuthenticatorApp', input, 'recoveryCodes');
  };
  // the half minute may end while the code is on its way
  const { recoveryCodes } = await add().catch(add);
  return { secret: begun.secret, recoveryCodes };
}

/** The browser has a device that keeps passkeys and whose owner always shows a finger. */
export async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
