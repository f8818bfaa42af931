import type { MoneyWay } from '#domain/metrics/moneyMoves.ts';
import type { FinancePeriod } from '#domain/payment/financePeriod.ts';
import {
  countedAmount,
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
import { line } from '#server/graphql/inputTexts.ts';
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

const cents = 'In whole cents.';
const pageSize = 50;

export const TransactionGroupEnum = builder.enumType('TransactionGroup', {
  description: 'What finance reads apart: what went through the payment provider, or what was handed over.',
  values: transactionGroups,
});

export const TransactionFilterEnum = builder.enumType('TransactionFilter', {
  description: 'What of a list is shown: all of it, or what one figure of the dashboard counts.',
  values: transactionFilters,
});

const TransactionKindEnum = builder.enumType('TransactionKind', {
  description: 'What happened.',
  values: transactionKinds,
});

const TransactionStateEnum = builder.enumType('TransactionState', {
  description: 'Whether it stands. What was returned, won or removed is listed and counts nothing.',
  values: transactionStates,
});

export const WayEnum = builder.enumType('TransactionMethod', {
  description: 'How the money came.',
  values: ['card', 'us_bank_account', 'check', 'cash'] as const satisfies readonly MoneyWay[],
});

/** Plain properties without scopes of their own: the list that holds one has decided who reads it. */
export const Transaction = builder.objectRef<TransactionRow>('Transaction').implement({
  description: 'Money that came or went, as finance reads it.',
  fields: (t) => ({
    id: t.id({ description: 'Of the entry.', resolve: ({ id }) => encodeGlobalId('Transaction', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.field({ type: TransactionKindEnum, description: 'What happened.', resolve: transactionKind }),
    state: t.field({
      type: TransactionStateEnum,
      description: 'Whether it stands.',
      resolve: (row) => transactionState(entryOf(row)),
    }),
    method: t.field({
      type: WayEnum,
      description: 'How the money came.',
      resolve: ({ kind, method }) => (kind === 'check' || kind === 'cash' ? kind : (method ?? 'card')),
    }),
    amountCents: t.float({ description: cents, resolve: (row) => entryOf(row).amount }),
    countedCents: t.float({
      description: 'What it comes to in whole cents: less than nothing for what went.',
      resolve: (row) => countedAmount(entryOf(row)),
    }),
    feeCents: t.float({
      nullable: true,
      description:
        'What of a payment does not reach the team: fees of the provider and the platform, in whole cents; null for all else.',
      resolve: ({ kind, feeCents }) => (kind === 'charge_succeeded' ? Number(feeCents ?? 0) : null),
    }),
    person: t.exposeString('person', {
      nullable: true,
      description: 'Who paid online, or who took what was handed over; null when that is not known.',
    }),
    checkNumber: t.exposeString('checkNumber', {
      nullable: true,
      description: 'Of a check, where it was written down.',
    }),
    confirmationNumber: t.exposeString('confirmationNumber', {
      nullable: true,
      description: 'What the payer names; null for what was handed over.',
    }),
    formName: t.exposeString('formName', { description: 'For what: the form, as its team calls it.' }),
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
  }),
});

const TransactionTotalType = builder.objectRef<TransactionTotal>('TransactionTotal').implement({
  description: 'What one form brought in one way within the days.',
  fields: (t) => ({
    formId: t.id({ description: 'The form.', resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId) }),
    formName: t.exposeString('formName', { description: 'As its team calls it.' }),
    method: t.field({ type: WayEnum, description: 'How the money came.', resolve: ({ way }) => way }),
    collectedCents: t.float({ description: cents, resolve: ({ collected }) => collected }),
    refundedCents: t.float({ description: cents, resolve: ({ refunded }) => refunded }),
    disputedCents: t.float({ description: cents, resolve: ({ disputed }) => disputed }),
  }),
});

interface Summary extends FinancePeriod {
  readonly totals: readonly TransactionTotal[];
}

const TransactionSummary = builder.objectRef<Summary>('TransactionSummary').implement({
  description: 'What the days come to, to the cent as the rows of the list.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first day, as yyyy-MM-dd: on the clocks of the team.' }),
    to: t.exposeString('to', { description: 'The last day.' }),
    totals: t.field({
      type: [TransactionTotalType],
      description: 'By form and method; forms that brought nothing are left out.',
      resolve: ({ totals }) => [...totals],
    }),
  }),
});

const days = {
  from: 'The first day; a month before the last when it is left out.',
  to: 'The last day; today when it is left out.',
} as const;

const shown = 'What of it; all of it when it is left out. What a list never has leaves nothing.';

interface Asked {
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
  { group, show, startDate: from = null, endDate: to = null }: Asked,
  { now }: Services,
) {
  const time = financeTime({ from, to }, timeZone, now());
  const search: TransactionSearch = { teamId: id, group, show: show ?? 'all', from: time.begin, until: time.end };
  return { time, search };
}

builder.prismaObjectFields(Team, (t) => ({
  transactionSummary: t.field({
    type: TransactionSummary,
    description: 'What came and went within some days, in sums. For those who look after the money of the team.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: {
      group: t.arg({ type: TransactionGroupEnum, required: true, description: 'Which of the two lists.' }),
      show: t.arg({ type: TransactionFilterEnum, description: shown }),
      startDate: t.arg.string({ validate: line, description: days.from }),
      endDate: t.arg.string({ validate: line, description: days.to }),
    },
    resolve: async (team, asked, { services }) => {
      const { time, search } = searchOf(team, asked, services);
      return { ...time, totals: await transactionTotals(services.pool, search) };
    },
  }),
}));

builder.prismaObjectField('Team', 'transactions', (t) =>
  t.connection({
    type: Transaction,
    description: 'What came and went within some days, newest first. For those who look after the money of the team.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: {
      group: t.arg({ type: TransactionGroupEnum, required: true, description: 'Which of the two lists.' }),
      show: t.arg({ type: TransactionFilterEnum, description: shown }),
      startDate: t.arg.string({ validate: line, description: days.from }),
      endDate: t.arg.string({ validate: line, description: days.to }),
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
