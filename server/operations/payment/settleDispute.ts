import { moneyToMove } from '#domain/payment/disputes.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Has the account of a team hold what the ledger says of a disputed payment: the money goes back to the platform, from which the
 * bank took it, and comes again when the dispute is won. What is about to be asked of the provider is noted before, so that a
 * dispute that is decided meanwhile, or a process that dies, leaves nothing half done. Each once. Decision 0067.
 */
export async function settleDispute(ctx: OperationContext, disputeId: string): Promise<void> {
  const { payments } = ctx.services;
  for (let due = await begin(ctx, disputeId); due !== null; due = await begin(ctx, disputeId)) {
    const { chargeId, amount, move } = due;
    const order = { chargeId, amount, reason: `dispute_${disputeId}` };
    const key = `dispute:${disputeId}:${move}`;
    if (move === 'takeBack') {
      const cents = await payments.takeBack({ ...order, transferId: null }, key);
      await noteTakenBack(ctx, { disputeId, cents });
    } else {
      const transferId = await payments.passOnAgain(order, key);
      await notePassedOn(ctx, { disputeId, transferId });
    }
  }
}

interface Due {
  readonly move: 'takeBack' | 'passOn';
  readonly chargeId: string;
  readonly amount: number;
}

const begin = operation<string, Due | null>('settleDispute', async ({ db, now }, id) => {
  await db.$queryRaw`SELECT id FROM charge_disputes WHERE id = ${id}::uuid FOR UPDATE`;
  const dispute = await db.chargeDispute.findUnique({ where: { id }, include: { charge: true } });
  const move = dispute && moneyToMove(dispute);
  const chargeId = dispute?.charge.providerChargeId;
  if (!move || !chargeId) return null;
  if (move === 'passOn') return { move, chargeId, amount: Number(dispute.takenBackCents) };
  if (dispute.takeBackAt === null) await db.chargeDispute.update({ where: { id }, data: { takeBackAt: now } });
  return { move, chargeId, amount: Number(dispute.amountCents) };
});

const noteTakenBack = operation<{ readonly disputeId: string; readonly cents: number }, null>(
  'noteTakenBack',
  async ({ db, now }, { disputeId: id, cents }) => {
    const data = { takenBackAt: now, takenBackCents: cents };
    await db.chargeDispute.updateMany({ where: { id, takenBackAt: null }, data });
    return null;
  },
);

const notePassedOn = operation<{ readonly disputeId: string; readonly transferId: string }, null>(
  'notePassedOn',
  async ({ db, now }, { disputeId: id, transferId }) => {
    const data = { passedOnAt: now, passedOnTransfer: transferId };
    await db.chargeDispute.updateMany({ where: { id, passedOnAt: null }, data });
    return null;
  },
);
