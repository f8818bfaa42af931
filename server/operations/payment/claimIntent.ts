import type { Cents } from '#domain/kernel/money.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { refusalKinds, type RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { quote, type Quote } from '#domain/payment/fees.ts';
import { intentFor } from '#domain/payment/intents.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import { payableAmount } from '#domain/payment/onlineAmount.ts';
import { methodRefusal } from '#domain/payment/PaymentConfig.ts';
import { dueNow } from '#domain/payment/paymentStatus.ts';
import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { newId } from '#server/newId.ts';
import { freezeAnswers } from '#server/operations/answer/freezeAnswers.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { lockPayment, type LockedPayment } from '#server/operations/payment/lockPayment.ts';
import { refuseSuspended } from '#server/operations/team/suspension.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

export interface IntentInput {
  readonly paymentId: string;
  readonly payerId: string;
  readonly paymentType: PaymentType;
  /** the amount that the payer saw, or chose if they may; without fees */
  readonly amount: Cents | null;
}

export interface IntentClaim {
  readonly intentId: string;
  /** another attempt, at another price or with another method, that must be canceled first */
  readonly isInTheWay: boolean;
}

/**
 * The current price of what is still owed, if it can be paid online with this method. Refuses if the payer saw
 * another amount.
 */
export function priceOf(
  { owed, state, config, accepted }: Payment,
  wish: Pick<IntentInput, 'amount' | 'paymentType'>,
): Quote {
  const refusal = methodRefusal('creditcard', accepted);
  if (refusal !== null) throw new Refusal(refusal);
  const payable = payableAmount(dueNow(owed, state), wish.amount);
  if (!payable.ok) throw refusalOfAmount(payable.error);
  return quote(payable.value, wish.paymentType, config);
}

/** Decides under the submission's lock who pays and at what price. Doesn't call the provider. */
export const claimIntent = operation<IntentInput, IntentClaim>('claimIntent', async (tx, wish) => {
  const held = await lockPayment(tx, wish.paymentId, 'pay');
  const { payment } = held;
  await refuseSuspended(tx, held.submission.teamId);
  const price = priceOf(payment, wish);
  const live = payment.liveIntent;
  const decision = intentFor(
    payment.state.status,
    live && {
      payerId: live.createdById ?? '',
      total: Number(live.amountCents),
      paymentType: live.paymentType,
      touchedAt: live.updatedAt,
      isProcessing: false, // the ledger knows; callers converge the payment first
    },
    { payerId: wish.payerId, total: price.total, paymentType: wish.paymentType },
    tx.now,
  );
  switch (decision.kind) {
    case 'refuse':
      throw new Refusal(decision.code, live?.createdBy ? { payer: live.createdBy.name } : {});
    case 'create':
      return { intentId: await create(tx, held, wish, price), isInTheWay: false };
    case 'reuse':
      return { intentId: await touch(tx, live), isInTheWay: false };
    case 'replace':
      return { intentId: live?.id ?? '', isInTheWay: true };
  }
});

/** The frozen answers that a calculated price is based on; null for a fixed price. */
async function answersOfPrice(tx: Tx, { payment, submission }: LockedPayment): Promise<string | null> {
  if (!payment.config.calculated) return null;
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submission.id], tx.queries);
  return evaluated ? (await freezeAnswers(tx, evaluated, allAnswers(evaluated.evaluation.form))).id : null;
}

async function create(tx: Tx, held: LockedPayment, wish: IntentInput, price: Quote): Promise<string> {
  const { payment } = held;
  const id = newId();
  const frozenAnswersId = await answersOfPrice(tx, held);
  await tx.db.paymentIntent.create({
    data: {
      ...{ id, teamId: payment.row.teamId, obligationId: payment.id, paymentType: wish.paymentType },
      amountCents: price.total,
      feeCents: price.processingFee,
      platformFeeCents: price.platformFee,
      idempotencyKey: `intent:${id}`,
      createdById: wish.payerId,
      frozenAnswersId,
      createdAt: tx.now,
      updatedAt: tx.now,
    },
  });
  await tx.db.obligation.update({ where: { id: payment.id }, data: { paymentMethod: 'creditcard' } });
  return id;
}

async function touch(tx: Tx, live: Payment['liveIntent']): Promise<string> {
  if (live === null) throw new Error('there is no attempt to go on with');
  await tx.db.paymentIntent.update({ where: { id: live.id }, data: { updatedAt: tx.now } });
  return live.id;
}

function refusalOfAmount(code: RefusalCode): Error {
  return refusalKinds[code] === 'invalid' ? new InvalidInput([{ path: 'amountCents', code }]) : new Refusal(code);
}
