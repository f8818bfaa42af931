import { formatUsd } from '#domain/kernel/money.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { operation } from '#server/operations/operation.ts';
import { intentMetadataKey } from '#server/operations/payment/intentMetadataKey.ts';
import type { ProviderIntent } from '#server/payments/PaymentProvider.ts';
import { PaymentsRefused } from '#server/payments/providerErrors.ts';
import { providerRefusal } from '#server/payments/providerRefusal.ts';
import type { OperationContext } from '#server/Services.ts';

const withWhat = {
  team: { include: { merchantAccount: true } },
  obligation: {
    include: { submission: { include: { masterTemplate: true } }, activeStep: { include: { step: true } } },
  },
} satisfies Prisma.PaymentIntentInclude;

/**
 * The attempt as the provider has it. If its id was never recorded, because the process died or the connection broke,
 * it is created again with the same idempotency key, which returns the existing one.
 */
export async function retrieveProviderIntent(ctx: OperationContext, intentId: string): Promise<ProviderIntent> {
  const { db, payments } = ctx.services;
  const row = await db.paymentIntent.findUniqueOrThrow({ where: { id: intentId }, include: withWhat });
  if (row.providerIntentId !== null) return payments.retrieveIntent(row.providerIntentId);
  const accountId = row.team.merchantAccount?.providerAccountId;
  if (!accountId) {
    await abandonIntent(ctx, { intentId, providerIntentId: null });
    throw new Refusal('chargesNotEnabled');
  }
  const { submission, activeStep } = row.obligation;
  try {
    const intent = await payments.createIntent(
      {
        amount: Number(row.amountCents),
        paymentTypes: [row.paymentType],
        accountId,
        applicationFee: Number(row.feeCents + row.platformFeeCents),
        description: `${submission.masterTemplate.name} ${submission.scopedId}: ${activeStep.step.name ?? formatUsd(Number(row.amountCents))}`,
        metadata: { [intentMetadataKey]: row.id, obligation_id: row.obligationId },
      },
      row.idempotencyKey,
    );
    await recordIntent(ctx, { intentId, providerIntentId: intent.id });
    return intent;
  } catch (error) {
    if (error instanceof PaymentsRefused) {
      ctx.services.log.warn({ err: error, intentId }, 'the payment provider rejected a payment attempt');
      await abandonIntent(ctx, { intentId, providerIntentId: null });
    }
    throw error;
  }
}

/** Turns provider errors that a person can act on into refusals; others stay faults. */
export async function refuseOnProviderError<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw providerRefusal(error) ?? error;
  }
}

const recordIntent = operation<{ intentId: string; providerIntentId: string }, null>(
  'recordIntent',
  async (tx, { intentId, providerIntentId }) => {
    await tx.db.paymentIntent.updateMany({
      where: { id: intentId, providerIntentId: null },
      data: { providerIntentId, updatedAt: tx.now },
    });
    await tx.enqueue(
      'payment/convergeCharge',
      { intentId: providerIntentId, chargeId: null, eventId: null },
      { key: providerIntentId, runAt: new Date(tx.now.getTime() + firstLookMs) },
    );
    return null;
  },
);

/** A fallback for lost webhooks, which normally arrive sooner. */
const firstLookMs = 5 * 60_000;

/** The provider doesn't have it: the next attempt starts over. If it was paid after all, that is entered as usual. */
export const abandonIntent = operation<{ intentId: string; providerIntentId: string | null }, null>(
  'abandonIntent',
  async ({ db }, { intentId: id, providerIntentId }) => {
    await db.paymentIntent.updateMany({
      where: { id, state: 'live', providerIntentId },
      data: { state: 'failed' },
    });
    return null;
  },
);
