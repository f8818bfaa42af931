import type Stripe from 'stripe';
import { bankAccountId } from '#server/sandbox/balance/bankAccountId.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { RecordKind, SandboxRecords } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';
import { emitEvent } from '#server/sandbox/webhooks/emitEvent.ts';

const daysToArrive = 2;

/** Pays out the full balance of a team's account. */
export async function payOut(ctx: WritingContext, accountId: string): Promise<void> {
  const amount = await balanceOf(ctx.db, accountId);
  if (amount <= 0) return;
  const id = newId('po');
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: ctx.now + daysToArrive * 86_400,
    automatic: true,
    balance_transaction: newId('txn'),
    created: ctx.now,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: bankAccountId(accountId),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  await ctx.db.put('payout', id, payout);
  await emitEvent(ctx, 'payout.created', payout);
  await emitEvent(ctx, 'payout.paid', payout);
}

/** Transfers minus reversals, fees, and payouts. */
async function balanceOf(db: SandboxReading, account: string): Promise<number> {
  const transfers = await all(db, 'transfer', { destination: account });
  const fees = await all(db, 'application_fee', { account });
  const payouts = await all(db, 'payout', { destination: bankAccountId(account) });
  const held = transfers.reduce((sum, { amount, amount_reversed: reversed }) => sum + amount - reversed, 0);
  const kept = fees.reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0);
  return held - kept - payouts.reduce((sum, { amount }) => sum + amount, 0);
}

const step = 100;

async function all<Kind extends RecordKind>(
  db: SandboxReading,
  kind: Kind,
  match: Readonly<Record<string, string>>,
): Promise<readonly SandboxRecords[Kind][]> {
  const found: SandboxRecords[Kind][] = [];
  for (;;) {
    const last = found.at(-1) as { readonly id: string } | undefined;
    const page = await db.list(kind, { match, olderThanId: last?.id, order: 'newestFirst', limit: step });
    found.push(...page);
    if (page.length < step) return found;
  }
}
