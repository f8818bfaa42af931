import type { ChargedEntry } from '#domain/metrics/feeMovements.ts';
import { nextSettlement, teamShare } from '#domain/payment/teamShare.ts';
import type { Settlement } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { ChargeTransfers } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Makes the balance of a team's account match the ledger for a charge. The money of a dispute returns to the
 * platform, from which the bank took it, and is transferred again if the dispute is won or a refund fails. Each
 * transfer is recorded under its own key before the provider is called, so that a crash neither loses nor repeats
 * one. See decision 0067.
 */
export async function settleCharge(ctx: OperationContext, chargeId: string): Promise<void> {
  const { payments } = ctx.services;
  for (;;) {
    const state = await look(ctx, chargeId);
    if (state === null) return;
    if (state.inProgress !== null) {
      await move(ctx, state.providerChargeId, state.inProgress);
      continue;
    }
    const held = await payments.heldOf(state.providerChargeId, state.transfers);
    if ((await noteSettlement(ctx, { chargeId, held, seen: state })) === 'settled') return;
  }
}

interface State {
  readonly providerChargeId: string;
  readonly inProgress: Settlement | null;
  /** separate transfers for this charge, oldest first */
  readonly transfers: readonly string[];
  readonly share: number;
  readonly settlements: number;
}

/**
 * Null if there is nothing to do, or nothing can be decided yet: a refund that hasn't been sent moves money only when
 * it is.
 */
async function stateOf({ db }: Tx, id: string): Promise<State | null> {
  await db.$queryRaw`SELECT id FROM charges WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const charge = await db.charge.findUnique({
    where: { id },
    include: {
      ledgerEntries: true,
      refunds: true,
      paymentIntent: true,
      settlements: { orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] },
    },
  });
  if (!charge?.providerChargeId) return null;
  const { settlements, refunds, providerChargeId, method, amountCents, feeCents, paymentIntent } = charge;
  const inProgress = settlements.find(({ doneAt }) => doneAt === null) ?? null;
  if (inProgress === null && charge.settleSince === null) return null;
  if (inProgress === null && refunds.some(({ state, providerRefundId }) => state === 'approved' && !providerRefundId))
    return null;
  const [whole, fee] = [Number(amountCents), Number(feeCents)];
  const providerFee = Math.min(Number(paymentIntent?.feeCents ?? feeCents), fee);
  const refused = refunds.filter(({ state, providerRefundId }) => state === 'failed' && !providerRefundId);
  const entries = charge.ledgerEntries.map((entry): ChargedEntry => {
    const wasRefused = refused.some((refund) => entry.externalId === `${refund.id}/refund_failed`);
    return { ...entry, amount: Number(entry.amountCents), method, charge: { whole, fee, providerFee }, wasRefused };
  });
  return {
    ...{ providerChargeId, inProgress, share: teamShare(entries), settlements: settlements.length },
    transfers: settlements.flatMap(({ amountCents: cents, transfer }) => (cents > 0n && transfer ? [transfer] : [])),
  };
}

const look = operation<string, State | null>('settleCharge', (tx, chargeId) => stateOf(tx, chargeId));

interface ReadState {
  readonly chargeId: string;
  readonly held: ChargeTransfers | null;
  /** the ledger's state before the provider was called */
  readonly seen: State;
}

/** The provider's state is stale if the ledger has changed since; then everything is read again. */
const noteSettlement = operation<ReadState, 'settled' | 'goesOn'>(
  'noteSettlement',
  async (tx, { chargeId, held, seen }) => {
    const { db, now } = tx;
    const state = await stateOf(tx, chargeId);
    if (state === null) return 'settled';
    if (state.inProgress || state.share !== seen.share || state.settlements !== seen.settlements) return 'goesOn';
    const next = held && nextSettlement(state.share, held.cents, held.transfers);
    if (next === null) {
      await db.charge.update({ where: { id: chargeId }, data: { settleSince: null } });
      return 'settled';
    }
    const { teamId } = await db.charge.findUniqueOrThrow({ where: { id: chargeId } });
    const id = newId();
    const { amount: amountCents, transfer } = next;
    await db.settlement.create({
      data: { id, teamId, chargeId, amountCents, transfer, reason: `settlement_${id}`, askedAt: now },
    });
    return 'goesOn';
  },
);

async function move(ctx: OperationContext, chargeId: string, settlement: Settlement): Promise<void> {
  const { id, reason, amountCents, transfer } = settlement;
  const { payments } = ctx.services;
  if (amountCents > 0n) {
    const order = { chargeId, amount: Number(amountCents), reason };
    await settled(ctx, { id, transfer: await payments.transferAgain(order, reason), cents: order.amount });
  } else if (transfer !== null) {
    const order = { transferId: transfer, amount: -Number(amountCents), reason };
    await settled(ctx, { id, transfer, cents: -(await payments.reverseTransfer(order, reason)) });
  }
}

interface Done {
  readonly id: string;
  readonly transfer: string;
  readonly cents: number;
}

const settled = operation<Done, null>('settled', async ({ db, now }, { id, transfer, cents }) => {
  const data = { transfer, amountCents: cents, doneAt: now };
  await db.settlement.updateMany({ where: { id, doneAt: null }, data });
  return null;
});
