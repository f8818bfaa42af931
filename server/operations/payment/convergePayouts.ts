import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import type { ProviderPayout } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

interface Whose {
  readonly teamId: string;
  readonly accountId: string;
}

/** Banks may return a payout days after it was sent; older ones are final. */
const openDays = 30;
const atOnce = 200;

/** Updates a team's payouts to the provider's state, starting with the oldest that can still change. */
export async function convergePayouts(ctx: OperationContext, { teamId, accountId }: Whose): Promise<void> {
  const { db, payments } = ctx.services;
  const last = await db.payout.findFirst({ where: { teamId }, orderBy: [{ begunAt: 'desc' }, { id: 'desc' }] });
  const since = new Date(last === null ? 0 : last.begunAt.getTime() - openDays * 86_400_000);
  const told = payments.listPayouts(accountId, since)[Symbol.asyncIterator]();
  for (let page = await pageOf(told); page.length > 0; page = await pageOf(told))
    await recordPayouts(ctx, { teamId, payouts: page });
}

async function pageOf(told: AsyncIterator<ProviderPayout>): Promise<readonly ProviderPayout[]> {
  const page: ProviderPayout[] = [];
  while (page.length < atOnce) {
    const next = await refuseOnProviderError(told.next());
    if (next.done) break;
    page.push(next.value);
  }
  return page;
}

const recordPayouts = operation<{ readonly teamId: string; readonly payouts: readonly ProviderPayout[] }, null>(
  'convergePayouts',
  async ({ db, now }, { teamId, payouts }) => {
    const known = await db.payout.findMany({ where: { providerPayoutId: { in: payouts.map(({ id }) => id) } } });
    const statuses = new Map(known.map(({ providerPayoutId, status }) => [providerPayoutId, status]));
    await db.payout.createMany({
      data: payouts
        .filter(({ id }) => !statuses.has(id))
        .map(({ id: providerPayoutId, amount: amountCents, failure, ...payout }) => ({
          ...{ ...payout, id: newId(), teamId, providerPayoutId, amountCents },
          ...{ failureMessage: failure?.message ?? null, createdAt: now },
        })),
      skipDuplicates: true,
    });
    const changed = payouts.filter(({ id, status }) => statuses.has(id) && statuses.get(id) !== status);
    for (const { id: providerPayoutId, status, failure, arrivesAt } of changed)
      await db.payout.update({
        where: { providerPayoutId },
        data: { status, arrivesAt, failureMessage: failure?.message ?? null },
      });
    return null;
  },
);
