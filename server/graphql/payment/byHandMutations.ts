import { line } from '#server/graphql/inputTexts.ts';
import { PaymentMethodEnum } from '#server/graphql/payment/Payment.ts';
import { paymentMutation } from '#server/graphql/payment/paymentMutation.ts';
import { receivePayment, removePayment, unwaivePayment, waivePayment } from '#server/operations/payment/byHand.ts';
import { choosePaymentMethod } from '#server/operations/payment/choosePaymentMethod.ts';

paymentMutation('choosePaymentMethod', {
  description: 'Notes how somebody means to pay.',
  inputDescription: 'One of the accepted methods.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The payment.' }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'How.' }),
  }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'choosePaymentMethod', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId }, method }, key) => {
    await choosePaymentMethod(ctx, { paymentId, method }, key);
    return { paymentId };
  },
});

paymentMutation('receiveCheck', {
  description: 'Records a check that staff hold in their hands.',
  inputDescription: 'The check.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What it pays.' }),
    amountCents: t.float({ description: 'Its amount in whole cents.' }),
    checkNumber: t.string({ validate: line, description: 'What is printed on it.' }),
  }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'receivePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId }, amountCents, checkNumber }, key) => {
    const check = { by: 'check', amount: amountCents ?? null, checkNumber: checkNumber ?? null } as const;
    await receivePayment(ctx, { paymentId, ...check }, key);
    return { paymentId };
  },
});

paymentMutation('receiveCash', {
  description: 'Records cash that staff hold in their hands.',
  inputDescription: 'The cash.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'What it pays.' }),
    amountCents: t.float({ description: 'How much, in whole cents.' }),
  }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'receivePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId }, amountCents }, key) => {
    await receivePayment(ctx, { paymentId, by: 'cash', amount: amountCents ?? null, checkNumber: null }, key);
    return { paymentId };
  },
});

paymentMutation('removeCheckPayment', {
  description: 'Takes back a check that was recorded by mistake, or was returned.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({ paymentId: t.globalID({ required: true, description: 'What the check paid.' }) }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'removePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId } }, key) => {
    await removePayment(ctx, { paymentId, by: 'check' }, key);
    return { paymentId };
  },
});

paymentMutation('removeCashPayment', {
  description: 'Takes back cash that was recorded by mistake, or was returned.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({ paymentId: t.globalID({ required: true, description: 'What the cash paid.' }) }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'removePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId } }, key) => {
    await removePayment(ctx, { paymentId, by: 'cash' }, key);
    return { paymentId };
  },
});

paymentMutation('waivePayment', {
  description: 'Asks for no money any more.',
  inputDescription: 'Which payment; none that staff asked for beside the steps.',
  inputFields: (t) => ({ paymentId: t.globalID({ required: true, description: 'The payment.' }) }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'waivePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId } }, key) => {
    await waivePayment(ctx, paymentId, key);
    return { paymentId };
  },
});

paymentMutation('unwaivePayment', {
  description: 'Asks for the money again.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({ paymentId: t.globalID({ required: true, description: 'A payment that was waived.' }) }),
  authScopes: (_root, { input: { paymentId } }) => ({ may: ['payment', 'waivePayment', paymentId.id] }),
  run: async (ctx, { paymentId: { id: paymentId } }, key) => {
    await unwaivePayment(ctx, paymentId, key);
    return { paymentId };
  },
});
