import { nameProblems, passwordProblems } from '#domain/account/account.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { redeemLink } from '#server/operations/account/accountLink.ts';
import { enter, type Entrance } from '#server/operations/account/factors/enter.ts';
import { operation } from '#server/operations/operation.ts';
import { Secret } from '#server/secret.ts';
import type { OperationContext } from '#server/services.ts';
import { hashPassword } from '#server/sessions/passwords.ts';

interface ClaimInput {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  readonly userAgent: string | null;
}

/** Somebody invited takes over the account that was made for them, and signs in to it. */
export async function claimAccount(
  ctx: OperationContext,
  { token, name, password, userAgent }: ClaimInput,
): Promise<Entrance> {
  const plainName = oneLine(name);
  const problems = [...nameProblems(plainName), ...passwordProblems(password)];
  if (problems.length > 0) throw new InvalidInput(problems);
  const passwordHash = new Secret(await hashPassword(password));
  return claim(ctx, { token, name: plainName, passwordHash, userAgent });
}

interface Claim {
  readonly token: string;
  readonly name: string;
  readonly passwordHash: Secret;
  readonly userAgent: string | null;
}

const claim = operation<Claim, Entrance>('claimAccount', async (tx, { token, name, passwordHash, userAgent }) => {
  const { userId } = await redeemLink(tx, token, 'claim_account');
  const { count } = await tx.db.user.updateMany({
    where: { id: userId, claimedAt: null, deactivatedAt: null },
    data: { name, passwordHash: passwordHash.reveal(), claimedAt: tx.now, emailVerifiedAt: tx.now },
  });
  if (count === 0) throw new Refusal('linkUsed');
  await tx.db.invitation.updateMany({ where: { userId, acceptedAt: null }, data: { acceptedAt: tx.now } });
  return enter(tx, userId, userAgent);
});
