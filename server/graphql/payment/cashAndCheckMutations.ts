import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, recordId } from '#server/graphql/inputTexts.ts';
import { PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import {
  receivePayment,
  removePayment,
  unwaivePayment,
  waivePayment,
} from '#server/operations/payment/cashAndCheckPayments.ts';
import { choosePaymentMethod } from '#server/operations/payment/choosePaymentMethod.ts';

defineMutation('choosePaymentMethod', {
  description: 'Records how the payer intends to pay.',
  inputDescription: 'The payment and one of its accepted methods.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment.' }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'The method the payer chose.' }),
  }),
  may: ['payment', 'choosePaymentMethod', ({ input }) => input.paymentId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        method,
      },
    },
    key,
  ) => {
    await choosePaymentMethod(ctx, { paymentId, method }, key);
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        amountCents,
        checkNumber,
      },
    },
    key,
  ) => {
    const check = { by: 'check', amount: amountCents ?? null, checkNumber: checkNumber ?? null } as const;
    await receivePayment(ctx, { paymentId, ...check }, key);
    return { paymentId };
  },
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        amountCents,
      },
    },
    key,
  ) => {
    await receivePayment(ctx, { paymentId, by: 'cash', amount: amountCents ?? null, checkNumber: null }, key);
    return { paymentId };
  },
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        entryId,
      },
    },
    key,
  ) => {
    await removePayment(ctx, { paymentId, by: 'check', entryId: entryId ?? null }, key);
    return { paymentId };
  },
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        entryId,
      },
    },
    key,
  ) => {
    await removePayment(ctx, { paymentId, by: 'cash', entryId: entryId ?? null }, key);
    return { paymentId };
  },
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
      },
    },
    key,
  ) => {
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
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
      },
    },
    key,
  ) => {
    await unwaivePayment(ctx, paymentId, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});
