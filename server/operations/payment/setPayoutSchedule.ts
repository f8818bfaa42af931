import {
  payoutSchedule,
  scheduleColumns,
  type PayoutSchedule,
  type RequestedSchedule,
} from '#domain/payment/payoutSchedule.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseOnProviderError } from '#server/operations/payment/intentAtProvider.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface Wanted extends RequestedSchedule {
  readonly teamId: string;
}

/** Sets how often the provider pays out to a team's bank account. Saved once the provider has accepted it. */
export async function setPayoutSchedule(ctx: OperationContext, { teamId, ...requested }: Wanted): Promise<void> {
  const schedule = payoutSchedule(requested);
  if (!schedule.ok) return refuseProblems(schedule.error);
  const account = await ctx.services.db.merchantAccount.findUnique({ where: { teamId } });
  const accountId = account?.providerAccountId;
  refuseUnless(accountId, 'payoutsNotSetUp');
  // a new key each time: with a key used before for the same schedule, the provider would return the stored response
  // and change nothing
  const asking = ctx.services.payments.setPayoutSchedule(accountId, schedule.value, `schedule:${newId()}`);
  const { payoutSchedule: kept } = await refuseOnProviderError(asking);
  await recordSchedule(ctx, { teamId, schedule: kept });
}

const recordSchedule = operation<{ readonly teamId: string; readonly schedule: PayoutSchedule }, null>(
  'setPayoutSchedule',
  async (tx, { teamId, schedule }) => {
    const columns = scheduleColumns(schedule);
    await tx.db.merchantAccount.update({ where: { teamId }, data: { ...columns, updatedAt: tx.now } });
    const { payoutInterval: interval, weeklyAnchor, monthlyAnchor } = columns;
    const day = weeklyAnchor ?? monthlyAnchor;
    tx.audit({ kind: 'setPayoutSchedule', teamId, subjectType: 'Team', subjectId: teamId, data: { interval, day } });
    return null;
  },
);
