import { statement } from '#server/database/statement.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const waits = (task: string, key: string): string =>
  `EXISTS (SELECT FROM graphile_worker.jobs w WHERE w.key = '${task}:' || ${key} AND (w.locked_at IS NOT NULL OR w.attempts < w.max_attempts))`;

/** Attempts without a job, checked again after as long as they have existed, at most every six hours (backoff). */
const unseen = statement<[], { readonly intentId: string; readonly runAt: Date }>(
  'sweep_unseen_intents',
  `SELECT i.provider_intent_id AS "intentId", now() + least(now() - i.created_at, interval '6 hours') AS "runAt"
   FROM payment_intents i
   WHERE i.state = 'live' AND i.provider_intent_id IS NOT NULL AND NOT ${waits('payment/convergeCharge', 'i.provider_intent_id')}
   ORDER BY i.created_at LIMIT 200`,
);

/** Attempts that were never recorded, or unpaid for a day; microdeposits can be confirmed for ten days. */
const abandoned = statement<[], { readonly id: string }>(
  'sweep_abandoned_intents',
  `SELECT i.id FROM payment_intents i
   WHERE i.state = 'live' AND NOT EXISTS (SELECT FROM charges c WHERE c.payment_intent_id = i.id
       AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.charge_id = c.id AND e.kind = 'charge_failed'))
     AND (i.verifying_since IS NULL OR i.verifying_since < now() - interval '12 days')
     AND i.updated_at < now() - CASE WHEN i.provider_intent_id IS NULL THEN interval '15 minutes' ELSE interval '1 day' END
     AND NOT ${waits('payment/retireIntent', 'i.id')}
   ORDER BY i.created_at LIMIT 200`,
);

/** Refunds with an unknown outcome and without a job. */
const openRefunds = statement<[], { readonly id: string; readonly runAt: Date }>(
  'sweep_open_refunds',
  `SELECT r.id, CASE WHEN r.provider_refund_id IS NULL THEN now() ELSE now() + interval '1 hour' END AS "runAt"
   FROM refunds r WHERE r.state = 'approved' AND NOT ${waits('payment/sendRefund', 'r.id')}
   ORDER BY r.requested_at LIMIT 200`,
);

/** Charges where a team's balance may not match the ledger, without a job. */
const unsettled = statement<[], { readonly id: string }>(
  'sweep_unsettled_charges',
  `SELECT c.id FROM charges c WHERE c.settle_since IS NOT NULL AND NOT ${waits('payment/settleCharge', 'c.id')}
   ORDER BY c.settle_since LIMIT 200`,
);

/**
 * Accounts whose documents are under review, as often as attempts; the others once a day, since permission can be
 * lost.
 */
const accounts = statement<[], { readonly accountId: string; readonly runAt: Date }>(
  'sweep_merchant_accounts',
  `SELECT m.provider_account_id AS "accountId",
     now() + CASE WHEN m.charges_enabled THEN interval '1 day' ELSE least(now() - m.created_at, interval '6 hours') END AS "runAt"
   FROM merchant_accounts m
   WHERE m.provider_account_id IS NOT NULL AND NOT ${waits('payment/convergeAccount', 'm.provider_account_id')}
   ORDER BY m.updated_at LIMIT 200`,
);

/** Recovers whatever a lost webhook or a dead process has left unfinished. */
export async function sweepPayments(ctx: OperationContext): Promise<void> {
  const { pool } = ctx.services;
  await followUp(ctx, {
    unseen: await unseen.rows(pool, []),
    abandoned: await abandoned.rows(pool, []),
    openRefunds: await openRefunds.rows(pool, []),
    unsettled: await unsettled.rows(pool, []),
    accounts: await accounts.rows(pool, []),
  });
}

interface Found {
  readonly unseen: readonly { readonly intentId: string; readonly runAt: Date }[];
  readonly abandoned: readonly { readonly id: string }[];
  readonly openRefunds: readonly { readonly id: string; readonly runAt: Date }[];
  readonly unsettled: readonly { readonly id: string }[];
  readonly accounts: readonly { readonly accountId: string; readonly runAt: Date }[];
}

const followUp = operation<Found, null>('sweepPayments', async (tx, found) => {
  for (const { intentId, runAt } of found.unseen)
    await tx.enqueue('payment/convergeCharge', { intentId, chargeId: null, eventId: null }, { key: intentId, runAt });
  for (const { id } of found.abandoned) await tx.enqueue('payment/retireIntent', { paymentIntentId: id }, { key: id });
  for (const { id, runAt } of found.openRefunds)
    await tx.enqueue('payment/sendRefund', { refundId: id }, { key: id, runAt });
  for (const { id } of found.unsettled) await tx.enqueue('payment/settleCharge', { chargeId: id }, { key: id });
  for (const { accountId, runAt } of found.accounts)
    await tx.enqueue('payment/convergeAccount', { accountId, eventId: null }, { key: accountId, runAt });
  return null;
});
