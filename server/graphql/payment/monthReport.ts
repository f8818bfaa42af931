import { InvalidInput } from '#domain/kernel/refusal.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { monthAt, monthOf, netOf, type MonthLine, type MonthSums } from '#domain/payment/monthReport.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { WayEnum } from '#server/graphql/payment/transactions.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { monthReport, type MonthReport, type PayoutRow } from '#server/queries/payment/monthReport.ts';

const cents = 'In whole cents.';

const MonthSumsType = builder.objectRef<MonthSums>('MonthSums').implement({
  description: 'What came and went; fees are less what of them was given back.',
  fields: (t) => ({
    collectedCents: t.float({ description: cents, resolve: ({ collected }) => collected }),
    refundedCents: t.float({ description: cents, resolve: ({ refunded }) => refunded }),
    disputedCents: t.float({ description: cents, resolve: ({ disputed }) => disputed }),
    providerFeeCents: t.float({ description: cents, resolve: ({ providerFee }) => providerFee }),
    platformFeeCents: t.float({ description: cents, resolve: ({ platformFee }) => platformFee }),
    netCents: t.float({ description: cents, resolve: netOf }),
  }),
});

const MonthLineType = builder.objectRef<MonthLine>('MonthLine').implement({
  description: 'What one form brought in one way in a month.',
  fields: (t) => ({
    formId: t.id({ description: 'The form.', resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId) }),
    formName: t.exposeString('formName', { description: 'As its team calls it.' }),
    method: t.field({ type: WayEnum, description: 'How the money came.', resolve: ({ way }) => way }),
    sums: t.field({ type: MonthSumsType, description: 'What it comes to.', resolve: (row) => row }),
  }),
});

const PayoutType = builder.objectRef<PayoutRow>('Payout').implement({
  description: 'What the provider sent to the bank of a team.',
  fields: (t) => ({
    id: t.id({ description: 'Of the payout.', resolve: ({ id }) => encodeGlobalId('Payout', id) }),
    amountCents: t.float({ description: cents, resolve: ({ amount }) => amount }),
    status: t.exposeString('status', { description: 'The word of the provider.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why the bank sent it back; null otherwise.' }),
    begunAt: t.expose('begunAt', { type: 'DateTime', description: 'When it left the balance.' }),
    arrivesAt: t.expose('arrivesAt', { type: 'DateTime', description: 'When it is at the bank.' }),
  }),
});

interface Shown extends MonthReport {
  readonly thisMonth: string;
}

const MonthReportType = builder.objectRef<Shown>('MonthReport').implement({
  description: 'A month of the money of a team, on its clocks: the ledger and the payouts, to the cent. Decision 0067.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11.' }),
    thisMonth: t.exposeString('thisMonth', { description: 'The month that it is now where the team is.' }),
    openingCents: t.float({
      description: 'What the provider held when the month began, in whole cents.',
      resolve: ({ totals }) => totals.opening,
    }),
    online: t.field({
      type: MonthSumsType,
      description: 'What came online and went.',
      resolve: ({ totals }) => totals.online,
    }),
    paidOutCents: t.float({
      description: 'What was paid out and stayed, in whole cents.',
      resolve: ({ totals }) => totals.paidOut,
    }),
    closingCents: t.float({
      description: 'Opening balance, and what the month added, less what was paid out, in whole cents.',
      resolve: ({ totals }) => totals.closing,
    }),
    byHandCents: t.float({
      description: 'What was handed over, which no payout holds, in whole cents.',
      resolve: ({ totals }) => totals.byHand,
    }),
    lines: t.field({
      type: [MonthLineType],
      description: 'By form and method; forms that brought nothing are left out.',
      resolve: ({ lines }) => [...lines],
    }),
    payouts: t.field({
      type: [PayoutType],
      description: 'Those that left the balance in the month, the first first.',
      resolve: ({ payouts }) => [...payouts],
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  monthReport: t.field({
    type: MonthReportType,
    description: 'What a month comes to. For those who look after the money of the team.',
    authScopes: may('team', 'viewTransactions', ownKey('id')),
    args: { month: t.arg.string({ validate: line, description: 'Such as 2026-11; this month when it is left out.' }) },
    resolve: async ({ id: teamId, timeZone }, { month: asked }, { services }) => {
      const thisMonth = monthAt(dateIn(services.now(), timeZone));
      const month = monthOf(asked ?? thisMonth);
      if (month === null) throw new InvalidInput([{ path: 'month', code: 'mustBeDate' }]);
      return { ...(await monthReport(services.pool, { teamId, timeZone, month })), thisMonth };
    },
  }),
}));
