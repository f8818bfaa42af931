import type { MoneyWay } from '#domain/metrics/moneyMoves.ts';
import { barUnits, type Bar } from '#domain/metrics/revenueBars.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import type { CountedMoney } from '#server/queries/metrics/countedMoney.ts';
import type { Metrics } from '#server/queries/metrics/metricsOf.ts';
import type { MetricsForm } from '#server/queries/metrics/metricsScope.ts';

const cents = 'In whole cents.';

const Figure = builder.objectRef<Metrics['launched']>('MetricsFigure').implement({
  description: 'How many submissions, and what part of all they are.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many.' }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description:
        'Of those launched in the period; of those launched, of all that were ever launched. Null where there are none.',
    }),
  }),
});

const Form = builder.objectRef<MetricsForm>('MetricsForm').implement({
  description: 'A form whose figures the viewer may ask for.',
  fields: (t) => ({
    id: t.id({ description: 'The form.', resolve: ({ id }) => encodeGlobalId('MasterTemplate', id) }),
    name: t.exposeString('name', { description: 'As its team calls it.' }),
    teamId: t.id({ description: 'Its team.', resolve: ({ teamId }) => encodeGlobalId('Team', teamId) }),
    teamName: t.exposeString('teamName', { description: 'What the team is called.' }),
  }),
});

const Share = builder.objectRef<Metrics['breakdown'][number]>('MetricsShare').implement({
  description: 'How many submissions of the period are of one form, or of all that are not among the first five.',
  fields: (t) => ({
    form: t.field({ type: Form, nullable: true, description: 'Null for all others.', resolve: ({ form }) => form }),
    count: t.exposeInt('count', { description: 'How many were launched.' }),
  }),
});

const Output = builder.objectRef<Metrics['outputs'][number]>('MetricsOutput').implement({
  description: 'How often one kind of output was issued in the period.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same through all versions of its form.' }),
    formId: t.id({ description: 'Its form.', resolve: ({ formId }) => encodeGlobalId('MasterTemplate', formId) }),
    name: t.exposeString('name', { description: 'What the latest version calls it.' }),
    count: t.exposeInt('count', { description: 'How many were issued.' }),
  }),
});

export const BarUnitEnum = builder.enumType('MetricsBarUnit', {
  description: 'For how long one bar stands.',
  values: barUnits,
});

const BarType = builder.objectRef<Bar & { readonly collected: number }>('MetricsBar').implement({
  description: 'What came in within some days.',
  fields: (t) => ({
    unit: t.field({ type: BarUnitEnum, description: 'For how long it stands.', resolve: ({ unit }) => unit }),
    from: t.exposeString('from', { description: 'The first day, as yyyy-MM-dd.' }),
    to: t.exposeString('to', { description: 'The last day.' }),
    collectedCents: t.float({ description: cents, resolve: ({ collected }) => collected }),
  }),
});

const wayNames = {
  card: 'card',
  us_bank_account: 'ach',
  check: 'check',
  cash: 'cash',
} as const satisfies Readonly<Record<MoneyWay, string>>;

const WayEnum = builder.enumType('MetricsPaymentType', {
  description: 'How money came.',
  values: Object.values(wayNames),
});

const Way = builder.objectRef<CountedMoney['ways'][number]>('MetricsPaymentWay').implement({
  description: 'What came in in one way.',
  fields: (t) => ({
    type: t.field({ type: WayEnum, description: 'How it came.', resolve: ({ way }) => wayNames[way] }),
    collectedCents: t.float({ description: cents, resolve: ({ collected }) => collected }),
  }),
});

const Revenue = builder.objectRef<CountedMoney>('MetricsRevenue').implement({
  description: 'Money of the period, by the days on which it came and went. For whoever may see the transactions.',
  fields: (t) => ({
    collectedCents: t.float({
      description: `Before anything of it went back. ${cents}`,
      resolve: ({ collected }) => collected,
    }),
    renewalCents: t.float({
      description: `What of that came for renewals. ${cents}`,
      resolve: ({ renewal }) => renewal,
    }),
    refundedCents: t.float({ description: `What was given back. ${cents}`, resolve: ({ refunded }) => refunded }),
    disputedCents: t.float({
      description: `What is disputed, or was lost so. ${cents}`,
      resolve: ({ disputed }) => disputed,
    }),
    byType: t.field({ type: [Way], description: 'By how it came, all four.', resolve: ({ ways }) => [...ways] }),
    bars: t.field({ type: [BarType], description: 'By when it came, in order.', resolve: ({ bars }) => [...bars] }),
  }),
});

export const MetricsType = builder.objectRef<Metrics>('Metrics').implement({
  description: 'What became of the submissions of a period, of the teams and forms that the viewer sees.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'Where the days are: that of the viewer.' }),
    forms: t.field({
      type: [Form],
      description: 'All forms that may be asked for, by team and name.',
      resolve: ({ offered }) => [...offered],
    }),
    launched: t.field({ type: Figure, description: 'Launched in the period.', resolve: ({ launched }) => launched }),
    completed: t.field({ type: Figure, description: 'Completed since.', resolve: ({ completed }) => completed }),
    active: t.field({ type: Figure, description: 'Under way now.', resolve: ({ active }) => active }),
    overdue: t.field({ type: Figure, description: 'Under way and late now.', resolve: ({ overdue }) => overdue }),
    breakdown: t.field({
      type: [Share],
      description: 'By form: the five with most, and all others.',
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
      description: 'Null for whoever may see the transactions of none of the teams.',
      resolve: ({ money }) => money,
    }),
    moneyTeamSlug: t.exposeString('moneyTeamSlug', {
      nullable: true,
      description:
        'The team whose lists of transactions hold all of the revenue of the period. Null where several teams do, where forms are chosen, and where its days are not those of the viewer.',
    }),
    attention: t.field({
      type: [SubmissionRow],
      description: 'The first few that are overdue, then those that have waited for the town for longest.',
      resolve: ({ attention }) => [...attention],
    }),
    lateTagIds: t.stringList({
      description: 'The tags by which lists know what is late.',
      resolve: ({ lateTagIds }) => [...lateTagIds],
    }),
  }),
});
