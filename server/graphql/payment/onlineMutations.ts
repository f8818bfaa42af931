import { z } from 'zod';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { BrowserPaymentsType } from '#server/graphql/payment/BrowserPaymentsType.ts';
import { Charge, PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { checkPayment } from '#server/operations/payment/checkPayment.ts';
import { confirmPayment } from '#server/operations/payment/confirmPayment.ts';
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts';
import { payByCard } from '#server/operations/payment/payByCard.ts';
import { refreshPayment } from '#server/operations/payment/refreshPayment.ts';
import type { ProviderIntent } from '#server/payments/PaymentProvider.ts';

const BrowserIntentType = builder
  .objectRef<{ readonly intent: ProviderIntent; readonly payments: BrowserPayments }>('BrowserIntent')
  .implement({
    description: 'An attempt to pay online, for use only in the payer’s own browser.',
    fields: (t) => ({
      clientSecret: t.string({
        description: 'The client secret that lets the browser confirm this attempt and no other.',
        resolve: ({ intent }) => intent.clientSecret,
      }),
      totalCents: t.float({
        description: 'The total amount to be charged in cents, including fees that the payer covers.',
        resolve: ({ intent }) => intent.amount,
      }),
      payments: t.field({
        type: BrowserPaymentsType,
        description: 'How the browser connects to the payment provider to confirm the payment.',
        resolve: ({ payments }) => payments,
      }),
    }),
  });

/** An API token pays as the person who created it. */
function payer({ actor }: RequestContext): string {
  const userId = actingUserId(actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  return userId;
}

defineMutation('createPaymentIntent', {
  description: 'Starts an online payment, or continues the viewer’s own attempt. Only one person can pay at a time.',
  inputDescription: 'The payment and how to pay it.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    paymentType: t.field({ type: PaymentTypeEnum, required: true, description: 'How to pay online.' }),
    amountCents: t.float({
      description:
        'The amount in cents, excluding fees: what the page shows, or what the payer entered if they decide the amount.',
    }),
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
      description: 'The payment attempt for the browser to confirm.',
      resolve: ({ done: { intent } }, _args, { services }) => ({ intent, payments: services.payments.browser }),
    }),
  }),
});

defineMutation('confirmPayment', {
  description:
    'Checks that the amount the payer sees is still due. Call this right before the browser confirms the payment.',
  inputDescription: 'The payment details shown on the page.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    paymentType: t.field({ type: PaymentTypeEnum, required: true, description: 'How to pay online.' }),
    amountCents: t.float({ description: 'The amount in cents, excluding fees.' }),
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
      description: 'Whether the payment can be confirmed. False if the page is out of date.',
      resolve: ({ done: { confirmed } }) => confirmed,
    }),
  }),
});

defineMutation('refreshPayment', {
  description: 'Fetches the status of pending charges and refunds from the provider, for pages that wait for a result.',
  inputDescription: 'The payment to refresh.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    everything: t.boolean({
      description:
        'Whether to also check attempts that have ended, and to send approved refunds that never reached the provider.',
    }),
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

defineMutation('payByCard', {
  description:
    'Pays with a card number entered in a Portico form. Few providers allow this. The number is never stored.',
  inputDescription: 'The payment and the card to charge.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    amountCents: t.float({ description: 'The amount in cents, excluding fees.' }),
    holder: t.string({ required: true, validate: shortText, description: 'The name on the card.' }),
    number: t.string({ required: true, validate: cardNumber, description: 'The card number.' }),
    month: t.string({
      required: true,
      validate: shortNumber,
      description: 'The month the card expires, as two digits.',
    }),
    year: t.string({
      required: true,
      validate: shortNumber,
      description: 'The year the card expires, as four digits.',
    }),
    verification: t.string({ required: true, validate: shortNumber, description: 'The security code on the card.' }),
  }),
  may: ['payment', 'pay', ({ input }) => input.paymentId.id],
  idempotent: true,
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
      },
    },
    key,
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
      description: 'The new charge.',
      resolve: (query, { done: { chargeId } }, _args, { services }) =>
        services.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
    }),
  }),
});
