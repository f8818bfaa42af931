import { z } from 'zod';
import { factsAbout } from '#domain/access/decide.ts';
import { availablePaymentActions } from '#domain/payment/availablePaymentActions.ts';
import { quote, type Quote } from '#domain/payment/fees.ts';
import { inForce, total } from '#domain/payment/ledger.ts';
import { paymentMethods } from '#domain/payment/methods.ts';
import { amountMode } from '#domain/payment/PaymentConfig.ts';
import { dueNow, isCompleted, paymentStatuses } from '#domain/payment/paymentStatus.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, mayEach, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { BrowserPaymentsType } from '#server/graphql/payment/BrowserPaymentsType.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { paymentFor } from '#server/graphql/payment/paymentFor.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { SupplementalRequirement } from '#server/graphql/submission/SupplementalRequirement.ts';
import type { Payment as Loaded } from '#server/queries/payment/loadPayment.ts';

guardAs('Payment', 'payment', 'viewPayment');

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'How money comes: online, or by hand.',
  values: paymentMethods,
});

const PaymentStatusEnum = builder.enumType('PaymentStatus', {
  description: 'Where a payment stands. Money under way is not asked for twice.',
  values: paymentStatuses,
});

const QuoteType = builder.objectRef<Quote>('PaymentQuote').implement({
  description: 'What a payment costs whom, in whole cents.',
  fields: (t) => ({
    amountCents: t.float({ description: 'Without fees.', resolve: ({ amount }) => amount }),
    processingFeeCents: t.float({ description: 'Of the provider.', resolve: ({ processingFee }) => processingFee }),
    platformFeeCents: t.float({ description: 'Of the platform.', resolve: ({ platformFee }) => platformFee }),
    totalCents: t.float({ description: 'What the payer is asked for.', resolve: ({ total }) => total }),
    showsFees: t.exposeBoolean('showsFees', { description: 'The payer bears the fees, and so sees them.' }),
  }),
});

const VerificationType = builder
  .objectRef<{ readonly since: Date; readonly url: string | null }>('BankVerification')
  .implement({
    description: 'Two small deposits are on their way to a bank account, and its payer says what they were.',
    fields: (t) => ({
      since: t.expose('since', { type: 'DateTime', description: 'Since when.' }),
      url: t.exposeString('url', { nullable: true, description: 'Where to say it; for the payer alone.' }),
    }),
  });

/** The checks or the cash that were handed over and not taken back; null when there is none. */
function handed({ entries, row }: Loaded, kind: 'check' | 'cash') {
  const own = inForce(entries, [kind]);
  if (own.length === 0) return null;
  const ids = new Set(own.map(({ id }) => id));
  const numbers = row.ledgerEntries.flatMap(({ id, checkNumber }) => (ids.has(id) && checkNumber ? [checkNumber] : []));
  return { amount: total(own), checkNumber: numbers.join(', ') || null };
}

export const Payment = builder.prismaNode('Obligation', {
  name: 'Payment',
  id: { field: 'id' },
  select: { id: true },
  description: 'What is owed at a step of a submission, and all that was done about it.',
  authScopes: may('payment', 'viewPayment', ownKey('id')),
  fields: (t) => ({
    activeStep: t.relation('activeStep', { description: 'The step that asks for it.' }),
    mode: t.string({
      description: 'flat, calculated by a formula, or payerDetermined.',
      resolve: async ({ id }, _args, ctx) => amountMode((await paymentFor(ctx, id)).config),
    }),
    amountCents: t.float({
      nullable: true,
      description:
        'What is asked for without fees, in whole cents; null when the payer decides or it has no value yet.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).owed.cents,
    }),
    isCalculable: t.boolean({
      description: 'False while answers are missing that the amount is calculated from.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).owed.isCalculable,
    }),
    status: t.field({
      type: PaymentStatusEnum,
      description: 'Where it stands.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.status,
    }),
    isPaid: t.boolean({
      description: 'The money has come and stayed.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.status === 'paid',
    }),
    isGivenBack: t.boolean({
      description: 'Staff gave back what had come: it could be paid again, and nobody is asked for it.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).isGivenBack,
    }),
    isWaived: t.boolean({
      description: 'Staff ask for no money any more.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.status === 'waived',
    }),
    waivedBy: t.string({
      nullable: true,
      description: 'Who waived it, by name; null while it is not waived.',
      resolve: async ({ id }, _args, ctx) => {
        const { entries, row } = await paymentFor(ctx, id);
        const waiver = inForce(entries, ['waiver']).at(-1);
        return row.ledgerEntries.find((entry) => entry.id === waiver?.id)?.createdBy?.name ?? null;
      },
    }),
    isCompleted: t.boolean({
      description: 'Nothing is asked for any more: it was paid or waived, or there was nothing to pay.',
      resolve: async ({ id }, _args, ctx) => isCompleted((await paymentFor(ctx, id)).state.status),
    }),
    receivedCents: t.float({
      description: 'What has come and stayed, with fees, in whole cents.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.received,
    }),
    outstandingCents: t.float({
      nullable: true,
      description: 'What is missing of what is asked for, in whole cents; null when the payer decides.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.outstanding,
    }),
    receivedByHandCents: t.float({
      description: 'What of it has come as checks and cash, in whole cents.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.byHand,
    }),
    paidBy: t.field({
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How it was paid or is being paid; null before.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).state.paidBy,
    }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How it was paid; before that how somebody means to pay it. Null before anybody chose.',
      resolve: async ({ id }, _args, ctx) => {
        const { state, row } = await paymentFor(ctx, id);
        return state.paidBy ?? row.paymentMethod;
      },
    }),
    acceptedMethods: t.field({
      type: [PaymentMethodEnum],
      description: 'How it can be paid: online where the team can take charges, by hand where the step says so.',
      resolve: async ({ id }, _args, ctx) => [...(await paymentFor(ctx, id)).accepted],
    }),
    quote: t.field({
      type: QuoteType,
      nullable: true,
      description: 'What paying what is missing online costs now; null while there is no amount.',
      args: {
        paymentType: t.arg({ type: PaymentTypeEnum, required: true, description: 'What would be paid with.' }),
        amountCents: t.arg.float({ description: 'Where the payer decides.', validate: z.number().nonnegative() }),
      },
      resolve: async ({ id }, { paymentType, amountCents }, ctx) => {
        const { owed, state, config } = await paymentFor(ctx, id);
        const amount = dueNow(owed, state).cents ?? amountCents ?? null;
        return amount === null || !Number.isSafeInteger(amount) ? null : quote(amount, paymentType, config);
      },
    }),
    browserPayments: t.field({
      type: BrowserPaymentsType,
      description: 'Where a browser would pay it online.',
      resolve: (_payment, _args, { services }) => services.payments.browser,
    }),
    isOwn: t.boolean({
      description: 'The viewer is one of those who are asked for it; all others stand at the counter.',
      resolve: async ({ id }, _args, ctx) => (await ctx.access.factsOf('payment', id))?.holds.has('applicant') ?? false,
    }),
    isRequirement: t.boolean({
      description: 'Staff asked for it beside the steps of the form; it cannot be waived.',
      resolve: async ({ id }, _args, ctx) => (await paymentFor(ctx, id)).isRequirement,
    }),
    checkPaidCents: t.float({
      nullable: true,
      description: 'Of the checks that were received, in whole cents; null without any.',
      resolve: async ({ id }, _args, ctx) => handed(await paymentFor(ctx, id), 'check')?.amount ?? null,
    }),
    checkNumber: t.string({
      nullable: true,
      description: 'Of the checks that were received, with commas between several; null without any.',
      resolve: async ({ id }, _args, ctx) => handed(await paymentFor(ctx, id), 'check')?.checkNumber ?? null,
    }),
    cashPaidCents: t.float({
      nullable: true,
      description: 'Of the cash that was received, in whole cents; null without any.',
      resolve: async ({ id }, _args, ctx) => handed(await paymentFor(ctx, id), 'cash')?.amount ?? null,
    }),
    beingPaidBy: t.string({
      nullable: true,
      description: 'Who else is about to pay online; null when nobody or the viewer is.',
      resolve: async ({ id }, _args, ctx) => {
        const { liveIntent } = await paymentFor(ctx, id);
        const isOther = liveIntent && liveIntent.createdById !== actingUserId(ctx.actor);
        return isOther ? (liveIntent.createdBy?.name ?? null) : null;
      },
    }),
    verification: t.field({
      type: VerificationType,
      nullable: true,
      description: 'Where a bank account waits to be verified by small deposits; null otherwise.',
      resolve: async ({ id }, _args, ctx) => {
        const { liveIntent } = await paymentFor(ctx, id);
        if (!liveIntent?.verifyingSince) return null;
        const isOwn = liveIntent.createdById === actingUserId(ctx.actor);
        return { since: liveIntent.verifyingSince, url: isOwn ? liveIntent.verificationUrl : null };
      },
    }),
    charges: t.relation('charges', {
      description: 'All attempts to collect it online, the newest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 100 },
    }),
    availableActions: t.stringList({
      description: 'What the viewer can do about it now, by rights and by where it stands.',
      resolve: async ({ id }, _args, ctx) => {
        const { state, accepted, isRequirement, row } = await paymentFor(ctx, id);
        const viewer = (await ctx.access.factsOf('payment', id)) ?? factsAbout('payment', { relations: [] });
        const { status, byHand, outstanding } = state;
        const isCanceled = row.activeStep.supplementalRequirement?.canceledAt != null;
        const facts = { status, byHand, outstanding, accepted, isRequirement, isCanceled };
        return availablePaymentActions(facts, row.submission.status, viewer);
      },
    }),
  }),
});

builder.prismaObjectField(ActiveStep, 'payment', (t) =>
  t.relation('obligation', {
    type: Payment,
    nullable: true,
    description:
      'What is owed at it; null where it asks for no money, for reviewers, whom it does not concern, and for keys that do not read money.',
    authScopes: mayEach([{ scope: may('submission', 'viewActivity', ownKey('submissionId')), when: () => true }], {
      reads: 'money',
    }),
    unauthorizedResolver: nullForOthers,
  }),
);

builder.prismaObjectField(SupplementalRequirement, 'payment', (t) =>
  t.prismaField({
    type: Payment,
    nullable: true,
    description: 'What is owed for it; null for data, until it is sent, and for keys that do not read money.',
    authScopes: { reads: 'money' },
    unauthorizedResolver: nullForOthers,
    select: { activeStepId: true },
    resolve: (query, { activeStepId }, _args, { services }) =>
      activeStepId === null ? null : services.db.obligation.findUnique({ ...query, where: { activeStepId } }),
  }),
);
