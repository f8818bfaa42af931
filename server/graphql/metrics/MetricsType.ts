import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import { barUnits, type Bar } from '#domain/metrics/revenueBars.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import type { CountedMoney } from '#server/queries/metrics/countedMoney.ts';
import type { Metrics } from '#server/queries/metrics/metricsOf.ts';
import type { MetricsForm } from '#server/queries/metrics/metricsScope.ts';

const Figure = builder.objectRef<Metrics['launched']>('MetricsFigure').implement({
  description: 'A number of submissions and their share of the total.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of submissions.' }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description:
        'The share in percent, with one decimal: of all submissions started in the period or, for `launched`, of all ever started. Null if there are none.',
    }),
  }),
});

const Form = builder.objectRef<MetricsForm>('MetricsForm').implement({
  description: 'A form whose statistics the viewer may see.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'The name of the form.' }),
    teamId: t.id({
      description: 'The ID of the form’s team.',
      resolve: ({ teamId }) => encodeGlobalId('Team', teamId),
    }),
    teamName: t.exposeString('teamName', { description: 'The name of the form’s team.' }),
  }),
});

const Share = builder.objectRef<Metrics['breakdown'][number]>('MetricsShare').implement({
  description: 'The number of submissions started in the period for one form, or for all forms after the top five.',
  fields: (t) => ({
    form: t.field({
      type: Form,
      nullable: true,
      description: 'The form, or null for all other forms together.',
      resolve: ({ form }) => form,
    }),
    count: t.exposeInt('count', { description: 'The number of submissions started in the period.' }),
  }),
});

const Output = builder.objectRef<Metrics['outputs'][number]>('MetricsOutput').implement({
  description: 'The number of times one kind of output was issued in the period.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the output, which stays the same in all versions of the form.',
    }),
    formId: t.id({
      description: 'The ID of the output’s form.',
      resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId),
    }),
    name: t.exposeString('name', { description: 'The name of the output in the latest version of the form.' }),
    count: t.exposeInt('count', { description: 'The number of times the output was issued in the period.' }),
  }),
});

export const BarUnitEnum = builder.enumType('MetricsBarUnit', {
  description: 'The length of the period that one bar of a chart shows.',
  values: barUnits,
});

const BarType = builder.objectRef<Bar & { readonly collected: number }>('MetricsBar').implement({
  description: 'The amount collected in one bar of a chart.',
  fields: (t) => ({
    unit: t.field({
      type: BarUnitEnum,
      description: 'The length of the period that the bar shows.',
      resolve: ({ unit }) => unit,
    }),
    from: t.exposeString('from', { description: 'The first day of the bar, as yyyy-MM-dd.' }),
    to: t.exposeString('to', { description: 'The last day of the bar, as yyyy-MM-dd.' }),
    collectedCents: t.float({
      description: 'The amount collected within the bar, in cents.',
      resolve: ({ collected }) => collected,
    }),
  }),
});

const wayNames = {
  card: 'card',
  us_bank_account: 'ach',
  check: 'check',
  cash: 'cash',
} as const satisfies Readonly<Record<MoneyChannel, string>>;

const WayEnum = builder.enumType('MetricsPaymentType', {
  description: 'The way a payment was made: by card, by bank transfer (`ach`), by check, or in cash.',
  values: Object.values(wayNames),
});

const Way = builder.objectRef<CountedMoney['ways'][number]>('MetricsPaymentWay').implement({
  description: 'The amount collected through one payment method.',
  fields: (t) => ({
    type: t.field({ type: WayEnum, description: 'The payment method.', resolve: ({ way }) => wayNames[way] }),
    collectedCents: t.float({
      description: 'The amount collected in the period through this method, in cents.',
      resolve: ({ collected }) => collected,
    }),
  }),
});

const Revenue = builder.objectRef<CountedMoney>('MetricsRevenue').implement({
  description:
    'The money collected and returned in the period, by the day it moved. For viewers who may see the transactions.',
  fields: (t) => ({
    collectedCents: t.float({
      description: 'The amount collected in the period before refunds and disputes, in cents.',
      resolve: ({ collected }) => collected,
    }),
    renewalCents: t.float({
      description: 'The part of the collected amount that was paid for renewals, in cents.',
      resolve: ({ renewal }) => renewal,
    }),
    refundedCents: t.float({
      description: 'The amount refunded in the period, in cents.',
      resolve: ({ refunded }) => refunded,
    }),
    disputedCents: t.float({
      description: 'The amount that is disputed or was lost in a dispute, in cents.',
      resolve: ({ disputed }) => disputed,
    }),
    byType: t.field({
      type: [Way],
      description: 'The collected amount by payment method, for all four methods.',
      resolve: ({ ways }) => [...ways],
    }),
    bars: t.field({
      type: [BarType],
      description: 'The collected amount over time, in order.',
      resolve: ({ bars }) => [...bars],
    }),
  }),
});

export const MetricsType = builder.objectRef<Metrics>('Metrics').implement({
  description: 'Statistics of the submissions started in a period, for the teams and forms that the viewer sees.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', {
      description: 'The viewer’s time zone, in which the days of the period are counted.',
    }),
    forms: t.field({
      type: [Form],
      description: 'All forms that the viewer may request statistics of, by team and name.',
      resolve: ({ offered }) => [...offered],
    }),
    launched: t.field({
      type: Figure,
      description: 'The submissions started in the period.',
      resolve: ({ launched }) => launched,
    }),
    completed: t.field({
      type: Figure,
      description: 'The submissions started in the period that have been completed since.',
      resolve: ({ completed }) => completed,
    }),
    active: t.field({
      type: Figure,
      description: 'The submissions started in the period that are active now.',
      resolve: ({ active }) => active,
    }),
    overdue: t.field({
      type: Figure,
      description: 'The submissions started in the period that are active and overdue now.',
      resolve: ({ overdue }) => overdue,
    }),
    breakdown: t.field({
      type: [Share],
      description: 'The submissions started in the period by form: the top five, and all others together.',
      resolve: ({ breakdown }) => [...breakdown],
    }),
    outputs: t.field({
      type: [Output],
      description: 'The five kinds of outputs that were issued most often in the period.',
      resolve: ({ outputs }) => [...outputs],
    }),
    revenue: t.field({
      type: Revenue,
      nullable: true,
      description: 'The money of the period. Null for viewers who may not see any team’s transactions.',
      resolve: ({ money }) => money,
    }),
    moneyTeamSlug: t.exposeString('moneyTeamSlug', {
      nullable: true,
      description:
        'The slug of the team whose transaction lists cover all revenue of the period. Null if several teams have revenue, if forms are selected, or if the team’s time zone differs from the viewer’s.',
    }),
    attention: t.field({
      type: [SubmissionRow],
      description: 'The first few overdue submissions, followed by those that have waited longest for staff.',
      resolve: ({ attention }) => [...attention],
    }),
    lateTagIds: t.stringList({
      description: 'The IDs of the tags that mark late submissions in lists.',
      resolve: ({ lateTagIds }) => [...lateTagIds],
    }),
  }),
});
