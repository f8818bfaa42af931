import { Refusal } from '#domain/kernel/refusal.ts';
import {
  actionsForIssue,
  paymentIssueActions,
  paymentIssueKinds,
  type PaymentIssueAction,
} from '#domain/payment/paymentIssues.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { forwardPage } from '#server/graphql/forwardPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { remindPayer, reminderOutcomes } from '#server/operations/payment/remindPayer.ts';
import {
  isPaymentIssueKey,
  paymentIssueCount,
  paymentIssuePage,
  type PaymentIssueCursor,
  type PaymentIssueRow,
} from '#server/queries/payment/paymentIssuePage.ts';

const pageSize = 50;

const PaymentIssueKindEnum = builder.enumType('PaymentIssueKind', {
  description:
    'The kind of payment issue: a mismatch between a payment and its submission, or between the provider and the ledger.',
  values: paymentIssueKinds,
});

const PaymentIssueActionEnum = builder.enumType('PaymentIssueAction', {
  description: 'An action that resolves a payment issue.',
  values: paymentIssueActions,
});

const ReminderOutcomeEnum = builder.enumType('ReminderOutcome', {
  description:
    'The result of a reminder: an email was sent, one was already sent today, or the recipients have turned off these emails.',
  values: reminderOutcomes,
});

/** Whether the viewer may take the action, checked against the permission of the underlying operation. */
const mayDo: Readonly<Record<PaymentIssueAction, (row: PaymentIssueRow, ctx: RequestContext) => Promise<boolean>>> = {
  advance: ({ activeStepId }, { access }) => access.may('activeStep', 'advanceStep', activeStepId),
  remind: ({ paymentId }, { access }) => access.may('payment', 'remindPayer', paymentId),
  check: ({ paymentId }, { access }) => access.may('payment', 'viewPayment', paymentId),
  approveRefund: ({ chargeId }, { access }) => access.may('charge', 'approveRefund', chargeId ?? ''),
  refundAgain: ({ chargeId }, { access }) => access.may('charge', 'requestRefund', chargeId ?? ''),
  refundOverpayment: ({ chargeId }, { access }) => access.may('charge', 'requestRefund', chargeId ?? ''),
};

/** No auth scopes on these fields: the list that returns the rows already checks access. */
const PaymentIssue = builder.objectRef<PaymentIssueRow>('PaymentIssue').implement({
  description: 'A payment issue and the actions that resolve it. See decision 0066.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the payment issue.',
      resolve: ({ key }) => encodeGlobalId('PaymentIssue', key),
    }),
    kind: t.expose('kind', { type: PaymentIssueKindEnum, description: 'The kind of payment issue.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the payment issue started.' }),
    amountCents: t.float({
      nullable: true,
      description: 'The amount concerned in cents, or null if it is not known or the payer decides it.',
      resolve: ({ cents }) => (cents === null ? null : Number(cents)),
    }),
    refundCents: t.float({
      nullable: true,
      description:
        'The amount of the charge to refund for an overpayment, in cents. Includes the fees if the whole charge is refunded. Null for other kinds of issues, and if the money came by check or cash.',
      resolve: ({ refundCents }) => (refundCents === null ? null : Number(refundCents)),
    }),
    refundState: t.exposeString('refundState', {
      nullable: true,
      description:
        'The state of a stuck refund (`requested`, `approved`, or `failed`), or `requested` if a refund of an overpayment awaits approval. Null otherwise.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The failure reason given by the provider, or null if there is none.',
    }),
    method: t.expose('method', {
      type: PaymentTypeEnum,
      nullable: true,
      description: 'How the latest online payment was attempted, or null if there was none.',
    }),
    payer: t.exposeString('payer', {
      nullable: true,
      description: 'The name of the person who paid or needs to pay, or null if it is not known.',
    }),
    formName: t.exposeString('formName', { description: 'The internal name of the form that the payment is for.' }),
    stepName: t.exposeString('stepName', {
      nullable: true,
      description: 'The name of the step that the payment is for, or null if it has no name.',
    }),
    submissionNumber: t.string({
      description: 'The number of the submission that the payment is for.',
      resolve: ({ customId, scopedId }) => customId ?? String(scopedId),
    }),
    submissionId: t.id({
      nullable: true,
      description: 'The ID of the submission, or null if the viewer can’t view it.',
      resolve: async ({ submissionId }, _args, { access }) =>
        (await access.may('submission', 'viewSubmission', submissionId))
          ? encodeGlobalId('Submission', submissionId)
          : null,
    }),
    stepId: t.id({
      description: 'The ID of the step in the form version.',
      resolve: ({ stepId }) => encodeGlobalId('Step', stepId),
    }),
    requirementId: t.id({
      nullable: true,
      description:
        'The ID of the payment requirement added by staff, which is paid on a page of its own. Null if the issue concerns a step of the form.',
      resolve: ({ requirementId }) => requirementId && encodeGlobalId('SupplementalRequirement', requirementId),
    }),
    activeStepId: t.id({
      description: 'The ID of the step of the submission.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    paymentId: t.id({
      description: 'The ID of the payment.',
      resolve: ({ paymentId }) => encodeGlobalId('Payment', paymentId),
    }),
    chargeId: t.id({
      nullable: true,
      description: 'The ID of the charge concerned, or null if there is none.',
      resolve: ({ chargeId }) => chargeId && encodeGlobalId('Charge', chargeId),
    }),
    refundId: t.id({
      nullable: true,
      description: 'The ID of the refund that is stuck or awaits approval, or null if there is none.',
      resolve: ({ refundId }) => refundId && encodeGlobalId('Refund', refundId),
    }),
    acts: t.field({
      type: [PaymentIssueActionEnum],
      description: 'The actions that resolve the issue and that the viewer can take. Empty if someone else has to act.',
      resolve: async (row, _args, ctx) => {
        const acts = actionsForIssue({
          kind: row.kind,
          refund: row.refundState,
          hasCharge: row.chargeId !== null,
        });
        const allowed = await Promise.all(acts.map((act) => mayDo[act](row, ctx)));
        return acts.filter((_act, index) => allowed[index]);
      },
    }),
  }),
});

const cursorOf = ({ since, key }: PaymentIssueRow): string => `${since.toISOString()} ${key}`;

function readCursor(cursor: string): PaymentIssueCursor {
  const [since = '', key = ''] = cursor.split(' ', 2);
  if (Number.isNaN(Date.parse(since)) || !isPaymentIssueKey(key)) throw new Refusal('malformed');
  return { since: new Date(since), key };
}

builder.prismaObjectField('Team', 'paymentIssues', (t) =>
  t.connection({
    type: PaymentIssue,
    description: 'Payment issues, oldest first. Visible to the team’s finance staff.',
    authScopes: may('team', 'viewPaymentIssues', ownKey('id')),
    resolve: ({ id: teamId }, page, { services }) =>
      forwardPage(page, {
        ...{ usual: pageSize, cursorOf, readCursor },
        rows: (after, limit) => paymentIssuePage(services.pool, { teamId, now: services.now() }, after, limit),
      }),
  }),
);

builder.prismaObjectFields(Team, (t) => ({
  paymentIssueCount: t.int({
    nullable: true,
    description:
      'The number of payment issues, at most 100, which stands for 100 or more. Null for viewers who can’t see them.',
    authScopes: may('team', 'viewPaymentIssues', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
    resolve: ({ id }, _args, { services }) => paymentIssueCount(services.pool, id, services.now()),
  }),
}));

defineMutation('remindPayer', {
  description: 'Emails the people who need to pay that a payment is still due, at most once a day.',
  inputDescription: 'The payment to send a reminder for.',
  inputFields: (t) => ({
    paymentId: t.globalID({ required: true, description: 'The ID of the payment that is due.' }),
  }),
  may: ['payment', 'remindPayer', ({ input }) => input.paymentId.id],
  run: async (
    ctx,
    {
      input: {
        paymentId: { id: paymentId },
      },
    },
  ) => {
    return { paymentId, outcome: await remindPayer(ctx, paymentId) };
  },
  outputFields: (t) => ({
    ...paymentOutput(t),
    outcome: t.field({
      type: ReminderOutcomeEnum,
      description: 'The result of the reminder.',
      resolve: ({ done: { outcome } }) => outcome,
    }),
  }),
});
