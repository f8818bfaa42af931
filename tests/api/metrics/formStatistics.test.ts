import { beforeAll, expect, test } from 'vitest';
import { addPeriod } from '#domain/kernel/dates.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { figureListPath } from '#web/charts/figureListPaths.ts';

const api = useApi();
let team: TestTeam;
let reader: TestPerson;
let form: PublishedForm;
let launched: readonly string[];

const query = `query ($id: ID!) { node(id: $id) { ... on MasterTemplate { statistics {
  last30Days last30DaysSince launched active completed halted medianMs medianCompletionTimeInWords
  steps { medianMs medianTimeInWords active halted } launches { unit from to count }
  revenueLast30DaysCents lowestCost { submissionId scopedId amountCents } highestCost { submissionId amountCents } } } } }`;

// results have the shape of the document above
// eslint-disable-next-line typescript/no-explicit-any
async function statistics(who: Visitor, of = form): Promise<any> {
  const { data, messages } = await api.ask(who, query, { id: `MasterTemplate:${of.formId}` });
  expect(messages).toEqual([]);
  return data.node?.statistics;
}

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);
const hour = 3_600_000;

async function pay(submissionId: string, cents: number, refunded: number): Promise<void> {
  const { db } = api.services;
  const { id: obligationId, teamId } = await db.obligation.findFirstOrThrow({ where: { submissionId } });
  const chargeId = newId();
  await db.charge.create({
    data: { id: chargeId, teamId, obligationId, method: 'card', amountCents: cents, confirmationNumber: chargeId },
  });
  const facts = [
    ['charge_succeeded', cents],
    ['refund_succeeded', refunded],
  ] as const;
  for (const [kind, amountCents] of facts) {
    const entry = { id: newId(), teamId, obligationId, chargeId, kind, amountCents, occurredAt: new Date() };
    if (amountCents > 0) await db.ledgerEntry.create({ data: { ...entry, externalId: `${newId()}/${kind}` } });
  }
}

/** Completes it the given hours after it started, with some of them on hold. */
async function complete(id: string, hours: number, haltedHours = 0): Promise<void> {
  const { db } = api.services;
  const begun = new Date(Date.now() - 40 * 24 * hour);
  const finishedAt = new Date(begun.getTime() + hours * hour);
  await db.submission.update({ where: { id }, data: { createdAt: begun, status: 'finished', finishedAt } });
  const steps = await db.activeStep.findMany({ where: { submissionId: id }, orderBy: { position: 'asc' } });
  await db.activeStep.updateMany({ where: { submissionId: id }, data: { completedAt: finishedAt } });
  await db.stepInterval.deleteMany({ where: { submissionId: id } });
  const [one, other] = steps.map((step) => step.id);
  const half = new Date(begun.getTime() + (hours * hour) / 2);
  const resumed = new Date(half.getTime() + haltedHours * hour);
  for (const [activeStepId = '', holder, startedAt, endedAt] of [
    [one, 'applicant', begun, half],
    [other, 'halted', half, resumed],
    [other, 'staff', resumed, finishedAt],
  ] as const) {
    const held = { id: newId(), teamId: team.id, submissionId: id, activeStepId, holder, startedAt, endedAt };
    await db.stepInterval.create({ data: held });
  }
}

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  reader = await makePerson(services);
  const resident = await makePerson(services);
  form = await publishedForm(services, team.id, [
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 5_000 } },
    { name: 'Check' },
  ]);
  await addToForm(services, team.id, form.formId, reader, 1);
  const all: string[] = [];
  for (let n = 0; n < 6; n += 1) all.push((await launchTestSubmission(api, resident, form)).id);
  launched = all;
  const [first = '', second = '', third = '', halted = ''] = all;
  await complete(first, 10);
  await complete(second, 30, 6);
  await complete(third, 80);
  await api.act(team.owner, 'haltSubmission', { submissionId: `Submission:${halted}` });
  await pay(first, 5_000, 0);
  await pay(second, 9_000, 1_000);
  await refresh({ services, actor: system }, launched);
});

test('a form that no one started has empty statistics', async () => {
  const fresh = await publishedForm(api.services, team.id, [{ name: 'Ask' }]);
  expect(await statistics(team.owner, fresh)).toMatchObject({
    ...{ last30Days: 0, launched: 0, active: 0, completed: 0, halted: 0, medianMs: null },
    ...{ medianCompletionTimeInWords: null, steps: [{ medianMs: null, active: 0, halted: 0 }] },
    ...{ revenueLast30DaysCents: 0, lowestCost: null, highestCost: null },
  });
});

test('a form shows how often it is started, how long it takes, where people stop, and what it earns', async () => {
  const told = await statistics(reader);
  expect(told).toMatchObject({
    ...{ last30Days: 3, launched: 6, active: 2, completed: 3, halted: 1 },
    // 10 hours, 24 without the time on hold, and 80
    ...{ medianMs: 24 * hour, medianCompletionTimeInWords: '1 day' },
    steps: [
      { medianMs: 15 * hour, medianTimeInWords: '15 hours', active: 2, halted: 1 },
      { medianMs: 9 * hour, active: 0, halted: 0 },
    ],
    revenueLast30DaysCents: 14_000,
    lowestCost: { submissionId: `Submission:${launched[0]}`, amountCents: 5_000 },
    highestCost: { submissionId: `Submission:${launched[1]}`, amountCents: 8_000 },
  });
  expect(told.launches).toHaveLength(12);
  expect(told.launches.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(6);
});

test("the last thirty days show their start date to people who see the team's days", async () => {
  const { db } = api.services;
  await db.team.update({ where: { id: team.id }, data: { timeZone: 'Asia/Kolkata' } });
  await db.user.update({ where: { id: reader.id }, data: { timeZone: 'Asia/Kolkata' } });
  const since = addPeriod(dateIn(new Date(), 'Asia/Kolkata'), { value: -29, unit: 'days' });
  const told = await statistics(reader);
  expect(told.last30DaysSince).toBe(since);
  // and each month links to the list of submissions started in it
  const paths = figureListPath({ teams: [], forms: [form.formId], from: null, to: null }, [
    { id: form.formId, teamId: team.id },
  ]);
  const listed: number[] = [];
  for (const { from, to } of told.launches) {
    const path = paths({ field: 'startedAt', operator: 'between', value: { from, to } }) ?? '';
    const filters = JSON.parse(new URL(path, 'http://town').searchParams.get('filters') ?? '');
    const { data } = await api.ask(
      reader,
      'query ($filters: JSON) { submissionRows(filters: $filters) { totalCount } }',
      {
        filters,
      },
    );
    listed.push(data.submissionRows.totalCount);
  }
  expect(listed).toEqual(told.launches.map(({ count }: { count: number }) => count));
  expect(Math.max(...listed)).toBeGreaterThan(0);
  await db.user.update({ where: { id: reader.id }, data: { timeZone: 'UTC' } });
  expect((await statistics(reader)).last30DaysSince).toBeNull();
});

test('only members see it, and their API keys see money only with that scope', async () => {
  await api.services.db.masterTemplate.update({ where: { id: form.formId }, data: { publicRead: true } });
  expect((await statistics(team.member)) ?? null).toBeNull();
  expect((await statistics(await makePerson(api.services))) ?? null).toBeNull();
  const key = await makeToken(api.services, team.id, team.owner, ['forms:read']);
  expect(await statistics(key)).toMatchObject({ launched: 6, revenueLast30DaysCents: null, highestCost: null });
  const paid = await makeToken(api.services, team.id, team.owner, ['forms:read', 'money:read']);
  expect(await statistics(paid)).toMatchObject({ revenueLast30DaysCents: 14_000, highestCost: { amountCents: 8_000 } });
});
