import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { challengeMs } from '#domain/account/secondFactor.ts';
import { loadWebAuthn, relyingParty } from '#server/operations/account/factors/relyingParty.ts';
import type { Tx } from '#server/operations/operation.ts';

/**
 * The request a browser passes to the device: for one of the person's passkeys, or for any of ours if no user is
 * given.
 */
export async function passkeyRequest(
  tx: Tx,
  userId: string | null,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const own =
    userId === null ? [] : await tx.db.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } });
  return generateAuthenticationOptions({
    rpID: relyingParty(tx.ctx.services.publicUrl).id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
}

/** Whose passkey signed the challenge, or null if none of ours did. The device has verified the user. */
export async function passkeyOwner(
  tx: Tx,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<string | null> {
  const passkey = await tx.db.passkey.findUnique({ where: { credentialId: response.id }, include: { user: true } });
  if (!passkey || passkey.user.deactivatedAt !== null) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(tx.ctx.services.publicUrl);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    // it throws on anything invalid
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  await tx.db.passkey.update({ where: { id: passkey.id }, data: { counter: newCounter, lastUsedAt: tx.now } });
  return passkey.userId;
}
