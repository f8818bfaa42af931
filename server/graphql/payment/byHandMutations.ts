import { line, recordId, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { receivePayment, removePayment, unwaivePayment, waivePayment } from '#server/operations/payment/byHand.ts';
import { choosePaymentMethod } from '#server/operations/payment/choosePaymentMethod.ts';

verbMutation('choosePaymentMethod', {
  description: 'Notes how somebody means to pay.',
  inputDescription: 'One of the accepted methods.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The payment.' }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'How.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'choosePaymentMethod', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        method,
        idempotencyKey: key,
      },
    },
  ) => {
    await choosePaymentMethod(ctx, { paymentId, method }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('receiveCheck', {
  description: 'Records a check that staff hold in their hands.',
  inputDescription: 'The check.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What it pays.' }),
    amountCents: t.float({ description: 'Its amount in whole cents.' }),
    checkNumber: t.string({ validate: line, description: 'What is printed on it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'receivePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        amountCents,
        checkNumber,
        idempotencyKey: key,
      },
    },
  ) => {
    const check = { by: 'check', amount: amountCents ?? null, checkNumber: checkNumber ?? null } as const;
    await receivePayment(ctx, { paymentId, ...check }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('receiveCash', {
  description: 'Records cash that staff hold in their hands.',
  inputDescription: 'The cash.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What it pays.' }),
    amountCents: t.float({ description: 'How much, in whole cents.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'receivePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        amountCents,
        idempotencyKey: key,
      },
    },
  ) => {
    await receivePayment(ctx, { paymentId, by: 'cash', amount: amountCents ?? null, checkNumber: null }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('removeCheckPayment', {
  description: 'Takes back a check that was recorded by mistake, or was returned.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What the check paid.' }),
    entryId: t.string({ validate: recordId, description: 'Which of what was received; the latest when left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'removePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        entryId,
        idempotencyKey: key,
      },
    },
  ) => {
    await removePayment(ctx, { paymentId, by: 'check', entryId: entryId ?? null }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('removeCashPayment', {
  description: 'Takes back cash that was recorded by mistake, or was returned.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What the cash paid.' }),
    entryId: t.string({ validate: recordId, description: 'Which of what was received; the latest when left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'removePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        entryId,
        idempotencyKey: key,
      },
    },
  ) => {
    await removePayment(ctx, { paymentId, by: 'cash', entryId: entryId ?? null }, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('waivePayment', {
  description: 'Asks for no money any more.',
  inputDescription: 'Which payment; none that staff asked for beside the steps.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The payment.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'waivePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        idempotencyKey: key,
      },
    },
  ) => {
    await waivePayment(ctx, paymentId, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});

verbMutation('unwaivePayment', {
  description: 'Asks for the money again.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'A payment that was waived.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['payment', 'waivePayment', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
        idempotencyKey: key,
      },
    },
  ) => {
    await unwaivePayment(ctx, paymentId, key);
    return { paymentId };
  },
  outputFields: paymentOutput,
});
