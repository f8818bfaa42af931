import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { challengeMs, maxPasskeys, passkeyNameProblems } from '#domain/account/secondFactor.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { newId } from '#server/newId.ts';
import {
  closeChallenge,
  lockChallenge,
  issueChallenge,
  randomText,
} from '#server/operations/account/factors/challenge.ts';
import { afterFactorRemoval, addFactor, type AddedFactor } from '#server/operations/account/factors/factorChanges.ts';
import { mailFactorChange } from '#server/operations/account/factors/mailFactorChange.ts';
import { loadWebAuthn, relyingParty } from '#server/operations/account/factors/relyingParty.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

export interface PasskeySetup {
  readonly token: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

/** Asks the browser to create a discoverable passkey with user verification (fingerprint, face, or PIN). */
export const beginPasskey = operation<{ userId: string }, PasskeySetup>('beginPasskey', async (tx, { userId }) => {
  await guard(tx, 'changeFactors');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { email, name, passkeys } = await tx.db.user.findUniqueOrThrow({
    where: { id: userId },
    include: { passkeys: true },
  });
  if (passkeys.length >= maxPasskeys) throw new Refusal('tooManyPasskeys', { max: maxPasskeys });
  const content = randomText();
  const options = await generateRegistrationOptions({
    rpName: 'Portico',
    rpID: relyingParty(tx.ctx.services.publicUrl).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    challenge: new Uint8Array(Buffer.from(content, 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { token: await issueChallenge(tx, { purpose: 'add_passkey', userId, content }), options };
});

interface Adding {
  readonly userId: string;
  readonly token: string;
  readonly name: string;
  readonly response: RegistrationResponseJSON;
  readonly userAgent: string | null;
}

export const addPasskey = operation<Adding, AddedFactor>('addPasskey', async (tx, input) => {
  const { userId, token, response, userAgent } = input;
  const name = nameOf(input.name);
  const challenge = await lockChallenge(tx, token, 'add_passkey', userId);
  await closeChallenge(tx, challenge);
  const made = await credentialIn(tx, response, challenge.content);
  await guard(tx, 'changeFactors');
  tx.audit({ kind: 'addPasskey', subjectType: 'User', subjectId: userId, data: { passkey: name } });
  await mailFactorChange(tx, userId, 'passkeyAdded');
  return addFactor(tx, { userId, userAgent }, async () => {
    const known = await tx.db.passkey.count({ where: { credentialId: made.credentialId } });
    if (known > 0) throw new Refusal('passkeyKnown');
    await tx.db.passkey.create({ data: { id: newId(), userId, name, ...made, createdAt: tx.now } });
  });
});

async function credentialIn(tx: Tx, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(tx.ctx.services.publicUrl);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  // it throws on anything invalid
  const verified = await verifyRegistrationResponse({ response, ...expected }).catch(() => null);
  if (!verified?.verified) throw new Refusal('passkeyRefused');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports.slice(0, 8) };
}

interface Named {
  readonly userId: string;
  readonly passkeyId: string;
}

export const renamePasskey = operation<Named & { readonly name: string }, string>(
  'renamePasskey',
  async (tx, { userId, passkeyId, name }) => {
    const data = { name: nameOf(name) };
    const { count } = await tx.db.passkey.updateMany({ where: { id: passkeyId, userId }, data });
    if (count === 0) throw new Refusal('outdated');
    return userId;
  },
);

export const removePasskey = operation<Named, string>('removePasskey', async (tx, { userId, passkeyId }) => {
  await guard(tx, 'changeFactors');
  tx.audit({ kind: 'removePasskey', subjectType: 'User', subjectId: userId });
  const { count } = await tx.db.passkey.deleteMany({ where: { id: passkeyId, userId } });
  if (count === 0) throw new Refusal('outdated');
  await mailFactorChange(tx, userId, 'passkeyRemoved');
  await afterFactorRemoval(tx, userId);
  return userId;
});

function nameOf(typed: string): string {
  const name = oneLine(typed);
  const problems = passkeyNameProblems(name);
  if (problems.length > 0) throw new InvalidInput(problems);
  return name;
}
