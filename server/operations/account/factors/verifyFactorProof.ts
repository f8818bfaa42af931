import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { passkeyOwner } from '#server/operations/account/factors/passkeyRequest.ts';
import { useRecoveryCode } from '#server/operations/account/factors/recoveryCodes.ts';
import { useTotpCode } from '#server/operations/account/factors/totp.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What a person shows in addition to the password. */
export type FactorProof =
  | { readonly kind: 'authenticatorApp'; readonly code: string }
  | { readonly kind: 'recoveryCode'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: AuthenticationResponseJSON };

/** Whether the proof is the person's and is used for the first time. `challenge` is what the passkey had to sign. */
export async function verifyFactorProof(
  tx: Tx,
  userId: string,
  proof: FactorProof,
  challenge: string,
): Promise<boolean> {
  switch (proof.kind) {
    case 'authenticatorApp':
      return useTotpCode(tx, userId, proof.code);
    case 'recoveryCode':
      return useRecoveryCode(tx, userId, proof.code);
    case 'passkey':
      return (await passkeyOwner(tx, proof.response, challenge)) === userId;
  }
}
