import type { AccountEffect, AccountStep } from '#domain/account/life.ts';
import type { Prisma, User } from '#server/generated/prisma/client.ts';
import { forgetOwner } from '#server/operations/account/forgetOwner.ts';
import type { Tx } from '#server/operations/operation.ts';
import { revokeTokensOf } from '#server/operations/team/apiToken.ts';

type Change = Prisma.UserUncheckedUpdateInput;

/** What effects write into the account's own row. */
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

/** What effects do to what hangs on the account. */
const around: Readonly<Partial<Record<AccountEffect, (tx: Tx, account: User) => Promise<unknown>>>> = {
  forgetOwner: (tx, { id }) => forgetOwner(tx, id),
  endSessions: async (tx, { id }) => {
    await tx.ctx.services.sessions.endAllOf(tx, id);
    // a sign-in that waits for its second step as well
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
 * Takes a step in the life of an account that is held: its row, with what else is given, and what hangs on it.
 * Sessions that start and mails that go out are the operation's own, after this.
 */
export async function applyStep(tx: Tx, account: User, { to, effects }: AccountStep, more: Change = {}): Promise<User> {
  const isClosed = account.deactivatedAt !== null;
  const closing: Change = isClosed === (to === 'closed') ? {} : { deactivatedAt: isClosed ? null : tx.now };
  const changes = effects.map((effect) => columns[effect]?.(account, tx.now) ?? {});
  const data: Change = Object.assign(closing, ...changes, more);
  const changed = await tx.db.user.update({ where: { id: account.id }, data });
  for (const effect of effects) await around[effect]?.(tx, account);
  return changed;
}
