import type { AccountEffect, AccountStep } from '#domain/account/accountLifeCycle.ts';
import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { removePreviousHolderAccess } from '#server/operations/account/removePreviousHolderAccess.ts';
import type { Tx } from '#server/operations/operation.ts';
import { revokeTokensOf } from '#server/operations/team/apiToken.ts';

type Change = Prisma.UserUncheckedUpdateInput;

/** The columns of the account's own row that each effect changes. */
const columns: Readonly<Partial<Record<AccountEffect, (account: User, now: Date) => Change>>> = {
  verifyAddress: ({ emailVerifiedAt }, now) => ({ emailVerifiedAt: emailVerifiedAt ?? now }),
  takeAddress: ({ email, pendingEmail }, now) => ({
    email: pendingEmail ?? email,
    pendingEmail: null,
    emailVerifiedAt: now,
  }),
  giveUp: ({ email }) => ({ name: email.split('@', 1)[0] ?? email, passwordHash: null, claimedAt: null }),
  forgetOwner: () => ({ username: null, pendingEmail: null, avatarFileId: null }),
  forgetAsked: () => ({ pendingEmail: null }),
};

/** What each effect changes outside the account's row. */
const around: Readonly<Partial<Record<AccountEffect, (tx: Tx, account: User) => Promise<unknown>>>> = {
  forgetOwner: (tx, { id }) => removePreviousHolderAccess(tx, id),
  endSessions: async (tx, { id }) => {
    await tx.ctx.services.sessions.endAllOf(tx, id);
    // including a sign-in that is waiting for its second step
    await tx.db.identityChallenge.deleteMany({ where: { userId: id } });
  },
  voidLinks: ({ db, now }, { id }) =>
    db.accountToken.updateMany({
      where: { userId: id, usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    }),
  revokeTokens: (tx, { id }) => revokeTokensOf(tx, id),
  acceptInvitations: ({ db, now }, { id }) =>
    db.invitation.updateMany({ where: { userId: id, acceptedAt: null }, data: { acceptedAt: now } }),
};

/**
 * Applies a transition to a locked account: its row, plus any additional changes, and its dependent rows. Starting
 * sessions and sending emails is up to the operation, afterwards.
 */
export async function applyAccountStep(
  tx: Tx,
  account: User,
  { to, effects }: AccountStep,
  more: Change = {},
): Promise<User> {
  const isClosed = account.deactivatedAt !== null;
  const closing: Change = isClosed === (to === 'closed') ? {} : { deactivatedAt: isClosed ? null : tx.now };
  const changes = effects.map((effect) => columns[effect]?.(account, tx.now) ?? {});
  const data: Change = Object.assign(closing, ...changes, more);
  const changed = await tx.db.user.update({ where: { id: account.id }, data });
  for (const effect of effects) await around[effect]?.(tx, account);
  return changed;
}
