import { InvalidInput } from '#domain/kernel/refusal.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { monthAt, monthOf, netOf, type MonthLine, type MonthSums } from '#domain/payment/monthReport.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { WayEnum } from '#server/graphql/payment/transactions.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { monthReport, type MonthReport, type PayoutRow } from '#server/queries/payment/monthReport.ts';

const MonthSumsType = builder.objectRef<MonthSums>('MonthSums').implement({
  description: 'Amounts collected, refunded, disputed, and kept as fees. Fees exclude any part that was returned.',
  fields: (t) => ({
    collectedCents: t.float({ description: 'The amount collected, in cents.', resolve: ({ collected }) => collected }),
    refundedCents: t.float({ description: 'The amount refunded, in cents.', resolve: ({ refunded }) => refunded }),
    disputedCents: t.float({
      description: 'The amount disputed and not won back, in cents.',
      resolve: ({ disputed }) => disputed,
    }),
    providerFeeCents: t.float({
      description: 'Fees kept by the payment provider, in cents.',
      resolve: ({ providerFee }) => providerFee,
    }),
    platformFeeCents: t.float({
      description: 'Fees kept by the platform, in cents.',
      resolve: ({ platformFee }) => platformFee,
    }),
    netCents: t.float({
      description: 'The amount collected less refunds, disputes, and fees, in cents.',
      resolve: netOf,
    }),
  }),
});

const MonthLineType = builder.objectRef<MonthLine>('MonthLine').implement({
  description: 'The amounts of one form and payment method in a month.',
  fields: (t) => ({
    formId: t.id({
      description: 'The ID of the form.',
      resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId),
    }),
    formName: t.exposeString('formName', { description: 'The internal name of the form.' }),
    method: t.field({ type: WayEnum, description: 'The payment method.', resolve: ({ way }) => way }),
    sums: t.field({
      type: MonthSumsType,
      description: 'The amounts of this form and payment method.',
      resolve: (row) => row,
    }),
  }),
});

const PayoutType = builder.objectRef<PayoutRow>('Payout').implement({
  description: 'Money sent by the payment provider to a team’s bank account.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the payout.', resolve: ({ id }) => encodeGlobalId('Payout', id) }),
    amountCents: t.float({ description: 'The amount of the payout, in cents.', resolve: ({ amount }) => amount }),
    status: t.exposeString('status', { description: 'The payout status, as named by the payment provider.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the payout failed, or null if it didn’t fail.',
    }),
    begunAt: t.expose('begunAt', {
      type: 'DateTime',
      description: 'When the payout left the team’s balance with the provider.',
    }),
    arrivesAt: t.expose('arrivesAt', {
      type: 'DateTime',
      description: 'When the payout arrives, or is expected to arrive, at the bank.',
    }),
  }),
});

interface Shown extends MonthReport {
  readonly thisMonth: string;
}

const MonthReportType = builder.objectRef<Shown>('MonthReport').implement({
  description:
    'A team’s monthly report: the ledger and the payouts to the cent, in the team’s time zone. See decision 0067.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month of the report as yyyy-MM, such as 2026-11.' }),
    thisMonth: t.exposeString('thisMonth', { description: 'The current month in the team’s time zone, as yyyy-MM.' }),
    openingCents: t.float({
      description: 'The balance that the provider held for the team at the start of the month, in cents.',
      resolve: ({ totals }) => totals.opening,
    }),
    online: t.field({
      type: MonthSumsType,
      description: 'The amounts of online payments in the month.',
      resolve: ({ totals }) => totals.online,
    }),
    paidOutCents: t.float({
      description: 'The total of payouts in the month in cents, excluding payouts that failed or were canceled.',
      resolve: ({ totals }) => totals.paidOut,
    }),
    closingCents: t.float({
      description:
        'The balance at the end of the month in cents: the opening balance plus the month’s net amount, less payouts.',
      resolve: ({ totals }) => totals.closing,
    }),
    byHandCents: t.float({
      description: 'The total of cash and check payments in the month, in cents. Payouts don’t include them.',
      resolve: ({ totals }) => totals.byHand,
    }),
    lines: t.field({
      type: [MonthLineType],
      description: 'The month’s amounts by form and payment method. Forms without activity are left out.',
      resolve: ({ lines }) => [...lines],
    }),
    payouts: t.field({
      type: [PayoutType],
      description: 'Payouts that left the balance in this month, oldest first.',
      resolve: ({ payouts }) => [...payouts],
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  monthReport: t.field({
    type: MonthReportType,
    description: 'The payment report of a month. Visible to the team’s finance staff.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: {
      month: t.arg.string({
        validate: shortText,
        description: 'The month as yyyy-MM, such as 2026-11. Defaults to the current month.',
      }),
    },
    resolve: async ({ id: teamId, timeZone }, { month: requestedMonth }, { services }) => {
      const thisMonth = monthAt(dateIn(services.now(), timeZone));
      const month = monthOf(requestedMonth ?? thisMonth);
      if (month === null) throw new InvalidInput([{ path: 'month', code: 'mustBeDate' }]);
      return { ...(await monthReport(services.pool, { teamId, timeZone, month })), thisMonth };
    },
  }),
}));
