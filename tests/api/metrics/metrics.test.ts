import { beforeAll, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const zone = 'America/Los_Angeles';
let here: TestTeam;
let there: TestTeam;
let resident: TestPerson;
let reader: TestPerson;
let treasurer: TestPerson;
let permits: PublishedForm;
let licenses: PublishedForm;
let elsewhere: PublishedForm;
let launched: readonly string[];

const query = `query ($teamIds: [ID!], $formIds: [ID!], $launchedFrom: String, $launchedTo: String) {
  viewer { metrics(teamIds: $teamIds, formIds: $formIds, launchedFrom: $launchedFrom, launchedTo: $launchedTo) {
    timeZone forms { name teamName } launched { count percent } completed { count percent } active { count } overdue { count percent }
    breakdown { form { name } count } outputs { name count }
    revenue { collectedCents renewalCents refundedCents disputedCents byType { type collectedCents } bars { from to unit collectedCents } }
    attention { scopedId templateName } lateTagIds moneyTeamSlug } hasFigures } }`;

// results have the shape of the document above
// eslint-disable-next-line typescript/no-explicit-any
async function metrics(who: Visitor, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, messages } = await api.ask(who, query, variables);
  expect(messages).toEqual([]);
  expect(data.viewer.hasFigures).toBe(data.viewer.metrics.forms.length > 0);
  return data.viewer.metrics;
}

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

async function enter(submissionId: string, cents: number, at: string): Promise<void> {
  const { db } = api.services;
  const { id, teamId } = await db.obligation.findFirstOrThrow({ where: { submissionId } });
  const chargeId = newId();
  await db.charge.create({
    data: { id: chargeId, teamId, obligationId: id, method: 'card', amountCents: cents, confirmationNumber: chargeId },
  });
  const own = { teamId, obligationId: id, chargeId, occurredAt: new Date(at) };
  await db.ledgerEntry.create({
    data: {
      ...own,
      id: newId(),
      kind: 'charge_succeeded',
      amountCents: cents,
      externalId: `${chargeId}/charge_succeeded`,
    },
  });
  await db.ledgerEntry.create({
    data: {
      ...own,
      id: newId(),
      kind: 'refund_succeeded',
      amountCents: 100,
      externalId: `${chargeId}r/refund_succeeded`,
    },
  });
}

beforeAll(async () => {
  const { services } = api;
  [here, there] = [await makeTeam(services, 'here'), await makeTeam(services, 'there')];
  resident = await makePerson(services, { name: 'Rosa Resident' });
  reader = await makePerson(services);
  treasurer = await makePerson(services);
  await services.db.user.updateMany({ data: { timeZone: zone } });
  await makeRole(services, here.id, { financeMember: true, name: 'Treasury' }, [treasurer]);
  const steps = [
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 5_000 } },
    { name: 'Check' },
  ] as const;
  permits = await publishedForm(services, here.id, steps, { name: 'Permit' });
  licenses = await publishedForm(services, here.id, steps, { name: 'License' });
  elsewhere = await publishedForm(services, there.id, steps, { name: 'Elsewhere' });
  await addToForm(services, here.id, permits.formId, reader, 1);
  await configureOutput(
    services,
    { teamId: here.id, formId: permits.formId, versionId: permits.versionId },
    { name: 'Paper' },
  );
  // concurrently: the figures must include all of them
  const all = await Promise.all(
    [permits, permits, permits, licenses, elsewhere].map((form) => launchTestSubmission(api, resident, form)),
  );
  launched = all.map(({ id }) => id);
  const [first = '', second = '', , license = '', foreign = ''] = launched;
  // the last minute of October there, and the first of November
  await services.db.submission.update({ where: { id: first }, data: { createdAt: new Date('2026-11-01T06:59:59Z') } });
  await services.db.submission.update({ where: { id: second }, data: { createdAt: new Date('2026-11-01T07:00:00Z') } });
  await refresh({ services, actor: system }, launched);
  await api.act(here.owner, 'haltSubmission', { submissionId: `Submission:${license}` });
  await enter(first, 5_000, '2026-10-31T12:00:00Z');
  await enter(license, 700, '2026-11-03T12:00:00Z');
  await enter(foreign, 90, '2026-11-03T12:00:00Z');
  const output = await services.db.configuredOutput.findFirstOrThrow({ where: { flowTemplateId: permits.versionId } });
  await services.db.issuedOutput.create({
    data: {
      ...{ id: newId(), teamId: here.id, submissionId: first, configuredOutputId: output.id, name: 'Paper' },
      ...{ outputIdentity: output.identity, issuedAt: new Date('2026-11-03T12:00:00Z') },
    },
  });
  await services.pool.query(
    `UPDATE dashboard_rows SET due_at = now() - interval '1 hour', is_external = false WHERE id = $1`,
    [second],
  );
});

describe('metrics permissions', () => {
  test('an owner sees the whole team, with money, and no other team', async () => {
    expect(await metrics(here.owner)).toMatchObject({
      timeZone: zone,
      forms: [
        { name: 'License', teamName: 'Team here' },
        { name: 'Permit', teamName: 'Team here' },
      ],
      launched: { count: 4, percent: 100 },
      ...{ completed: { count: 0, percent: 0 }, active: { count: 3 }, overdue: { count: 1, percent: 25 } },
      breakdown: [
        { form: { name: 'Permit' }, count: 3 },
        { form: { name: 'License' }, count: 1 },
      ],
      outputs: [{ name: 'Paper', count: 1 }],
      revenue: {
        ...{ collectedCents: 5_700, renewalCents: 0, refundedCents: 200, disputedCents: 0 },
        byType: [
          { type: 'card', collectedCents: 5_700 },
          { type: 'ach', collectedCents: 0 },
          { type: 'check', collectedCents: 0 },
          { type: 'cash', collectedCents: 0 },
        ],
      },
      attention: [{ templateName: 'Permit' }],
    });
  });

  test("a single team's money links to its lists, unless other days or a form are selected", async () => {
    const { id, slug } = await api.services.db.team.findUniqueOrThrow({ where: { id: here.id } });
    const ofZone = (timeZone: string) => api.services.db.team.update({ where: { id }, data: { timeZone } });
    await ofZone(zone);
    expect((await metrics(treasurer)).moneyTeamSlug).toBe(slug);
    expect((await metrics(treasurer, { formIds: [`MasterTemplate:${permits.formId}`] })).moneyTeamSlug).toBeNull();
    expect((await metrics(reader)).moneyTeamSlug).toBeNull();
    await ofZone('Pacific/Auckland');
    expect((await metrics(treasurer)).moneyTeamSlug).toBeNull();
  });

  test('a form reader sees its figures without money', async () => {
    const seen = await metrics(reader);
    expect(seen).toMatchObject({ launched: { count: 3 }, forms: [{ name: 'Permit' }], revenue: null });
  });

  test('someone who may see transactions but no submissions sees only money', async () => {
    expect(await metrics(treasurer)).toMatchObject({
      ...{ launched: { count: 0, percent: null }, breakdown: [], outputs: [], attention: [] },
      revenue: { collectedCents: 5_700 },
    });
  });

  test.each(['member', 'manager'] as const)('a %s without forms sees nothing', async (who) => {
    expect(await metrics(here[who])).toMatchObject({ launched: { count: 0 }, forms: [], revenue: null });
  });

  test('an applicant sees nothing, like a stranger', async () => {
    expect(await metrics(resident)).toMatchObject({ launched: { count: 0 }, forms: [], revenue: null, attention: [] });
    expect((await api.ask({ ...resident, cookie: null }, query)).data.viewer).toBe(null);
  });

  test('a forbidden request responds as if nothing existed', async () => {
    for (const id of [there.id, newId()]) {
      const counted = await metrics(here.owner, { teamIds: [`Team:${id}`] });
      expect(counted).toMatchObject({ launched: { count: 0 }, revenue: null, breakdown: [], forms: { length: 2 } });
    }
    for (const id of [elsewhere.formId, newId()])
      expect(await metrics(here.owner, { formIds: [`MasterTemplate:${id}`] })).toMatchObject({
        ...{ launched: { count: 0 }, revenue: null },
      });
  });

  test('someone without a verified address sees nothing', async () => {
    const invited = await makePerson(api.services, { isVerified: false });
    await addToForm(api.services, here.id, permits.formId, invited, 2);
    expect(await metrics(invited)).toMatchObject({ launched: { count: 0 }, forms: [] });
  });
});

describe('metrics filters', () => {
  test("days are in the viewer's time zone, both ends included", async () => {
    const of = async (launchedFrom: string | null, launchedTo: string | null) =>
      (await metrics(here.owner, { launchedFrom, launchedTo })).launched;
    expect(await of(null, '2026-10-31')).toEqual({ count: 1, percent: 25 });
    expect(await of('2026-10-31', '2026-11-01')).toEqual({ count: 2, percent: 50 });
    expect(await of('2026-11-01', '2026-11-01')).toEqual({ count: 1, percent: 25 });
    expect(await of('2026-11-02', null)).toEqual({ count: 2, percent: 50 });
  });

  test('money counts on the day it arrived, one bar per day', async () => {
    const { revenue } = await metrics(here.owner, { launchedFrom: '2026-10-30', launchedTo: '2026-11-03' });
    expect(
      revenue.bars.map(({ from, collectedCents }: { from: string; collectedCents: number }) => [from, collectedCents]),
    ).toEqual([
      ['2026-10-30', 0],
      ['2026-10-31', 5_000],
      ['2026-11-01', 0],
      ['2026-11-02', 0],
      ['2026-11-03', 700],
    ]);
    const november = await metrics(here.owner, { launchedFrom: '2026-11-01' });
    expect([november.revenue.collectedCents, november.outputs]).toEqual([700, [{ name: 'Paper', count: 1 }]]);
  });

  test('forms and teams can be combined', async () => {
    const formIds = [`MasterTemplate:${licenses.formId}`];
    expect(await metrics(here.owner, { teamIds: [`Team:${here.id}`], formIds })).toMatchObject({
      ...{ launched: { count: 1 }, active: { count: 0 }, revenue: { collectedCents: 700 } },
    });
  });

  test.each([[{ launchedFrom: 'soon' }], [{ launchedFrom: '2026-11-02', launchedTo: '2026-11-01' }]])(
    '%j is rejected',
    async (variables) => {
      expect((await api.ask(here.owner, query, variables)).messages).toHaveLength(1);
    },
  );
});

test('deleted items are no longer counted, and nothing is missed or counted twice', async () => {
  const [, , third = ''] = launched;
  await api.act(here.owner, 'deleteSubmission', { submissionId: `Submission:${third}` });
  expect(await metrics(here.owner)).toMatchObject({ launched: { count: 3 }, active: { count: 2 } });
  expect(await tallyDifferences(api.services)).toEqual([]);
});
