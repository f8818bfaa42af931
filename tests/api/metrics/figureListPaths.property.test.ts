import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { tagLate } from '#server/operations/tag/reservedTagging.ts';
import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { issuedOutputsPath, figureListPath } from '#web/charts/figureListPaths.ts';
import type { MetricsFilter } from '#web/charts/metricsFilter.ts';
import { transactionsViewIn } from '#web/parts/team/transactionsView.ts';
import {
  revenueDays,
  transactionListPathsOf,
  type RevenueFigure,
} from '#web/screens/Dashboard/transactionListPaths.ts';

const api = useApi();
const zone = 'America/Los_Angeles';
let team: TestTeam;
let resident: TestPerson;
let forms: readonly PublishedForm[];

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services);
  await services.db.user.update({ where: { id: team.owner.id }, data: { timeZone: zone } });
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: zone } });
  const steps = [{ name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 10_000 } }] as const;
  forms = [
    await publishedForm(services, team.id, steps, { name: 'Permit' }),
    await publishedForm(services, team.id, steps, { name: 'License' }),
  ];
  for (const { formId } of forms) await addToForm(services, team.id, formId, team.owner, 2);
});

const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'] as const;
/** around midnight in the town, which is not midnight UTC */
const moment = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom('00:00:00Z', '07:59:59Z', '08:00:00Z', '23:59:59Z'))
  .map(([day, time]) => new Date(`${day}T${time}`));

const ways = ['card', 'us_bank_account', 'check', 'cash'] as const;
const money = fc.record({
  way: fc.constantFrom(...ways),
  cents: fc.integer({ min: 100, max: 900 }),
  at: moment,
  refunded: fc.option(fc.tuple(fc.integer({ min: 1, max: 100 }), moment, fc.boolean())),
  disputed: fc.option(fc.tuple(moment, fc.constantFrom('opened', 'won', 'lost'))),
});

const happened = fc.record({
  form: fc.nat(1),
  at: moment,
  isRenewal: fc.boolean(),
  isHalted: fc.boolean(),
  isLate: fc.boolean(),
  isDeleted: fc.integer({ max: 5, min: 0 }).map((number) => number === 0),
  outputs: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Paper', 'Letter'),
      issuedAt: fc.option(moment),
      expiresAt: fc.option(moment),
      revokedAt: fc.option(moment),
    }),
    { selector: ({ name }) => name, maxLength: 2 },
  ),
  payment: fc.option(money),
});
type Happened = typeof happened extends fc.Arbitrary<infer One> ? One : never;

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

async function happen({ form: which, at, isRenewal, isHalted, isLate, isDeleted, outputs, payment }: Happened) {
  const { services } = api;
  const form = forms[which] as PublishedForm;
  const { id } = await launchTestSubmission(api, resident, form);
  await services.db.submission.update({ where: { id }, data: { createdAt: at, isRenewal } });
  if (isLate)
    await services.db.stepInterval.updateMany({
      where: { submissionId: id },
      data: { dueAt: new Date('2026-02-05T00:00:00Z') },
    });
  await refresh({ services, actor: system }, [id]);
  for (const { name, ...row } of outputs)
    await issuedOutput(services, { teamId: team.id, form, submissionId: id, name, row });
  if (payment) await pay(id, payment);
  if (isHalted) await api.act(team.owner, 'haltSubmission', { submissionId: `Submission:${id}` });
  if (isDeleted) await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${id}` });
}

type Payment = typeof money extends fc.Arbitrary<infer One> ? One : never;

async function pay(submissionId: string, { way, cents, at, refunded, disputed }: Payment): Promise<void> {
  const { db } = api.services;
  const { id } = await db.obligation.findFirstOrThrow({ where: { submissionId } });
  const own = { teamId: team.id, obligationId: id };
  const enter = (kind: string, amountCents: number, occurredAt: Date, more: object) =>
    db.ledgerEntry.create({ data: { ...own, id: newId(), kind: kind as 'cash', amountCents, occurredAt, ...more } });
  if (way === 'check' || way === 'cash') return void (await enter(way, cents, at, {}));
  const chargeId = newId();
  await db.charge.create({
    data: { ...own, id: chargeId, method: way, amountCents: cents, feeCents: 10, confirmationNumber: chargeId },
  });
  const fact = (kind: string, thing: string) => ({ chargeId, externalId: `${chargeId}${thing}/${kind}` });
  await enter('charge_succeeded', cents, at, fact('charge_succeeded', ''));
  if (refunded) {
    const [back, when, isReturned] = refunded;
    await enter('refund_succeeded', back, when, fact('refund_succeeded', 're'));
    if (isReturned) await enter('refund_failed', back, when, fact('refund_failed', 're'));
  }
  if (disputed) {
    const [when, verdict] = disputed;
    await enter('dispute_opened', cents, when, fact('dispute_opened', 'du'));
    if (verdict !== 'opened') await enter(`dispute_${verdict}`, cents, when, fact(`dispute_${verdict}`, 'du'));
  }
}

const figures = `query ($formIds: [ID!], $launchedFrom: String, $launchedTo: String) { viewer {
  metrics(formIds: $formIds, launchedFrom: $launchedFrom, launchedTo: $launchedTo) {
    forms { id teamId } launched { count } completed { count } active { count } overdue { count } lateTagIds
    breakdown { count form { id } } outputs { identity count } moneyTeamSlug
    revenue { collectedCents renewalCents refundedCents disputedCents byType { type collectedCents } bars { from to } } } } }`;

// the response has the shape of the document above
// eslint-disable-next-line typescript/no-explicit-any
async function told(filter: MetricsFilter): Promise<any> {
  const formIds = filter.forms.length === 0 ? null : filter.forms.map((id) => `MasterTemplate:${id}`);
  const input = { formIds, launchedFrom: filter.from, launchedTo: filter.to };
  const { data, messages } = await api.ask(team.owner, figures, input);
  expect(messages).toEqual([]);
  return data.viewer.metrics;
}

const searchOf = (path: string): URLSearchParams => new URL(path, 'http://town').searchParams;

/** How many rows a list has at the link of a figure. */
async function lengthOf(path: string | null): Promise<number> {
  if (path === null) throw new Error('the figure has no link');
  const list = path.startsWith('/outputs?') ? 'outputRows' : 'submissionRows';
  const document = `query ($filters: JSON) { ${list}(filters: $filters, first: 100) { totalCount edges { node { id } } } }`;
  const { data, messages } = await api.ask(team.owner, document, {
    filters: JSON.parse(searchOf(path).get('filters') ?? ''),
  });
  expect(messages).toEqual([]);
  const { totalCount, edges } = data[list];
  expect(edges).toHaveLength(totalCount);
  return totalCount;
}

const listOfMoney = `query ($id: ID!, $group: TransactionGroup!, $show: TransactionFilter, $startDate: String, $endDate: String) { node(id: $id) { ... on Team {
  transactionSummary(group: $group, show: $show, startDate: $startDate, endDate: $endDate) {
    totals { collectedCents refundedCents disputedCents } }
  transactions(group: $group, show: $show, startDate: $startDate, endDate: $endDate, first: 100) {
    edges { node { kind method countedCents } } pageInfo { hasNextPage } } } } }`;

interface Row {
  readonly kind: string;
  readonly method: string;
  readonly countedCents: number;
}

/** The rows of the lists that a figure links to; their sums must match the rows. */
async function rowsAt(paths: ReturnType<ReturnType<typeof transactionListPathsOf>>): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (const { group, path } of paths) {
    const input = { id: `Team:${team.id}`, group, ...transactionsViewIn(searchOf(path), group) };
    const { data, messages } = await api.ask(team.owner, listOfMoney, input);
    expect(messages).toEqual([]);
    const { transactionSummary, transactions } = data.node;
    expect(transactions.pageInfo.hasNextPage).toBe(false);
    const rows: Row[] = transactions.edges.map(({ node }: { node: Row }) => node);
    const net = sum(
      (transactionSummary.totals as Record<string, number>[]).map(
        ({ collectedCents = 0, refundedCents = 0, disputedCents = 0 }) =>
          collectedCents - refundedCents - disputedCents,
      ),
    );
    expect(net).toBe(sum(rows.map(({ countedCents }) => countedCents)));
    found.push(...rows);
  }
  return found;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The only rows that may be in a figure's list. */
const belongs: Readonly<Record<RevenueFigure, (row: Row) => boolean>> = {
  collected: ({ kind }) => ['payment', 'check', 'cash'].includes(kind),
  renewal: ({ kind }) => ['payment', 'check', 'cash'].includes(kind),
  refunded: ({ kind }) => kind === 'refund',
  disputed: ({ kind }) => kind === 'dispute',
  card: ({ kind, method }) => kind === 'payment' && method === 'card',
  ach: ({ kind, method }) => kind === 'payment' && method === 'us_bank_account',
  check: ({ kind }) => kind === 'check',
  cash: ({ kind }) => kind === 'cash',
};

const periods: readonly Days[] = [
  { from: null, to: null },
  { from: '2026-01-31', to: '2026-01-31' },
  { from: '2026-01-31', to: '2026-02-01' },
  { from: null, to: '2026-01-31' },
  { from: '2026-02-01', to: null },
];

async function expectListsOf(filter: MetricsFilter): Promise<void> {
  const seen = await told(filter);
  const plain = (id: string): string => id.split(':')[1] ?? '';
  const offered = seen.forms.map((one: { id: string; teamId: string }) => ({
    id: plain(one.id),
    teamId: plain(one.teamId),
  }));
  const paths = figureListPath(filter, offered);
  expect(await lengthOf(paths())).toBe(seen.launched.count);
  for (const value of ['completed', 'active'] as const)
    expect(await lengthOf(paths({ field: 'completion', operator: 'is', value }))).toBe(seen[value].count);
  const late = seen.lateTagIds.length > 0 ? paths({ field: 'tags', operator: 'is', value: seen.lateTagIds }) : null;
  expect(late === null ? 0 : await lengthOf(late)).toBe(seen.overdue.count);
  const slices = seen.breakdown as { form: { id: string }; count: number }[];
  for (const { form, count } of slices)
    expect(await lengthOf(paths({ field: 'forms', operator: 'is', value: [plain(form.id)] }))).toBe(count);
  for (const { identity, count } of seen.outputs)
    expect(await lengthOf(issuedOutputsPath(identity, filter))).toBe(count);

  const { revenue, moneyTeamSlug } = seen;
  const moneyPaths = transactionListPathsOf(
    moneyTeamSlug,
    revenueDays(filter, revenue.bars[0]?.from, revenue.bars.at(-1)?.to),
  );
  const ofType = (wanted: string): number =>
    revenue.byType.find(({ type }: { type: string }) => type === wanted).collectedCents;
  const amounts: Readonly<Record<RevenueFigure, number>> = {
    ...{ collected: revenue.collectedCents, renewal: revenue.renewalCents },
    ...{ refunded: -revenue.refundedCents, disputed: -revenue.disputedCents },
    ...{ card: ofType('card'), ach: ofType('ach'), check: ofType('check'), cash: ofType('cash') },
  };
  for (const [figure, cents] of Object.entries(amounts) as [RevenueFigure, number][]) {
    const rows = await rowsAt(moneyPaths(figure));
    expect([figure, sum(rows.map(({ countedCents }) => countedCents))]).toEqual([figure, cents + 0]);
    expect(rows.filter((row) => !belongs[figure](row))).toEqual([]);
  }
}

test('every figure links to a list of exactly what it counts, for any history and any days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happened, { minLength: 2, maxLength: 5 }), async (all) => {
      for (const one of all) await happen(one);
      await tagLate({ services: api.services, actor: system });
      for (const period of periods) await expectListsOf({ teams: [], forms: [], ...period });
      expect(await tallyDifferences(api.services)).toEqual([]);
    }),
    { numRuns: propertyRuns(15), endOnFailure: true },
  );
  const whole = await told({ teams: [], forms: [], from: null, to: null });
  expect([whole.outputs.length, whole.moneyTeamSlug]).toEqual([4, expect.any(String)]);
  for (const name of ['collectedCents', 'renewalCents', 'refundedCents', 'disputedCents'])
    expect([name, whole.revenue[name]]).not.toEqual([name, 0]);
}, 240_000);
