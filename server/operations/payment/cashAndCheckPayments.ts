import type { Cents } from '#domain/kernel/money.ts';
import { oneLine } from '#domain/kernel/text.ts';
import {
  findReversible,
  receivedAmountProblem,
  receiveRefusal,
  unwaiveRefusal,
  waiveRefusal,
} from '#domain/payment/cashAndCheckPayments.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/ledger.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { aboutMoney } from '#server/operations/audit.ts';
import { operation, type Operation, type Tx } from '#server/operations/operation.ts';
import { announceOwedAgain } from '#server/operations/payment/announceOwedAgain.ts';
import { continueAfterPayment } from '#server/operations/payment/continueAfterPayment.ts';
import { lockPayment, type LockedPayment } from '#server/operations/payment/lockPayment.ts';
import { requireNoOpenAttempt, withoutOpenAttempt } from '#server/operations/payment/withoutOpenAttempt.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

type ByHand = 'check' | 'cash';

export interface ReceivedPayment {
  readonly paymentId: string;
  readonly by: ByHand;
  readonly amount: Cents | null;
  readonly checkNumber: string | null;
}

const receive = operation<ReceivedPayment, null>('receivePayment', async (tx, received) => {
  const { paymentId, by, amount, checkNumber } = received;
  const held = await lockPayment(tx, paymentId, 'receivePayment');
  refuseIf(receiveRefusal(held.payment.state.status));
  const problem = receivedAmountProblem(by, amount, held.payment.state.outstanding);
  refuseProblems(problem ? [problem] : []);
  requireNoOpenAttempt(held.payment);
  const number = by === 'check' && checkNumber !== null ? oneLine(checkNumber) : null;
  const ledgerEntryId = await enter(tx, held, { kind: by, amount: amount ?? 0, checkNumber: number });
  await tx.enqueue('payment/tellPayer', { ledgerEntryId });
  await continueAfterPayment(tx, held.submission, paymentId);
  await announce(tx, held, 'receivePayment', { by, amount });
  tx.audit({ kind: by === 'check' ? 'receiveCheck' : 'receiveCash', ...about(held, amount, { checkNumber: number }) });
  return null;
});

interface Removed {
  readonly paymentId: string;
  readonly by: ByHand;
  /** the entry that the user saw; null for the latest one with this method */
  readonly entryId: string | null;
}

/** Removes a payment that was recorded by mistake, or a returned check. The entry itself stays in the ledger. */
export const removePayment = operation<Removed, null>('removePayment', async (tx, { paymentId, by, entryId }) => {
  const held = await lockPayment(tx, paymentId, 'removePayment');
  const entry = findReversible(held.payment.entries, by, entryId);
  refuseUnless(entry, 'nothingToRemove');
  const removal = await reverse(tx, held, 'removal', entry);
  await announce(tx, held, 'removePayment', { by, amount: entry.amount });
  await announceOwedAgain(tx, held.submission, paymentId, [removal]);
  tx.audit({ kind: by === 'check' ? 'removeCheckPayment' : 'removeCashPayment', ...about(held, entry.amount) });
  return null;
});

const waive = operation<string, null>('waivePayment', async (tx, paymentId) => {
  const held = await lockPayment(tx, paymentId, 'waivePayment');
  const { state, isRequirement, owed } = held.payment;
  refuseIf(waiveRefusal(state, isRequirement));
  requireNoOpenAttempt(held.payment);
  await enter(tx, held, { kind: 'waiver', amount: owed.cents ?? 0 });
  await continueAfterPayment(tx, held.submission, paymentId);
  await announce(tx, held, 'waivePayment');
  tx.audit({ kind: 'waivePayment', ...about(held, owed.cents) });
  return null;
});

export const unwaivePayment: Operation<string, null> = operation('unwaivePayment', async (tx, paymentId: string) => {
  const held = await lockPayment(tx, paymentId, 'waivePayment');
  refuseIf(unwaiveRefusal(held.payment.state.status));
  const entry = findReversible(held.payment.entries, 'waiver');
  refuseUnless(entry, 'paymentNotWaived');
  const ending = await reverse(tx, held, 'waiver_removed', entry);
  await announce(tx, held, 'unwaivePayment');
  await announceOwedAgain(tx, held.submission, paymentId, [ending]);
  tx.audit({ kind: 'unwaivePayment', ...about(held, entry.amount) });
  return null;
});

/** Records a check or cash, once no one can pay the same online. */
export const receivePayment: Operation<ReceivedPayment, null> = withoutOpenAttempt(receive);

/** Waives what is owed, once no one can pay it online. */
export const waivePayment: Operation<string, null> = withoutOpenAttempt(waive);

interface NewEntry {
  readonly kind: LedgerKind;
  readonly amount: Cents;
  readonly checkNumber?: string | null;
  readonly reverses?: string;
}

async function enter(tx: Tx, { payment }: LockedPayment, { amount, ...entry }: NewEntry): Promise<string> {
  const { id } = await tx.db.ledgerEntry.create({
    data: {
      ...entry,
      ...{ id: newId(), teamId: payment.row.teamId, obligationId: payment.id, amountCents: amount },
      createdById: actingUserId(tx.ctx.actor),
      occurredAt: tx.now,
      createdAt: tx.now,
    },
  });
  return id;
}

const reverse = (tx: Tx, held: LockedPayment, kind: LedgerKind, { id, amount }: LedgerEntry): Promise<string> =>
  enter(tx, held, { kind, amount, reverses: id });

const announce = (tx: Tx, { submission, payment }: LockedPayment, kind: ActivityKind, data = {}): Promise<void> =>
  recordChange(tx, submission, { kind, data: { paymentId: payment.id, ...data } });

const about = ({ submission, payment }: LockedPayment, amount: Cents | null, data = {}) =>
  aboutMoney(submission, { type: 'Payment', id: payment.id }, amount, data);
