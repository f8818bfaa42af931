import type { Content } from '#domain/form/Content.ts';
import { deviceWords } from '#messages/account/securityWords.ts';

/** The device's response, or a message saying why there is none. */
export type AuthenticatorResponse = { readonly answer: Content } | { readonly sentence: string };

/** Runs a WebAuthn ceremony. Its library loads on first use. */
export async function callAuthenticator(kind: 'make' | 'sign', options: object): Promise<AuthenticatorResponse> {
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    type Made = Parameters<typeof startRegistration>[0]['optionsJSON'];
    type Signed = Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const answer: object =
      kind === 'make'
        ? await startRegistration({ optionsJSON: options as Made })
        : await startAuthentication({ optionsJSON: options as Signed });
    return { answer: { ...answer } };
  } catch (error) {
    return { sentence: sentenceFor(error) };
  }
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return deviceWords.notAllowed;
  return name === 'InvalidStateError' ? deviceWords.known : deviceWords.failed;
}

/** WebAuthn requires a secure context, so it can be missing even in a browser that supports it. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
