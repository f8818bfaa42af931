import { Refusal } from '#domain/kernel/refusal.ts';
import { actsOf, misfitActs, misfitKinds, type MisfitAct } from '#domain/payment/misfits.ts';
import { builder } from '#server/graphql/builder.ts';
import { forwardPage } from '#server/graphql/forwardPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { PaymentTypeEnum } from '#server/graphql/payment/Charge.ts';
import { paymentOutput } from '#server/graphql/payment/paymentOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { remindPayer, reminderOutcomes } from '#server/operations/payment/remindPayer.ts';
import {
  isMisfitKey,
  misfitCount,
  misfitPage,
  type MisfitCursor,
  type MisfitRow,
} from '#server/queries/payment/misfitPage.ts';

const pageSize = 50;

const MisfitKindEnum = builder.enumType('MisfitKind', {
  description: 'In what money and its submission, or the provider and the ledger, tell different things.',
  values: misfitKinds,
});

const MisfitActEnum = builder.enumType('MisfitAct', {
  description: 'What mends it.',
  values: misfitActs,
});

const ReminderOutcomeEnum = builder.enumType('ReminderOutcome', {
  description: 'What a reminder came to: a mail was written, today’s was written before, or nobody wants such mails.',
  values: reminderOutcomes,
});

/** Whether the viewer may do it, by the right of the operation that stands behind it. */
const mayDo: Readonly<Record<MisfitAct, (row: MisfitRow, ctx: RequestContext) => Promise<boolean>>> = {
  advance: ({ activeStepId }, { access }) => access.may('activeStep', 'advanceStep', activeStepId),
  remind: ({ paymentId }, { access }) => access.may('payment', 'remindPayer', paymentId),
  check: ({ paymentId }, { access }) => access.may('payment', 'viewPayment', paymentId),
  approveRefund: ({ chargeId }, { access }) => access.may('charge', 'approveRefund', chargeId ?? ''),
  refundAgain: ({ chargeId }, { access }) => access.may('charge', 'requestRefund', chargeId ?? ''),
  refundOverpayment: ({ chargeId }, { access }) => access.may('charge', 'requestRefund', chargeId ?? ''),
};

/** Plain properties without scopes of their own: the list that holds one has decided who reads it. */
const Misfit = builder.objectRef<MisfitRow>('Misfit').implement({
  description: 'Something about money that does not fit, and what mends it. Decision 0066.',
  fields: (t) => ({
    id: t.id({ description: 'Of the row.', resolve: ({ key }) => encodeGlobalId('Misfit', key) }),
    kind: t.expose('kind', { type: MisfitKindEnum, description: 'What it is.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when.' }),
    amountCents: t.float({
      nullable: true,
      description: 'Of how much, in whole cents; null where nobody knows, or the payer decides.',
      resolve: ({ cents }) => (cents === null ? null : Number(cents)),
    }),
    refundCents: t.float({
      nullable: true,
      description:
        'What a refund of an overpayment takes from its charge, in whole cents; with the fees when the whole charge goes back. Null for all other kinds, and when the money came by check or cash.',
      resolve: ({ refundCents }) => (refundCents === null ? null : Number(refundCents)),
    }),
    refundState: t.exposeString('refundState', {
      nullable: true,
      description:
        'The state of a refund that is stuck (requested, approved, or failed), or `requested` when a refund of an overpayment awaits approval; null otherwise.',
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why, in the words of the provider.' }),
    method: t.expose('method', {
      type: PaymentTypeEnum,
      nullable: true,
      description: 'What was tried last online; null when nothing was.',
    }),
    payer: t.exposeString('payer', { nullable: true, description: 'Who paid, or is to pay.' }),
    formName: t.exposeString('formName', { description: 'For what: the form, as its team calls it.' }),
    stepName: t.exposeString('stepName', { nullable: true, description: 'For what: the step.' }),
    submissionNumber: t.string({
      description: 'For what: the number of the submission.',
      resolve: ({ customId, scopedId }) => customId ?? String(scopedId),
    }),
    submissionId: t.id({
      nullable: true,
      description: 'The submission, where the viewer may see it.',
      resolve: async ({ submissionId }, _args, { access }) =>
        (await access.may('submission', 'viewSubmission', submissionId))
          ? encodeGlobalId('Submission', submissionId)
          : null,
    }),
    stepId: t.id({ description: 'The step of its form.', resolve: ({ stepId }) => encodeGlobalId('Step', stepId) }),
    requirementId: t.id({
      nullable: true,
      description: 'What staff asked for beside the steps, where it is about that: it is paid on a page of its own.',
      resolve: ({ requirementId }) => requirementId && encodeGlobalId('SupplementalRequirement', requirementId),
    }),
    activeStepId: t.id({
      description: 'The step of the submission.',
      resolve: ({ activeStepId }) => encodeGlobalId('ActiveStep', activeStepId),
    }),
    paymentId: t.id({ description: 'What is owed.', resolve: ({ paymentId }) => encodeGlobalId('Payment', paymentId) }),
    chargeId: t.id({
      nullable: true,
      description: 'What was collected, where it is about that.',
      resolve: ({ chargeId }) => chargeId && encodeGlobalId('Charge', chargeId),
    }),
    refundId: t.id({
      nullable: true,
      description: 'The refund that is stuck or awaits approval.',
      resolve: ({ refundId }) => refundId && encodeGlobalId('Refund', refundId),
    }),
    acts: t.field({
      type: [MisfitActEnum],
      description: 'What mends it and is the viewer’s to do; none where somebody else has to.',
      resolve: async (row, _args, ctx) => {
        const acts = actsOf({
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

const cursorOf = ({ since, key }: MisfitRow): string => `${since.toISOString()} ${key}`;

function readCursor(cursor: string): MisfitCursor {
  const [since = '', key = ''] = cursor.split(' ', 2);
  if (Number.isNaN(Date.parse(since)) || !isMisfitKey(key)) throw new Refusal('malformed');
  return { since: new Date(since), key };
}

builder.prismaObjectField('Team', 'misfits', (t) =>
  t.connection({
    type: Misfit,
    description: 'Payment issues, oldest first. For those who look after the money of the team.',
    authScopes: may('team', 'viewMisfits', ownKey('id')),
    resolve: ({ id: teamId }, page, { services }) =>
      forwardPage(page, {
        ...{ usual: pageSize, cursorOf, readCursor },
        rows: (after, limit) => misfitPage(services.pool, { teamId, now: services.now() }, after, limit),
      }),
  }),
);

builder.prismaObjectFields(Team, (t) => ({
  misfitCount: t.int({
    nullable: true,
    description: 'How much does not fit; 100 stands for all that is more. Null for whoever may not see it.',
    authScopes: may('team', 'viewMisfits', ownKey('id')),
    unauthorizedResolver: nullForOthers,
    resolve: ({ id }, _args, { services }) => misfitCount(services.pool, id, services.now()),
  }),
}));

verbMutation('remindPayer', {
  description: 'Mails whoever is to pay that something is still owed, at most once a day.',
  inputDescription: 'Which payment.',
  inputFields: (t) => ({ paymentId: t.globalID({ required: true, description: 'What is owed.' }) }),
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
      description: 'What it came to.',
      resolve: ({ done: { outcome } }) => outcome,
    }),
  }),
});
