import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';

/** The authenticator code; `later` counts 30-second steps ahead. */
export function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return totp.generate({ timestamp: Date.now() + later * 30_000 });
}

/** Sets up an authenticator app through the API, using the previous code so that the current one stays unused. */
export async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const document = `mutation { begun: beginAuthenticatorApp { ... on BeginAuthenticatorAppPayload { token secret } } }`;
  const response = await page.request.post('/graphql', { data: { query: document } });
  const { begun } = ((await response.json()) as { data: { begun: { token: string; secret: string } } }).data;
  const add = () => {
    const input = { token: begun.token, code: codeOf(begun.secret, -1) };
    return sendMutationRequest<{ recoveryCodes: string[] }>(
      page.request,
      'addAuthenticatorApp',
      input,
      'recoveryCodes',
    );
  };
  // The 30-second window may end while the request is in flight; try once more.
  const { recoveryCodes } = await add().catch(add);
  return { secret: begun.secret, recoveryCodes };
}

/** Adds a virtual passkey device that always confirms user presence. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
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
