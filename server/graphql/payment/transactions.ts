import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import type { FinancePeriod } from '#domain/payment/financePeriod.ts';
import {
  signedAmount,
  transactionFilters,
  transactionGroups,
  transactionKind,
  transactionKinds,
  transactionState,
  transactionStates,
  type TransactionFilter,
  type TransactionGroup,
} from '#domain/payment/transactions.ts';
import { builder } from '#server/graphql/builder.ts';
import { forwardPage, momentCursor, readMoment } from '#server/graphql/forwardPage.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { financeTime } from '#server/queries/payment/financeTime.ts';
import {
  entryOf,
  transactionPage,
  type TransactionRow,
  type TransactionSearch,
} from '#server/queries/payment/transactionPage.ts';
import { transactionTotals, type TransactionTotal } from '#server/queries/payment/transactionTotals.ts';
import type { Services } from '#server/Services.ts';

const pageSize = 50;

export const TransactionGroupEnum = builder.enumType('TransactionGroup', {
  description: 'A list of transactions: those through the payment provider, or cash and check payments.',
  values: transactionGroups,
});

export const TransactionFilterEnum = builder.enumType('TransactionFilter', {
  description: 'A filter for a transaction list: all transactions, or those behind one figure on the dashboard.',
  values: transactionFilters,
});

const TransactionKindEnum = builder.enumType('TransactionKind', {
  description: 'The kind of transaction.',
  values: transactionKinds,
});

const TransactionStateEnum = builder.enumType('TransactionState', {
  description:
    'Whether a transaction counts. Returned refunds, won disputes, and removed cash or checks are listed but count as zero.',
  values: transactionStates,
});

export const WayEnum = builder.enumType('TransactionMethod', {
  description: 'How a payment was made.',
  values: ['card', 'us_bank_account', 'check', 'cash'] as const satisfies readonly MoneyChannel[],
});

/** No auth scopes on these fields: the list that returns the rows already checks access. */
export const Transaction = builder.objectRef<TransactionRow>('Transaction').implement({
  description: 'A payment, refund, or dispute in a team’s transaction list.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the transaction.', resolve: ({ id }) => encodeGlobalId('Transaction', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When the transaction happened.' }),
    kind: t.field({ type: TransactionKindEnum, description: 'The kind of transaction.', resolve: transactionKind }),
    state: t.field({
      type: TransactionStateEnum,
      description: 'Whether the transaction counts, or how it was reversed or decided.',
      resolve: (row) => transactionState(entryOf(row)),
    }),
    method: t.field({
      type: WayEnum,
      description: 'How the payment was made.',
      resolve: ({ kind, method }) => (kind === 'check' || kind === 'cash' ? kind : (method ?? 'card')),
    }),
    amountCents: t.float({
      description: 'The amount of the payment, refund, or dispute, in cents.',
      resolve: (row) => entryOf(row).amount,
    }),
    countedCents: t.float({
      description:
        'The amount that counts toward totals, in cents. Negative for refunds and disputes, and zero if the transaction doesn’t count.',
      resolve: (row) => signedAmount(entryOf(row)),
    }),
    feeCents: t.float({
      nullable: true,
      description:
        'The provider and platform fees deducted from an online payment, in cents. Null for other kinds of transactions.',
      resolve: ({ kind, feeCents }) => (kind === 'charge_succeeded' ? Number(feeCents ?? 0) : null),
    }),
    person: t.exposeString('person', {
      nullable: true,
      description:
        'The name of the person who paid online, or of the staff member who recorded the cash or check. Null if it is not known.',
    }),
    checkNumber: t.exposeString('checkNumber', {
      nullable: true,
      description: 'The number of the check, or null for other transactions and for checks recorded without a number.',
    }),
    confirmationNumber: t.exposeString('confirmationNumber', {
      nullable: true,
      description: 'The confirmation number of the online payment, or null for cash and checks.',
    }),
    formName: t.exposeString('formName', { description: 'The internal name of the form that the transaction is for.' }),
    submissionNumber: t.string({
      description: 'The number of the submission that the transaction is for.',
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
  }),
});

const TransactionTotalType = builder.objectRef<TransactionTotal>('TransactionTotal').implement({
  description: 'The totals of one form and payment method in a period.',
  fields: (t) => ({
    formId: t.id({
      description: 'The ID of the form.',
      resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId),
    }),
    formName: t.exposeString('formName', { description: 'The internal name of the form.' }),
    method: t.field({ type: WayEnum, description: 'The payment method.', resolve: ({ way }) => way }),
    collectedCents: t.float({ description: 'The amount collected, in cents.', resolve: ({ collected }) => collected }),
    refundedCents: t.float({ description: 'The amount refunded, in cents.', resolve: ({ refunded }) => refunded }),
    disputedCents: t.float({
      description: 'The amount disputed and not won back, in cents.',
      resolve: ({ disputed }) => disputed,
    }),
  }),
});

interface Summary extends FinancePeriod {
  readonly totals: readonly TransactionTotal[];
}

const TransactionSummary = builder.objectRef<Summary>('TransactionSummary').implement({
  description: 'The totals of a period. They match the rows of the transaction list to the cent.',
  fields: (t) => ({
    from: t.exposeString('from', {
      description: 'The first day of the period as yyyy-MM-dd, in the team’s time zone.',
    }),
    to: t.exposeString('to', { description: 'The last day of the period as yyyy-MM-dd, in the team’s time zone.' }),
    totals: t.field({
      type: [TransactionTotalType],
      description: 'Totals by form and payment method. Forms without transactions are left out.',
      resolve: ({ totals }) => [...totals],
    }),
  }),
});

const days = {
  from: 'The first day of the period, in the team’s time zone. Defaults to one month before the last day.',
  to: 'The last day of the period, in the team’s time zone. Defaults to today.',
} as const;

const shown = 'The filter to apply. Defaults to `all`. A filter that doesn’t apply to the list returns nothing.';

interface Requested {
  readonly group: TransactionGroup;
  readonly show?: TransactionFilter | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

interface TeamRow {
  readonly id: string;
  readonly timeZone: string;
}

function searchOf(
  { id, timeZone }: TeamRow,
  { group, show, startDate: from = null, endDate: to = null }: Requested,
  { now }: Services,
) {
  const time = financeTime({ from, to }, timeZone, now());
  const search: TransactionSearch = { teamId: id, group, show: show ?? 'all', from: time.begin, until: time.end };
  return { time, search };
}

builder.prismaObjectFields(Team, (t) => ({
  transactionSummary: t.field({
    type: TransactionSummary,
    description: 'The totals of transactions in a period. Visible to the team’s finance staff.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: {
      group: t.arg({
        type: TransactionGroupEnum,
        required: true,
        description: 'Which transaction list to total: online, or cash and checks.',
      }),
      show: t.arg({ type: TransactionFilterEnum, description: shown }),
      startDate: t.arg.string({ validate: shortText, description: days.from }),
      endDate: t.arg.string({ validate: shortText, description: days.to }),
    },
    resolve: async (team, requested, { services }) => {
      const { time, search } = searchOf(team, requested, services);
      return { ...time, totals: await transactionTotals(services.pool, search) };
    },
  }),
}));

builder.prismaObjectField('Team', 'transactions', (t) =>
  t.connection({
    type: Transaction,
    description: 'Transactions in a period, newest first. Visible to the team’s finance staff.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: {
      group: t.arg({
        type: TransactionGroupEnum,
        required: true,
        description: 'Which transaction list to return: online, or cash and checks.',
      }),
      show: t.arg({ type: TransactionFilterEnum, description: shown }),
      startDate: t.arg.string({ validate: shortText, description: days.from }),
      endDate: t.arg.string({ validate: shortText, description: days.to }),
    },
    resolve: (team, { group, show, startDate, endDate, ...page }, { services }) => {
      const { search } = searchOf(team, { group, show, startDate, endDate }, services);
      return forwardPage(page, {
        usual: pageSize,
        cursorOf: momentCursor,
        readCursor: readMoment,
        rows: (after, limit) => transactionPage(services.pool, search, after, limit),
      });
    },
  }),
);
