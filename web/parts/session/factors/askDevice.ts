import type { Content } from '#domain/form/Content.ts';
import { deviceWords } from '#messages/account/securityWords.ts';

/** What a device answered, or a sentence for why it did not. */
export type DeviceAnswer = { readonly answer: Content } | { readonly sentence: string };

/** Hands a question to the device and waits for finger, face or PIN. The code for it is loaded when it is needed. */
export async function askDevice(kind: 'make' | 'sign', options: object): Promise<DeviceAnswer> {
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

/** Whether this browser, on this address, knows what a passkey is. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
