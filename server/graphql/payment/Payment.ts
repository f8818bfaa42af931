import { z } from 'zod';
import { factsAbout } from '#domain/access/decide.ts';
import { availablePaymentActions } from '#domain/payment/availablePaymentActions.ts';
import { quote, type Quote } from '#domain/payment/fees.ts';
import { inForce, totalAmount } from '#domain/payment/ledger.ts';
import { paymentMethods } from '#domain/payment/methods.ts';
import { amountMode } from '#domain/payment/PaymentConfig.ts';
import { dueNow, isCompleted, paymentStatuses } from '#domain/payment/paymentStatus.ts';
import { actingUserId } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, mayEach, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { BrowserPaymentsType } from '#server/graphql/payment/BrowserPaymentsType.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { loadPaymentFor } from '#server/graphql/payment/loadPaymentFor.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { SupplementalRequirement } from '#server/graphql/submission/SupplementalRequirement.ts';
import type { Payment as Loaded } from '#server/queries/payment/loadPayment.ts';

guardAs('Payment', 'payment', 'viewPayment');

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'A way to pay: online (`creditcard`), in cash, or by check.',
  values: paymentMethods,
});

const PaymentStatusEnum = builder.enumType('PaymentStatus', {
  description: 'The status of a payment. A payment that is processing is not requested again.',
  values: paymentStatuses,
});

const QuoteType = builder.objectRef<Quote>('PaymentQuote').implement({
  description: 'The cost of an online payment, in cents.',
  fields: (t) => ({
    amountCents: t.float({ description: 'The amount excluding fees, in cents.', resolve: ({ amount }) => amount }),
    processingFeeCents: t.float({
      description: 'The payment provider’s processing fee, in cents.',
      resolve: ({ processingFee }) => processingFee,
    }),
    platformFeeCents: t.float({
      description: 'The platform fee, in cents.',
      resolve: ({ platformFee }) => platformFee,
    }),
    totalCents: t.float({
      description: 'The total amount charged to the payer, in cents.',
      resolve: ({ total }) => total,
    }),
    showsFees: t.exposeBoolean('showsFees', {
      description: 'Whether the payer covers the fees and therefore sees them.',
    }),
  }),
});

const VerificationType = builder
  .objectRef<{ readonly since: Date; readonly url: string | null }>('BankVerification')
  .implement({
    description:
      'A bank account verification in progress. The provider makes two small deposits, and the payer enters their amounts.',
    fields: (t) => ({
      since: t.expose('since', { type: 'DateTime', description: 'When the verification started.' }),
      url: t.exposeString('url', {
        nullable: true,
        description:
          'The URL of the page where the payer enters the deposit amounts, or null for anyone but the payer.',
      }),
    }),
  });

/** Totals the check or cash payments that have not been removed; null if there are none. */
function handed({ entries, row }: Loaded, kind: 'check' | 'cash') {
  const own = inForce(entries, [kind]);
  if (own.length === 0) return null;
  const ids = new Set(own.map(({ id }) => id));
  const numbers = row.ledgerEntries.flatMap(({ id, checkNumber }) => (ids.has(id) && checkNumber ? [checkNumber] : []));
  return { amount: totalAmount(own), checkNumber: numbers.join(', ') || null };
}

export const Payment = builder.prismaNode('Obligation', {
  name: 'Payment',
  id: { field: 'id' },
  select: { id: true },
  description: 'What is owed at a step of a submission, with everything done to pay it.',
  authScopes: may('payment', 'viewPayment', ownKey('id')),
  fields: (t) => ({
    activeStep: t.relation('activeStep', { description: 'The step of the submission that requires the payment.' }),
    mode: t.string({
      description: 'How the amount is set: `flat`, `calculated` by a formula, or `payerDetermined`.',
      resolve: async ({ id }, _args, ctx) => amountMode((await loadPaymentFor(ctx, id)).config),
    }),
    amountCents: t.float({
      nullable: true,
      description:
        'The amount requested in cents, excluding fees, or null if the payer decides it or it can’t be calculated yet.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).owed.cents,
    }),
    isCalculable: t.boolean({
      description: 'Whether the amount can be calculated. False while answers that the formula needs are missing.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).owed.isCalculable,
    }),
    status: t.field({
      type: PaymentStatusEnum,
      description: 'The current status of the payment.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.status,
    }),
    isPaid: t.boolean({
      description: 'Whether the payment has been received in full and has not been reversed.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.status === 'paid',
    }),
    isGivenBack: t.boolean({
      description: 'Whether staff refunded the payment. It can be paid again, but no one is asked to pay it.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).isGivenBack,
    }),
    isWaived: t.boolean({
      description: 'Whether staff waived the payment.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.status === 'waived',
    }),
    waivedBy: t.string({
      nullable: true,
      description: 'The name of the person who waived the payment, or null if it is not waived or that is not known.',
      resolve: async ({ id }, _args, ctx) => {
        const { entries, row } = await loadPaymentFor(ctx, id);
        const waiver = inForce(entries, ['waiver']).at(-1);
        return row.ledgerEntries.find((entry) => entry.id === waiver?.id)?.createdBy?.name ?? null;
      },
    }),
    isCompleted: t.boolean({
      description: 'Whether nothing more is due because the payment was paid, waived, or not required.',
      resolve: async ({ id }, _args, ctx) => isCompleted((await loadPaymentFor(ctx, id)).state.status),
    }),
    receivedCents: t.float({
      description: 'The amount received and not reversed, in cents, including fees.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.received,
    }),
    outstandingCents: t.float({
      nullable: true,
      description: 'The amount still owed, in cents, or null if the payer decides the amount.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.outstanding,
    }),
    receivedByHandCents: t.float({
      description: 'The part of the received amount that came by check or in cash, in cents.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.byHand,
    }),
    paidBy: t.field({
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How the payment was made or is being made, or null while it is due, waived, or not required.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).state.paidBy,
    }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How the payment was made or, until then, the method the payer chose. Null if none was chosen.',
      resolve: async ({ id }, _args, ctx) => {
        const { state, row } = await loadPaymentFor(ctx, id);
        return state.paidBy ?? row.paymentMethod;
      },
    }),
    acceptedMethods: t.field({
      type: [PaymentMethodEnum],
      description:
        'The ways to pay: online if the team can accept online payments, cash and checks if the step allows them.',
      resolve: async ({ id }, _args, ctx) => [...(await loadPaymentFor(ctx, id)).accepted],
    }),
    quote: t.field({
      type: QuoteType,
      nullable: true,
      description: 'What paying the outstanding amount online would cost now, or null if there is no amount yet.',
      args: {
        paymentType: t.arg({
          type: PaymentTypeEnum,
          required: true,
          description: 'The way of paying online to quote for.',
        }),
        amountCents: t.arg.float({
          description: 'The amount in cents, excluding fees, if the payer decides it. Ignored for a fixed amount.',
          validate: z.number().nonnegative(),
        }),
      },
      resolve: async ({ id }, { paymentType, amountCents }, ctx) => {
        const { owed, state, config } = await loadPaymentFor(ctx, id);
        const amount = dueNow(owed, state).cents ?? amountCents ?? null;
        return amount === null || !Number.isSafeInteger(amount) ? null : quote(amount, paymentType, config);
      },
    }),
    browserPayments: t.field({
      type: BrowserPaymentsType,
      description: 'How a browser connects to the payment provider to pay online.',
      resolve: (_payment, _args, { services }) => services.payments.browser,
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer is an applicant who is asked to pay. Other viewers are staff.',
      resolve: async ({ id }, _args, ctx) => (await ctx.access.factsOf('payment', id))?.holds.has('applicant') ?? false,
    }),
    isRequirement: t.boolean({
      description:
        'Whether staff requested this payment in addition to the form’s steps. Such a payment can’t be waived.',
      resolve: async ({ id }, _args, ctx) => (await loadPaymentFor(ctx, id)).isRequirement,
    }),
    checkPaidCents: t.float({
      nullable: true,
      description: 'The total of the received checks in cents, or null if there are none.',
      resolve: async ({ id }, _args, ctx) => handed(await loadPaymentFor(ctx, id), 'check')?.amount ?? null,
    }),
    checkNumber: t.string({
      nullable: true,
      description: 'The numbers of the received checks, separated by commas, or null if there are none.',
      resolve: async ({ id }, _args, ctx) => handed(await loadPaymentFor(ctx, id), 'check')?.checkNumber ?? null,
    }),
    cashPaidCents: t.float({
      nullable: true,
      description: 'The total of the received cash in cents, or null if there is none.',
      resolve: async ({ id }, _args, ctx) => handed(await loadPaymentFor(ctx, id), 'cash')?.amount ?? null,
    }),
    beingPaidBy: t.string({
      nullable: true,
      description:
        'The name of another person who is paying online, or null if there is none or the viewer is the one paying.',
      resolve: async ({ id }, _args, ctx) => {
        const { liveIntent } = await loadPaymentFor(ctx, id);
        const isOther = liveIntent && liveIntent.createdById !== actingUserId(ctx.actor);
        return isOther ? (liveIntent.createdBy?.name ?? null) : null;
      },
    }),
    verification: t.field({
      type: VerificationType,
      nullable: true,
      description: 'The bank account verification in progress, or null if there is none.',
      resolve: async ({ id }, _args, ctx) => {
        const { liveIntent } = await loadPaymentFor(ctx, id);
        if (!liveIntent?.verifyingSince) return null;
        const isOwn = liveIntent.createdById === actingUserId(ctx.actor);
        return { since: liveIntent.verifyingSince, url: isOwn ? liveIntent.verificationUrl : null };
      },
    }),
    charges: t.relation('charges', {
      description: 'All attempts to collect the payment online, newest first. At most 100.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 100 },
    }),
    availableActions: t.stringList({
      description: 'The actions that the viewer can take now, given their permissions and the state of the payment.',
      resolve: async ({ id }, _args, ctx) => {
        const { state, accepted, isRequirement, row } = await loadPaymentFor(ctx, id);
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
      'The payment required at this step, or null if the step requires none. Also null for reviewers, who don’t see payments, and for API tokens without access to payments.',
    authScopes: mayEach([{ scope: may('submission', 'viewActivity', ownKey('submissionId')), when: () => true }], {
      reads: 'money',
    }),
    unauthorizedResolver: nullIfForbidden,
  }),
);

builder.prismaObjectField(SupplementalRequirement, 'payment', (t) =>
  t.prismaField({
    type: Payment,
    nullable: true,
    description:
      'The payment for this requirement, or null for a data requirement, before it is sent, and for API tokens without access to payments.',
    authScopes: { reads: 'money' },
    unauthorizedResolver: nullIfForbidden,
    select: { activeStepId: true },
    resolve: (query, { activeStepId }, _args, { services }) =>
      activeStepId === null ? null : services.db.obligation.findUnique({ ...query, where: { activeStepId } }),
  }),
);
