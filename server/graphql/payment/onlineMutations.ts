import { z } from 'zod';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { BrowserPaymentsType } from '#server/graphql/payment/BrowserPaymentsType.ts';
import { Charge, PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { checkPayment } from '#server/operations/payment/checkPayment.ts';
import { confirmPayment } from '#server/operations/payment/confirmPayment.ts';
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts';
import { payByCard } from '#server/operations/payment/payByCard.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import type { ProviderIntent } from '#server/payments/PaymentProvider.ts';

const BrowserIntentType = builder
  .objectRef<{ readonly intent: ProviderIntent; readonly payments: BrowserPayments }>('BrowserIntent')
  .implement({
    description: 'One attempt to pay, for the browser of the payer and nobody else.',
    fields: (t) => ({
      clientSecret: t.string({
        description: 'Lets the browser pay exactly this attempt.',
        resolve: ({ intent }) => intent.clientSecret,
      }),
      totalCents: t.float({
        description: 'What will be collected, in whole cents.',
        resolve: ({ intent }) => intent.amount,
      }),
      payments: t.field({
        type: BrowserPaymentsType,
        description: 'Where the browser confirms it.',
        resolve: ({ payments }) => payments,
      }),
    }),
  });

/** A key pays for the person who made it. */
function payer({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

verbMutation('createPaymentIntent', {
  description: 'Starts to pay online, or goes on with the viewer’s own attempt. Only one person at a time can.',
  inputDescription: 'What is paid, with what.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What is owed.' }),
    paymentType: t.field({ type: PaymentTypeEnum, required: true, description: 'What is paid with.' }),
    amountCents: t.float({ description: 'Without fees, in whole cents: what the page shows, or the payer decides.' }),
  }),
  may: ['payment', 'pay', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        paymentType,
        amountCents,
      },
    },
  ) => {
    const wish = { paymentId, payerId: payer(ctx), paymentType, amount: amountCents ?? null };
    return { paymentId, ...(await createPaymentIntent(ctx, wish)) };
  },
  outputFields: (t) => ({
    ...paymentOutput(t),
    intent: t.field({
      type: BrowserIntentType,
      description: 'For the browser to confirm.',
      resolve: ({ done: { intent } }, _args, { services }) => ({ intent, payments: services.payments.browser }),
    }),
  }),
});

verbMutation('confirmPayment', {
  description: 'Asks, right before the browser confirms, whether what the payer sees is still what is asked.',
  inputDescription: 'What the page shows.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What is owed.' }),
    paymentType: t.field({ type: PaymentTypeEnum, required: true, description: 'What is paid with.' }),
    amountCents: t.float({ description: 'Without fees, in whole cents.' }),
  }),
  may: ['payment', 'pay', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        paymentType,
        amountCents,
      },
    },
  ) => {
    const wish = { paymentId, payerId: payer(ctx), paymentType, amount: amountCents ?? null };
    return { paymentId, confirmed: await confirmPayment(ctx, wish) };
  },
  outputFields: (t) => ({
    ...paymentOutput(t),
    confirmed: t.boolean({
      description: 'False when the page is out of date.',
      resolve: ({ done: { confirmed } }) => confirmed,
    }),
  }),
});

verbMutation('refreshPayment', {
  description: 'Asks the provider what has become of what is under way: for pages that wait.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The payment.' }),
    everything: t.boolean({ description: 'Also of what has ended, and sends a refund that never left.' }),
  }),
  may: ['payment', 'viewPayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        everything,
      },
    },
  ) => {
    await (everything ? checkPayment(ctx, paymentId) : refreshPayment(ctx, paymentId));
    return { paymentId };
  },
  outputFields: paymentOutput,
});

const cardNumber = z.string().max(40);
const shortNumber = z.string().max(8);

verbMutation('payByCard', {
  description: 'Pays with a card that was typed into a form of ours; providers allow it to few. It is never kept.',
  inputDescription: 'The card.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What is owed.' }),
    amountCents: t.float({ description: 'Without fees, in whole cents.' }),
    holder: t.string({ required: true, validate: line, description: 'The name on the card.' }),
    number: t.string({ required: true, validate: cardNumber, description: 'The number on the card.' }),
    month: t.string({ required: true, validate: shortNumber, description: 'Of expiry, in two digits.' }),
    year: t.string({ required: true, validate: shortNumber, description: 'Of expiry, in four digits.' }),
    verification: t.string({ required: true, validate: shortNumber, description: 'The code on the card.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'pay', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        amountCents,
        number,
        month,
        year,
        verification,
        holder,
        idempotencyKey: key,
      },
    },
  ) => {
    const card = { number, verification, holder, expiryMonth: month, expiryYear: year };
    const order = { paymentId, payerId: payer(ctx), amount: amountCents ?? null, card };
    const chargeId = await payByCard(ctx, order, key);
    return { paymentId, chargeId };
  },
  outputFields: (t) => ({
    ...paymentOutput(t),
    charge: t.prismaField({
      type: Charge,
      description: 'What was collected.',
      resolve: (query, { done: { chargeId } }, _args, { services }) =>
        services.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
    }),
  }),
});
