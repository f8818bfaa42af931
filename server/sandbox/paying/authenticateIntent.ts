import type Stripe from 'stripe';
import { unexpectedState } from '#server/sandbox/api/stripeFailure.ts';
import { idOf } from '#server/sandbox/engine/idOf.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { getPaymentMethod } from '#server/sandbox/methods/paymentMethods.ts';
import { attemptPayment, failIntent } from '#server/sandbox/paying/attemptPayment.ts';
import { getIntent } from '#server/sandbox/paying/paymentIntents.ts';

/** The payer's response to the second step of 3-D Secure. */
export async function authenticateIntent(ctx: WritingContext, id: string, approved: boolean): Promise<void> {
  const intent = await getIntent(ctx.db, id);
  if (intent.status !== 'requires_action') {
    throw unexpectedState(intent, `This PaymentIntent has a status of ${intent.status} and waits for no second step.`);
  }
  const method = await getPaymentMethod(ctx.db, idOf(intent.payment_method) ?? '');
  const answered: Stripe.PaymentIntent = { ...intent, next_action: null };
  if (approved) {
    await attemptPayment(ctx, answered, method);
    return;
  }
  await failIntent(ctx, answered, null, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
      'PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: method,
  });
}
