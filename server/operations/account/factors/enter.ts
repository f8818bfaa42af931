import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { offeredFactors, type FactorKind } from '#domain/account/secondFactor.ts';
import { issueChallenge, randomText } from '#server/operations/account/factors/challenge.ts';
import { factorsOf } from '#server/operations/account/factors/factorsOf.ts';
import { passkeyRequest } from '#server/operations/account/factors/passkeyRequest.ts';
import { startSession } from '#server/operations/account/startSession.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What is still to be shown before a session starts. */
export interface SecondStep {
  /** names the sign-in that waits; good for a few minutes and a few tries */
  readonly token: string;
  readonly offered: readonly FactorKind[];
  readonly passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null;
}

/** What becomes of somebody who has shown the password, or a link that stands for it. */
export type Entrance =
  | { readonly kind: 'session'; readonly cookie: string }
  | { readonly kind: 'secondStep'; readonly userId: string; readonly step: SecondStep };

/**
 * The only way from the first step to a session: whoever has set up a second factor is asked for it. The caller holds
 * the person's row, so that a factor which is being added meanwhile is seen, or ends this session too.
 */
export async function enter(tx: Tx, userId: string, userAgent: string | null): Promise<Entrance> {
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
