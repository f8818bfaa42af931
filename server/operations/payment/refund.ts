import type { Cents } from '#domain/kernel/money.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { chargeStatus, refundableAmount } from '#domain/payment/chargeStatus.ts';
import { factId, type LedgerEntry } from '#domain/payment/ledger.ts';
import {
  approveRefundRefusal,
  cancelRefundRefusal,
  firstRefundState,
  refundedAmount,
  requestRefundRefusal,
} from '#domain/payment/refunds.ts';
import type { Charge, Refund, Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { aboutMoney } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { approversOf, mailAuthorities } from '#server/operations/payment/mailAuthorities.ts';
import { refuseIf, refuseAt, refuseUnless } from '#server/operations/refusals.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface NewRefundRequest {
  readonly chargeId: string;
  readonly requesterId: string;
  readonly reason: string | null;
  readonly amount: Cents | null;
  /** refunds everything that is left of the charge, if no amount is given */
  readonly everything: boolean;
}

/** Requests a refund. It is sent to the provider immediately unless the team requires a second person's approval. */
export const requestRefund = operation<NewRefundRequest, string>('requestRefund', async (tx, wish) => {
  const { chargeId, requesterId, reason } = wish;
  const { charge, submission, entries } = await holdCharge(tx, chargeId);
  const earlier = await tx.db.refund.findMany({ where: { chargeId }, select: { state: true } });
  const rest = refundableAmount(entries);
  await guard(tx, 'requestRefund');
  const wanted = refundedAmount(rest, wish);
  if (!wanted.ok) throw new InvalidInput([{ path: 'amountCents', code: wanted.error }]);
  const amount = wanted.value;
  const facts = { status: chargeStatus(entries), refundable: rest, refunds: earlier.map(({ state }) => state) };
  const refusal = requestRefundRefusal(facts, amount);
  if (refusal === 'refundAmountInvalid') refuseAt('amountCents', refusal);
  refuseIf(refusal);
  const { refundAuthorizationRequired } = await tx.db.team.findUniqueOrThrow({ where: { id: charge.teamId } });
  const state = firstRefundState(refundAuthorizationRequired);
  const waiting = { masterTemplateId: submission.masterTemplateId, requesterId };
  if (state === 'requested' && (await approversOf(tx, waiting)).length === 0) throw new Refusal('refundNobodyApproves');
  const id = newId();
  const refund = await tx.db.refund.create({
    data: {
      ...{ id, teamId: charge.teamId, chargeId, state, amountCents: amount, reason },
      idempotencyKey: `refund:${id}`,
      requestedById: requesterId,
      requestedAt: tx.now,
    },
  });
  if (state === 'approved') await send(tx, charge, refund);
  else await mailAuthorities(tx, { ...waiting, refundId: id, submissionId: submission.id, chargeId, amount, reason });
  await recordChange(tx, submission, { kind: 'requestRefund', data: { chargeId, amount } });
  tx.audit({ kind: 'requestRefund', ...aboutMoney(submission, { type: 'Charge', id: chargeId }, amount, { reason }) });
  return id;
});

export const approveRefund = operation<{ refundId: string; approverId: string }, string>(
  'approveRefund',
  async (tx, { refundId, approverId }) => {
    const { refund, charge, submission } = await holdRefund(tx, refundId);
    await guard(tx, 'approveRefund');
    refuseIf(approveRefundRefusal(refund, approverId));
    await tx.db.refund.update({
      where: { id: refundId },
      data: { state: 'approved', authorizedById: approverId, authorizedAt: tx.now },
    });
    await send(tx, charge, refund);
    await recordChange(tx, submission, { kind: 'approveRefund', data: { chargeId: charge.id } });
    tx.audit({ kind: 'approveRefund', ...aboutRefund(submission, refund) });
    return refundId;
  },
);

export const cancelRefund = operation<string, string>('cancelRefund', async (tx, refundId) => {
  const { refund, charge, submission } = await holdRefund(tx, refundId);
  refuseIf(cancelRefundRefusal(refund));
  await tx.db.refund.update({ where: { id: refundId }, data: { state: 'canceled', canceledAt: tx.now } });
  await recordChange(tx, submission, { kind: 'cancelRefund', data: { chargeId: charge.id } });
  tx.audit({ kind: 'cancelRefund', ...aboutRefund(submission, refund) });
  return refundId;
});

const aboutRefund = (submission: Submission, { chargeId, amountCents }: Refund) =>
  aboutMoney(submission, { type: 'Charge', id: chargeId }, Number(amountCents));

interface HeldCharge {
  readonly charge: Charge;
  readonly submission: Submission;
  readonly entries: readonly LedgerEntry[];
}

/** Money can be refunded whatever the submission's status, even if it was deleted. */
async function holdCharge({ db }: Tx, id: string): Promise<HeldCharge> {
  const named = await db.charge.findUnique({ where: { id }, include: { obligation: true } });
  refuseUnless(named, 'outdated');
  const { submissionId } = named.obligation;
  await db.$queryRaw`SELECT id FROM submissions WHERE id = ${submissionId}::uuid FOR NO KEY UPDATE`;
  const submission = await db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const { ledgerEntries, ...charge } = await db.charge.findUniqueOrThrow({
    where: { id },
    include: { ledgerEntries: true },
  });
  const entries = ledgerEntries.map(({ amountCents, ...entry }) => ({ ...entry, amount: Number(amountCents) }));
  return { charge, submission, entries };
}

async function holdRefund(tx: Tx, id: string): Promise<HeldCharge & { readonly refund: Refund }> {
  const named = await tx.db.refund.findUnique({ where: { id }, select: { chargeId: true } });
  refuseUnless(named, 'outdated');
  const held = await holdCharge(tx, named.chargeId);
  return { ...held, refund: await tx.db.refund.findUniqueOrThrow({ where: { id } }) };
}

/**
 * Marks the refund as pending, with the external id that the provider's event will have, so that it is entered only
 * once.
 */
async function send(tx: Tx, { id: chargeId, teamId, obligationId }: Charge, refund: Refund): Promise<void> {
  await tx.db.ledgerEntry.create({
    data: {
      ...{ id: newId(), teamId, obligationId, chargeId, kind: 'refund_pending', amountCents: refund.amountCents },
      externalId: factId(refund.id, 'refund_pending'),
      createdById: refund.requestedById,
      occurredAt: tx.now,
      createdAt: tx.now,
    },
  });
  await tx.enqueue('payment/sendRefund', { refundId: refund.id }, { key: refund.id });
}
