import { createHash } from 'node:crypto';
import { scheduleColumns } from '#domain/payment/payoutSchedule.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { convergePayouts } from '#server/operations/payment/convergePayouts.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import type { NewAccount, OnboardingPage, ProviderAccount } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Returns the provider's onboarding page for a team's documents, and creates the account the first time. The provider
 * is called between transactions, never inside one. See decision 0009.
 */
export async function setUpMerchantAccount(ctx: OperationContext, teamId: string): Promise<OnboardingPage> {
  const { db, payments, publicUrl } = ctx.services;
  const accountId = await accountAtProvider(ctx, await claimAccount(ctx, teamId));
  const { slug } = await db.team.findUniqueOrThrow({ where: { id: teamId } });
  const page = `${publicUrl}/teams/${slug}/merchant_accounts`;
  return refuseOnProviderError(
    payments.createOnboardingLink(accountId, { returnUrl: page, refreshUrl: `${page}?link=expired` }),
  );
}

/** Updates an account to the provider's state; false if it isn't ours. */
export async function convergeAccount(ctx: OperationContext, providerAccountId: string): Promise<boolean> {
  const known = await ctx.services.db.merchantAccount.findUnique({ where: { providerAccountId } });
  if (!known) return false;
  await recordMerchantAccount(
    ctx,
    await refuseOnProviderError(ctx.services.payments.retrieveAccount(providerAccountId)),
  );
  await convergePayouts(ctx, { teamId: known.teamId, accountId: providerAccountId });
  return true;
}

/** For someone who returns to the page before the provider's webhook has arrived. */
export async function refreshMerchantAccount(ctx: OperationContext, teamId: string): Promise<void> {
  const known = await ctx.services.db.merchantAccount.findUnique({ where: { teamId } });
  if (known?.providerAccountId) await convergeAccount(ctx, known.providerAccountId);
}

const claimAccount = operation<string, string>('setUpMerchantAccount', async (tx, teamId) => {
  await guard(tx, 'changePayouts');
  const { count } = await tx.db.merchantAccount.createMany({
    data: [{ id: newId(), teamId, createdAt: tx.now, updatedAt: tx.now }],
    skipDuplicates: true,
  });
  if (count === 1) tx.record({ kind: 'setUpMerchantAccount', teamId });
  // every time, because the provider's page can change where the money goes
  tx.audit({ kind: 'setUpMerchantAccount', teamId, subjectType: 'Team', subjectId: teamId });
  const { id } = await tx.db.merchantAccount.findUniqueOrThrow({ where: { teamId } });
  return id;
});

async function accountAtProvider(ctx: OperationContext, id: string): Promise<string> {
  const { db, payments } = ctx.services;
  const { providerAccountId, team } = await db.merchantAccount.findUniqueOrThrow({
    where: { id },
    include: { team: true },
  });
  if (providerAccountId !== null) return providerAccountId;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actingUserId(ctx.actor) ?? '' } });
  const wanted = { organizationName: team.name, email, metadata: { team_id: team.id } };
  const account = await refuseOnProviderError(payments.createAccount(wanted, keyOf(id, wanted)));
  return nameMerchantAccount(ctx, { id, account });
}

/** The idempotency key includes the input, since the provider refuses a key that is reused with different input. */
const keyOf = (id: string, wanted: NewAccount): string =>
  `account:${id}:${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16)}`;

/** Of two accounts created concurrently, the first wins, so that all money goes to one. */
const nameMerchantAccount = operation<{ readonly id: string; readonly account: ProviderAccount }, string>(
  'nameMerchantAccount',
  async (tx, { id, account }) => {
    await tx.db.merchantAccount.updateMany({
      where: { id, providerAccountId: null },
      data: { providerAccountId: account.id, ...statusOf(account), updatedAt: tx.now },
    });
    const { providerAccountId } = await tx.db.merchantAccount.findUniqueOrThrow({ where: { id } });
    return providerAccountId ?? account.id;
  },
);

const recordMerchantAccount = operation<ProviderAccount, null>('recordMerchantAccount', async (tx, account) => {
  const status = statusOf(account);
  const known = { providerAccountId: account.id };
  const before = await tx.db.merchantAccount.findUniqueOrThrow({ where: known });
  await tx.db.merchantAccount.update({ where: known, data: { ...status, updatedAt: tx.now } });
  const changes = changesOf(before, status);
  if (Object.keys(changes).length > 0) {
    const about = { teamId: before.teamId, subjectType: 'Team', subjectId: before.teamId };
    tx.audit({ kind: 'payoutsChanged', ...about, data: { account: account.id, ...changes } });
  }
  if (before.chargesEnabled !== status.chargesEnabled) {
    const kind = status.chargesEnabled ? 'enableCharges' : 'disableCharges';
    tx.record({ kind, teamId: before.teamId });
  }
  return null;
});

const statusOf = ({ chargesEnabled, payoutsEnabled, detailsSubmitted, payoutSchedule }: ProviderAccount) => ({
  chargesEnabled,
  payoutsEnabled,
  detailsSubmitted,
  ...scheduleColumns(payoutSchedule),
});

type AccountStatus = ReturnType<typeof statusOf>;

const changesOf = (
  before: Readonly<Record<keyof AccountStatus, unknown>>,
  after: AccountStatus,
): Partial<AccountStatus> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof AccountStatus)[]).flatMap((name) =>
      before[name] === after[name] ? [] : [[name, after[name]] as const],
    ),
  );
