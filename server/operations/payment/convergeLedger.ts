import type { LedgerKind } from '#domain/payment/ledger.ts';
import { missingLedgerFacts } from '#domain/payment/missingLedgerFacts.ts';
import { needsSettlement } from '#domain/payment/teamShare.ts';
import type { PaymentIntent, Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { announceOwedAgain } from '#server/operations/payment/announceOwedAgain.ts';
import { continueAfterPayment } from '#server/operations/payment/continueAfterPayment.ts';
import { convergeDisputes, convergeRefunds } from '#server/operations/payment/convergeRefundsAndDisputes.ts';
import { intentMetadataKey } from '#server/operations/payment/intentMetadataKey.ts';
import { newConfirmationNumber } from '#server/operations/payment/newConfirmationNumber.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import type { ChargeDetails, ProviderIntent } from '#server/payments/PaymentProvider.ts';

export interface ProviderState {
  readonly intent: ProviderIntent;
  readonly charges: readonly ChargeDetails[];
}

/** The events that people get an email about. */
const told: readonly LedgerKind[] = ['charge_succeeded', 'refund_succeeded'];

/**
 * Adds what the provider knows to the ledger. Entries are only ever added, so reading slightly stale state does no
 * harm. Money is recorded whatever the submission's status. Returns whether the attempt is ours.
 */
export const convergeLedger = operation<ProviderState, boolean>('convergeLedger', async (tx, { intent, charges }) => {
  const found = await held(tx, intent);
  if (found === null) return false;
  const { row, submission } = found;
  const isFollowed = await followIntent(tx, row, intent, charges);
  const isVerified = await followVerification(tx, row, intent);
  const news: News[] = [];
  for (const charge of charges) news.push(await enterCharge(tx, found, charge));
  if (!isFollowed && !isVerified && !news.some(({ isNews }) => isNews)) return true;
  await continueAfterPayment(tx, submission, row.obligationId);
  await recordChange(tx, submission, { kind: 'convergeCharge', data: { paymentId: row.obligationId } });
  const entered = news.flatMap(({ entryIds }) => entryIds);
  await announceOwedAgain(tx, submission, row.obligationId, entered);
  return true;
});

interface News {
  readonly isNews: boolean;
  /** new ledger entries */
  readonly entryIds: readonly string[];
}

interface Held {
  readonly row: PaymentIntent;
  readonly submission: Submission;
}

async function held({ db }: Tx, intent: ProviderIntent): Promise<Held | null> {
  const ours = intent.metadata[intentMetadataKey];
  const named = await db.paymentIntent.findFirst({
    where: {
      OR: [
        { providerIntentId: intent.id },
        // the process that created it died before it could record the id
        ...(ours === undefined ? [] : [{ id: ours, providerIntentId: null }]),
      ],
    },
    include: { obligation: true },
  });
  if (!named) return null;
  const { submissionId: id } = named.obligation;
  await db.$queryRaw`SELECT id FROM submissions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const submission = await db.submission.findUniqueOrThrow({ where: { id } });
  const row = await db.paymentIntent.findUniqueOrThrow({ where: { id: named.id } });
  return { row, submission };
}

/** An attempt ends once: paid is final, but an abandoned one may still turn out to have been paid. */
async function followIntent(
  { db }: Tx,
  { id, state, providerIntentId, updatedAt }: PaymentIntent,
  intent: ProviderIntent,
  charges: readonly ChargeDetails[],
): Promise<boolean> {
  const isPaid = charges.some(({ outcome }) => outcome === 'succeeded');
  const isOver = intent.status === 'canceled' && state === 'live';
  const next = isPaid ? 'succeeded' : isOver ? 'canceled' : state;
  if (next === state && providerIntentId === intent.id) return false;
  await db.paymentIntent.update({ where: { id }, data: { state: next, providerIntentId: intent.id, updatedAt } });
  return next !== state;
}

/** Tracks whether a bank account is waiting for its microdeposits. Returns whether that changed. */
async function followVerification({ db, now }: Tx, row: PaymentIntent, intent: ProviderIntent): Promise<boolean> {
  const { verificationUrl } = intent;
  if (verificationUrl === row.verificationUrl) return false;
  const verifyingSince = verificationUrl === null ? null : (row.verifyingSince ?? now);
  await db.paymentIntent.update({
    where: { id: row.id },
    data: { verificationUrl, verifyingSince, updatedAt: row.updatedAt },
  });
  return true;
}

async function enterCharge(tx: Tx, { row, submission }: Held, details: ChargeDetails): Promise<News> {
  const { db, now } = tx;
  const { teamId, obligationId } = row;
  const providerChargeId = details.id;
  const known = await db.charge.findUnique({ where: { providerChargeId }, include: { ledgerEntries: true } });
  const chargeId = known?.id ?? newId();
  const failureMessage = details.failure?.message ?? null;
  const { unknownStatus, last4: lastDigits } = details;
  if (unknownStatus !== null && unknownStatus !== known?.unknownStatus)
    tx.ctx.services.log.error({ chargeId, unknownStatus }, 'the payment provider reported an unknown charge status');
  if (!known) {
    await db.charge.create({
      data: {
        ...{
          id: chargeId,
          teamId,
          obligationId,
          paymentIntentId: row.id,
          providerChargeId,
          failureMessage,
          unknownStatus,
        },
        confirmationNumber: newConfirmationNumber(),
        method: details.paymentType,
        lastDigits,
        amountCents: details.amount,
        feeCents: details.applicationFee,
        userId: row.createdById,
        createdAt: details.at,
      },
    });
  } else if (
    failureMessage !== known.failureMessage ||
    unknownStatus !== known.unknownStatus ||
    lastDigits !== known.lastDigits
  ) {
    await db.charge.update({ where: { id: chargeId }, data: { failureMessage, unknownStatus, lastDigits } });
  }
  const facts = missingLedgerFacts(
    new Set(known?.ledgerEntries.flatMap(({ externalId }) => externalId ?? [])),
    details,
  );
  const entries = facts.map(({ amount, ...fact }) => ({ ...fact, id: newId(), amountCents: amount }));
  // refunds first: entries for a failed refund depend on whether the provider created it
  const hasRefunds = await convergeRefunds(tx, submission, chargeId, details);
  await db.ledgerEntry.createMany({
    data: entries.map((entry) => ({ ...entry, teamId, obligationId, chargeId, createdAt: now })),
  });
  const hasDisputes = await convergeDisputes(tx, { id: chargeId, teamId }, details);
  if (entries.length > 0 || hasRefunds) await settleWhereNeeded(tx, chargeId);
  // the payer sees immediately that a card was declined, but a bank reports it days later
  const wasUnderWay = known?.ledgerEntries.some(({ kind }) => kind === 'charge_pending') ?? false;
  for (const { id: ledgerEntryId, kind } of entries)
    if (told.includes(kind) || (kind === 'charge_failed' && wasUnderWay))
      await tx.enqueue('payment/tellPayer', { ledgerEntryId });
  return { isNews: entries.length > 0 || hasRefunds || hasDisputes, entryIds: entries.map(({ id }) => id) };
}

async function settleWhereNeeded(tx: Tx, chargeId: string): Promise<void> {
  const entries = await tx.db.ledgerEntry.findMany({ where: { chargeId } });
  if (!needsSettlement(entries.map((entry) => ({ ...entry, amount: Number(entry.amountCents) })))) return;
  await tx.db.charge.updateMany({ where: { id: chargeId, settleSince: null }, data: { settleSince: tx.now } });
  await tx.enqueue('payment/settleCharge', { chargeId }, { key: chargeId });
}
