import { isInquiry } from '#domain/payment/disputes.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { aboutMoney } from '#server/operations/audit.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { ChargeDetails } from '#server/payments/PaymentProvider.ts';

/** Records the outcome of our refunds. A bank may return one long after it succeeded. */
export async function convergeRefunds(
  tx: Tx,
  submission: Submission,
  chargeId: string,
  { refunds }: ChargeDetails,
): Promise<boolean> {
  const { db, now } = tx;
  const own = await db.refund.findMany({ where: { chargeId } });
  let isNews = false;
  for (const row of own) {
    const told = refunds.find(({ id }) => id === row.id);
    if (!told) continue;
    const { providerId: providerRefundId, outcome } = told;
    const isDone = outcome === 'succeeded' && row.state === 'approved';
    const isBack = outcome === 'failed' && row.state !== 'failed';
    if (!isDone && !isBack && row.providerRefundId === providerRefundId) continue;
    const end = isDone ? { state: 'succeeded' as const, completedAt: now } : {};
    const failure = isBack ? { state: 'failed' as const, failureMessage: told.failureReason } : {};
    await db.refund.update({ where: { id: row.id }, data: { providerRefundId, ...end, ...failure } });
    const about = aboutMoney(submission, { type: 'Charge', id: chargeId }, Number(row.amountCents));
    if (isDone || isBack) tx.audit({ kind: isDone ? 'refundSent' : 'refundFailed', ...about });
    isNews = true;
  }
  return isNews;
}

/** Records disputes and the inquiries that precede them. Closed ones stay closed. */
export async function convergeDisputes(
  tx: Tx,
  { id: chargeId, teamId }: { id: string; teamId: string },
  { disputes, inquiries }: ChargeDetails,
): Promise<boolean> {
  const { db, now } = tx;
  let isNews = false;
  for (const told of [...disputes, ...inquiries]) {
    const { id: providerDisputeId, status, reason, evidenceDueAt, amount: amountCents } = told;
    const known = await db.chargeDispute.findUnique({ where: { providerDisputeId } });
    const isClosed = told.outcome !== 'opened';
    if (known && (known.status === status || (known.closedAt !== null && !isClosed))) continue;
    // an inquiry that became a dispute needs a new response, even if the inquiry was answered
    const isAskedAnew = known !== null && isInquiry(known.status) && !isInquiry(status) && !isClosed;
    const resetEvidence = isAskedAnew ? { evidenceSentAt: null, evidenceSentById: null } : {};
    const state = {
      status,
      reason,
      evidenceDueAt,
      closedAt: isClosed ? (known?.closedAt ?? now) : null,
      ...resetEvidence,
    };
    const { id: disputeId } = await db.chargeDispute.upsert({
      where: { providerDisputeId },
      update: state,
      create: { ...state, id: newId(), teamId, chargeId, providerDisputeId, amountCents, openedAt: told.at },
    });
    if (!known || isClosed || isAskedAnew) await tx.enqueue('payment/tellDispute', { disputeId });
    isNews = true;
  }
  return isNews;
}
