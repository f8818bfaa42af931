import { createHash, randomBytes } from 'node:crypto';
import { challengeMs, maxChallengeAttempts } from '#domain/account/secondFactor.ts';
import type { IdentityChallenge, IdentityChallengePurpose } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { Services } from '#server/Services.ts';

export const randomText = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface NewChallenge {
  readonly purpose: IdentityChallengePurpose;
  /** null while the person is unknown */
  readonly userId: string | null;
  readonly content: string;
}

/** Issues a challenge that a browser has a few minutes to answer. Only the hash of its token is stored. */
export async function issueChallenge(tx: Tx, { purpose, userId, content }: NewChallenge): Promise<string> {
  const token = randomText();
  const expiresAt = new Date(tx.now.getTime() + challengeMs);
  const data = { id: newId(), purpose, userId, content, tokenHash: hashOf(token), createdAt: tx.now, expiresAt };
  await tx.db.identityChallenge.create({ data });
  return token;
}

/**
 * Locks the challenge being answered, so that it is answered only once. Of two concurrent answers, one is too late.
 */
export async function lockChallenge(
  tx: Tx,
  token: string,
  purpose: IdentityChallengePurpose,
  userId?: string,
): Promise<IdentityChallenge> {
  const tokenHash = hashOf(token);
  await tx.db.$queryRaw`SELECT id FROM identity_challenges WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const challenge = await tx.db.identityChallenge.findUnique({ where: { tokenHash } });
  const isOpen =
    challenge?.purpose === purpose &&
    challenge.usedAt === null &&
    challenge.expiresAt > tx.now &&
    challenge.tries < maxChallengeAttempts &&
    (userId === undefined || challenge.userId === userId);
  refuseUnless(isOpen, 'secondStepExpired');
  return challenge;
}

export async function closeChallenge(tx: Tx, { id }: IdentityChallenge): Promise<void> {
  await tx.db.identityChallenge.update({ where: { id }, data: { usedAt: tx.now } });
}

export async function countChallengeAttempt(tx: Tx, { id }: IdentityChallenge): Promise<void> {
  await tx.db.identityChallenge.update({ where: { id }, data: { tries: { increment: 1 } } });
}

/** Whose account is being tried, for rate limiting. */
export async function challengedUser({ db }: Services, token: string): Promise<string | null> {
  const challenge = await db.identityChallenge.findUnique({ where: { tokenHash: hashOf(token) } });
  return challenge?.userId ?? null;
}
