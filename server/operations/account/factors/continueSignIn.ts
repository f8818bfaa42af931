import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { offeredFactors, type FactorKind } from '#domain/account/secondFactor.ts';
import { issueChallenge, randomText } from '#server/operations/account/factors/challenge.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';
import { passkeyRequest } from '#server/operations/account/factors/passkeyRequest.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What must still be shown before a session starts. */
export interface SecondStep {
  /** identifies the pending sign-in; valid for a few minutes and a few tries */
  readonly token: string;
  readonly offered: readonly FactorKind[];
  readonly passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null;
}

/** The result of showing the password, or a link that replaces it. */
export type SignInOutcome =
  | { readonly kind: 'session'; readonly cookie: string }
  | { readonly kind: 'secondStep'; readonly userId: string; readonly step: SecondStep };

/**
 * The only way from the first step to a session: anyone with a second factor is asked for it. The caller holds the
 * lock on the person's row, so a factor being added concurrently is either seen here or ends this session too.
 */
export async function continueSignIn(tx: Tx, userId: string, userAgent: string | null): Promise<SignInOutcome> {
  const factors = await factorsOf(tx.db, userId);
  const offered = offeredFactors(factors);
  if (offered.length === 0) {
    tx.audit({ kind: 'signIn', actorId: userId });
    return { kind: 'session', cookie: await startSession(tx, userId, userAgent) };
  }
  const content = randomText();
  const token = await issueChallenge(tx, { purpose: 'second_step', userId, content });
  const passkeyOptions = factors.passkeys > 0 ? await passkeyRequest(tx, userId, content) : null;
  return { kind: 'secondStep', userId, step: { token, offered, passkeyOptions } };
}
