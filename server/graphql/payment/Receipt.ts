import { receiptLineKinds, receiptMethods, type ReceiptLine } from '#domain/payment/receipts.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Payment } from '#server/graphql/payment/Payment.ts';
import { aboutSubmissionFor, receiptsFor } from '#server/graphql/payment/receiptsFor.ts';
import { Team } from '#server/graphql/team/Team.ts';
import type { LoadedReceipt } from '#server/queries/payment/loadReceipts.ts';
import type { SubmissionSubject } from '#server/queries/submission/subjectOf.ts';

const ReceiptMethodEnum = builder.enumType('ReceiptMethod', {
  description: 'How the money of a receipt was paid.',
  values: receiptMethods,
});

const ReceiptLineKindEnum = builder.enumType('ReceiptLineKind', {
  description: 'What a line of a receipt is for: the step itself, or a fee that the payer covers.',
  values: receiptLineKinds,
});

const ReceiptLineType = builder.objectRef<ReceiptLine>('ReceiptLine').implement({
  description: 'An amount of a receipt.',
  fields: (t) => ({
    kind: t.field({ type: ReceiptLineKindEnum, description: 'What the line is for.', resolve: ({ kind }) => kind }),
    amountCents: t.float({ description: 'The amount of the line, in cents.', resolve: ({ amount }) => amount }),
  }),
});

const ReceiptRefund = builder.objectRef<LoadedReceipt['refunds'][number]>('ReceiptRefund').implement({
  description: 'A completed refund on a receipt.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the refund was completed.' }),
    amountCents: t.float({ description: 'The refunded amount, in cents.', resolve: ({ amount }) => amount }),
  }),
});

const ReceiptSubject = builder.objectRef<SubmissionSubject>('ReceiptSubject').implement({
  description: 'The answer by which people recognize a submission on a receipt.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The label of the field.' }),
    text: t.exposeString('text', { description: 'The answer as text.' }),
  }),
});

const ReceiptType = builder.objectRef<LoadedReceipt>('Receipt').implement({
  description:
    'The receipt of money received online, in cash, or by check. Visible to anyone who can view the payment.',
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'The number of the receipt. For online payments, the confirmation number of the charge.',
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When the money was received.' }),
    method: t.field({ type: ReceiptMethodEnum, description: 'How it was paid.', resolve: ({ method }) => method }),
    lastDigits: t.exposeString('lastDigits', {
      nullable: true,
      description: 'The last digits of the card or bank account, or null if they are not known.',
    }),
    checkNumber: t.exposeString('checkNumber', {
      nullable: true,
      description: 'The number of the check, or null for other methods and for checks recorded without a number.',
    }),
    payer: t.exposeString('payer', {
      nullable: true,
      description: 'The name of the applicant who paid online, or null if staff recorded the payment or paid it.',
    }),
    recordedBy: t.exposeString('recordedBy', {
      nullable: true,
      description: 'The name of the staff member who recorded the payment or paid it for the applicant, or null.',
    }),
    applicant: t.string({
      nullable: true,
      description: 'The name of the primary applicant, or null for viewers who can’t view the submission.',
      resolve: async (receipt, _args, ctx) => (await aboutSubmissionFor(ctx, receipt)).applicant,
    }),
    subject: t.field({
      type: ReceiptSubject,
      nullable: true,
      description:
        'The answer that identifies the submission, or else its first address. Null if there is neither, and for viewers who can’t view the submission.',
      resolve: async (receipt, _args, ctx) => (await aboutSubmissionFor(ctx, receipt)).subject,
    }),
    purpose: t.exposeString('purpose', {
      description: 'The name of the step or request that the payment is for. Empty if it has none.',
    }),
    formName: t.exposeString('formName', { description: 'The name of the form.' }),
    submissionNumber: t.exposeString('submissionNumber', { description: 'The number of the submission.' }),
    submissionId: t.id({
      nullable: true,
      description: 'The ID of the submission, or null if the viewer can’t view it.',
      resolve: async ({ submissionId }, _args, { access }) =>
        (await access.may('submission', 'viewSubmission', submissionId))
          ? encodeGlobalId('Submission', submissionId)
          : null,
    }),
    lines: t.field({
      type: [ReceiptLineType],
      description: 'The amounts that make up the total. At most 3.',
      resolve: ({ lines }) => [...lines],
    }),
    totalCents: t.float({ description: 'The amount paid, in cents.', resolve: ({ total }) => total }),
    refunds: t.field({
      type: [ReceiptRefund],
      description: 'The completed refunds, oldest first.',
      resolve: ({ refunds }) => [...refunds],
    }),
    removedAt: t.expose('removedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When staff removed the cash or check payment, or null if it is valid.',
    }),
    team: t.prismaField({
      type: Team,
      description: 'The team that received the money.',
      resolve: (query, { teamId }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

builder.prismaObjectFields(Payment, (t) => ({
  receipts: t.field({
    type: [ReceiptType],
    description:
      'The receipts of all money received for this payment, oldest first. Pending, failed, and disputed charges have none.',
    resolve: ({ id }, _args, ctx) => receiptsFor(ctx, id),
  }),
  receipt: t.field({
    type: ReceiptType,
    nullable: true,
    args: { number: t.arg.string({ required: true, description: 'The number of the receipt.' }) },
    description: 'The receipt with this number, or null if the payment has none.',
    resolve: async ({ id }, { number }, ctx) =>
      (await receiptsFor(ctx, id)).find((each) => each.number === number) ?? null,
  }),
}));
