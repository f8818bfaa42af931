import { defineMutation, type IdempotencyKey } from '#server/graphql/defineMutation.ts';
import { recordId, shortText } from '#server/graphql/inputTexts.ts';
import { PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import {
  receivePayment,
  removePayment,
  unwaivePayment,
  waivePayment,
} from '#server/operations/payment/cashAndCheckPayments.ts';
import { choosePaymentMethod } from '#server/operations/payment/choosePaymentMethod.ts';

type ByHand = 'check' | 'cash';

interface Receipt {
  readonly paymentId: { readonly id: string };
  readonly amountCents?: number | null | undefined;
  readonly checkNumber?: string | null | undefined;
}

async function receive(ctx: RequestContext, by: ByHand, given: Receipt, key: IdempotencyKey) {
  const paymentId = given.paymentId.id;
  const { amountCents: amount = null, checkNumber = null } = given;
  await receivePayment(ctx, { paymentId, by, amount, checkNumber }, key);
  return { paymentId };
}

interface Removal {
  readonly paymentId: { readonly id: string };
  readonly entryId?: string | null | undefined;
}

async function remove(ctx: RequestContext, by: ByHand, { paymentId: { id }, entryId }: Removal, key: IdempotencyKey) {
  await removePayment(ctx, { paymentId: id, by, entryId: entryId ?? null }, key);
  return { paymentId: id };
}

defineMutation('choosePaymentMethod', {
  description: 'Records how the payer intends to pay.',
  inputDescription: 'The payment and one of its accepted methods.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'The method the payer chose.' }),
  }),
  may: ['payment', 'choosePaymentMethod', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: async (ctx, { input }, key) => {
    const paymentId = input.paymentId.id;
    await choosePaymentMethod(ctx, { paymentId, method: input.method }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

defineMutation('receiveCheck', {
  description: 'Records a check that staff received.',
  inputDescription: 'The check to record.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment that the check pays.' }),
    amountCents: t.float({ description: 'The amount of the check, in cents.' }),
    checkNumber: t.string({ validate: shortText, description: 'The number printed on the check.' }),
  }),
  may: ['payment', 'receivePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: (ctx, { input }, key) => receive(ctx, 'check', input, key),
  outputFields: paymentOutput,
});

defineMutation('receiveCash', {
  description: 'Records cash that staff received.',
  inputDescription: 'The cash to record.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment that the cash pays.' }),
    amountCents: t.float({ description: 'The amount of cash, in cents.' }),
  }),
  may: ['payment', 'receivePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: (ctx, { input }, key) => receive(ctx, 'cash', input, key),
  outputFields: paymentOutput,
});

defineMutation('removeCheckPayment', {
  description: 'Removes a check that was recorded by mistake or returned.',
  inputDescription: 'The check to remove.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment that the check was recorded for.' }),
    entryId: t.string({ validate: recordId, description: 'The ID of the recorded check. Defaults to the latest one.' }),
  }),
  may: ['payment', 'removePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: (ctx, { input }, key) => remove(ctx, 'check', input, key),
  outputFields: paymentOutput,
});

defineMutation('removeCashPayment', {
  description: 'Removes cash that was recorded by mistake or returned.',
  inputDescription: 'The cash to remove.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment that the cash was recorded for.' }),
    entryId: t.string({
      validate: recordId,
      description: 'The ID of the recorded cash. Defaults to the latest entry.',
    }),
  }),
  may: ['payment', 'removePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: (ctx, { input }, key) => remove(ctx, 'cash', input, key),
  outputFields: paymentOutput,
});

defineMutation('waivePayment', {
  description: 'Waives a payment, so that it is no longer requested.',
  inputDescription: 'The payment to waive. Payment requirements added by staff can’t be waived.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
  }),
  may: ['payment', 'waivePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: async (ctx, { input }, key) => {
    const paymentId = input.paymentId.id;
    await waivePayment(ctx, paymentId, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

defineMutation('unwaivePayment', {
  description: 'Removes the waiver of a payment, so that it is requested again.',
  inputDescription: 'The payment to request again.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of a waived payment.' }),
  }),
  may: ['payment', 'waivePayment', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: async (ctx, { input }, key) => {
    const paymentId = input.paymentId.id;
    await unwaivePayment(ctx, paymentId, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});
