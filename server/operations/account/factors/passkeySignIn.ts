import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  closeChallenge,
  lockChallenge,
  issueChallenge,
  randomText,
} from '#server/operations/account/factors/challenge.ts';
import { passkeyRequest, passkeyOwner } from '#server/operations/account/factors/passkeyRequest.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

export interface PasskeyChallenge {
  readonly token: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** Requests a passkey: any passkey for a sign-in, or one of the person's to confirm their identity. */
export const requestPasskey = operation<{ userId: string | null }, PasskeyChallenge>(
  'requestPasskey',
  async (tx, { userId }) => {
    const content = randomText();
    const purpose = userId === null ? 'passkey_sign_in' : 'confirm';
    const token = await issueChallenge(tx, { purpose, userId, content });
    return { token, options: await passkeyRequest(tx, userId, content) };
  },
);

interface SigningIn {
  readonly token: string;
  readonly response: AuthenticationResponseJSON;
  readonly userAgent: string | null;
}

/** A passkey needs both the device and a fingerprint, face, or PIN, so it counts as both steps. */
export async function signInByPasskey(ctx: OperationContext, input: SigningIn): Promise<string> {
  const cookie = await openByPasskey(ctx, input);
  if (cookie === null) throw new Refusal('passkeyRefused');
  return cookie;
}

const openByPasskey = operation<SigningIn, string | null>(
  'signInByPasskey',
  async (tx, { token, response, userAgent }) => {
    const challenge = await lockChallenge(tx, token, 'passkey_sign_in');
    await closeChallenge(tx, challenge);
    const userId = await passkeyOwner(tx, response, challenge.content);
    if (userId === null) {
      tx.audit({ kind: 'secondFactorFailed', data: { factor: 'passkey' } });
      return null;
    }
    tx.audit({ kind: 'signIn', actorId: userId, data: { factor: 'passkey' } });
    return startSession(tx, userId, userAgent, { factorAt: tx.now });
  },
);
