import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { moneyMovements } from '#domain/metrics/moneyMovements.ts';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { ledgerKinds } from '#domain/payment/ledger.ts';
import { newId } from '#server/newId.ts';
import { metricsOf } from '#server/queries/metrics/metricsOf.ts';
import { tallyDifferences } from '#server/queries/metrics/tallyDifferences.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { allowRefusal, useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let forms: readonly PublishedForm[];
const made: string[] = [];

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services);
  clerk = await makePerson(services);
  const fee = { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 10_000 } } as const;
  forms = [await publishedForm(services, team.id, [fee]), await publishedForm(services, team.id, [fee])];
  for (const { formId, versionId } of forms) {
    await addToForm(services, team.id, formId, clerk, 2);
    await configureOutput(services, { teamId: team.id, formId, versionId }, { name: 'Permit' });
  }
});

const moments = ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z', '2026-02-01T00:15:00.000Z'] as const;
const moment = fc.constantFrom(...moments).map((text) => new Date(text));
const place = fc.nat(1_000);
const chosen = (number: number): string => made[number % made.length] ?? '';

/** Actions of people, the provider, and the clock, covering every way rows are written. */
const acts = {
  launch: place.map((number) => async () => {
    const form = forms[number % forms.length] as PublishedForm;
    made.push((await launchTestSubmission(api, resident, form)).id);
  }),
  halt: place.map((number) => async () => {
    await allowRefusal(api.attempt(clerk, 'haltSubmission', { submissionId: `Submission:${chosen(number)}` }));
  }),
  resume: place.map((number) => async () => {
    await allowRefusal(api.attempt(clerk, 'resumeSubmission', { submissionId: `Submission:${chosen(number)}` }));
  }),
  remove: place.map((number) => async () => {
    await allowRefusal(api.attempt(clerk, 'deleteSubmission', { submissionId: `Submission:${chosen(number)}` }));
  }),
  /** as imports do, with their own times, and many together */
  relist: fc.tuple(place, moment, fc.constantFrom('active', 'finished')).map(([number, at, status]) => async () => {
    const sql = `UPDATE dashboard_rows SET created_at = $2, status = $3::submission_status WHERE id = $1::uuid`;
    await api.services.pool.query(sql, [chosen(number), at, status]);
  }),
  /** several in one statement: some move, some stay, some are deleted */
  moveMany: fc
    .tuple(
      fc.array(place, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('active', 'halted', 'finished'),
      fc.option(fc.constantFrom(newId(), newId())),
    )
    .map(([numbers, status, step]) => async () => {
      const sql = `UPDATE dashboard_rows SET status = $2::submission_status, current_step_identity = $3::uuid WHERE id = ANY ($1::uuid[])`;
      await api.services.pool.query(sql, [numbers.map(chosen), status, step]);
    }),
  removeMany: place.map((number) => async () => {
    const sql = `DELETE FROM dashboard_rows WHERE kind = 'ImportedFlow' AND master_template_id = $1::uuid`;
    await api.services.pool.query(sql, [forms[number % forms.length]?.formId]);
  }),
  import: fc.tuple(moment, fc.integer({ min: 1, max: 4 })).map(([at, count]) => async () => {
    const sql = `INSERT INTO dashboard_rows (id, kind, team_id, master_template_id, status, scoped_id, template_name, created_at, last_activity_at)
      SELECT gen_random_uuid(), 'ImportedFlow', $1::uuid, (ARRAY[$2::uuid, $3::uuid])[1 + n % 2], (ARRAY['finished', 'active'])[1 + n / 2 % 2]::submission_status, 9000 + n, 'Old', $4::timestamptz + n * interval '1 day', now()
      FROM generate_series(1, $5::int) n`;
    await api.services.pool.query(sql, [team.id, ...forms.map(({ formId }) => formId), at, count]);
  }),
  issue: fc.tuple(place, fc.option(moment)).map(([number, issuedAt]) => async () => {
    const { db } = api.services;
    const submission = await db.submission.findUniqueOrThrow({ where: { id: chosen(number) } });
    const output = await db.configuredOutput.findFirstOrThrow({ where: { flowTemplateId: submission.flowTemplateId } });
    const one = { submissionId_outputIdentity: { submissionId: submission.id, outputIdentity: output.identity } };
    const own = { teamId: team.id, configuredOutputId: output.id, name: 'Permit' };
    await db.issuedOutput.upsert({
      where: one,
      create: { ...own, ...one.submissionId_outputIdentity, id: newId(), issuedAt },
      update: { issuedAt },
    });
  }),
  withdraw: place.map((number) => async () => {
    await api.services.db.issuedOutput.deleteMany({ where: { submissionId: chosen(number) } });
  }),
  /** several events together, in any order, each delivered once */
  enter: fc
    .tuple(
      place,
      fc.array(fc.tuple(fc.constantFrom(...ledgerKinds), fc.nat(3), moment), { minLength: 1, maxLength: 4 }),
    )
    .map(([number, facts]) => async () => {
      const { db } = api.services;
      const submissionId = chosen(number);
      const owed = await db.obligation.findFirstOrThrow({ where: { submissionId } });
      const known = await db.charge.findFirst({ where: { obligationId: owed.id } });
      const own = { teamId: team.id, obligationId: owed.id };
      const chargeId = known?.id ?? newId();
      if (!known)
        await db.charge.create({
          data: {
            ...{
              ...own,
              id: chargeId,
              method: number % 2 ? 'card' : 'us_bank_account',
              amountCents: 301,
              feeCents: 17,
            },
            confirmationNumber: chargeId,
          },
        });
      const handed = await db.ledgerEntry.findMany({
        where: { obligationId: owed.id, kind: { in: ['check', 'cash'] } },
      });
      const rows = facts.map(([kind, thing, occurredAt]) => {
        const isProviders = /^(charge|refund|dispute)_/.test(kind);
        return {
          ...{ ...own, kind, occurredAt, id: newId(), amountCents: 100 + thing },
          chargeId: isProviders ? chargeId : null,
          externalId: isProviders ? `${owed.id}-${kind.split('_')[0]}-${thing}/${kind}` : null,
          reverses: kind === 'removal' ? (handed[thing]?.id ?? null) : null,
        };
      });
      await db.ledgerEntry.createMany({ data: rows, skipDuplicates: true });
    }),
} as const;

test('stored counts equal a full recount after any sequence of events', async () => {
  const act = fc.oneof(
    { weight: 3, arbitrary: acts.launch },
    ...[acts.halt, acts.resume, acts.remove, acts.relist, acts.removeMany, acts.issue, acts.withdraw].map(
      (arbitrary) => ({
        weight: 1,
        arbitrary,
      }),
    ),
    ...[acts.moveMany, acts.import].map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 4, arbitrary: acts.enter },
    { weight: 2, arbitrary: acts.issue },
  );
  for (const form of forms) made.push((await launchTestSubmission(api, resident, form)).id);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 15 }), async (each) => {
      for (const one of each) await one();
      expect(await tallyDifferences(api.services)).toEqual([]);
      await expectPlainCounts();
    }),
    { numRuns: propertyRuns(15), endOnFailure: true },
  );
  const { rows } = await api.services.pool.query<{ n: number }>(
    'SELECT (SELECT count(*) FROM submission_tallies)::int * (SELECT count(*) FROM output_tallies)::int * (SELECT count(*) FROM money_tallies)::int AS n',
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
}, 120_000);

const periods = [
  { from: null, to: null },
  { from: '2026-01-31', to: '2026-01-31' },
  { from: '2026-02-01', to: '2026-02-03' },
  { from: null, to: '2026-02-01' },
  { from: '2026-02-02', to: null },
] as const;
const zones = ['America/Los_Angeles', 'Asia/Kolkata', 'UTC'] as const;

/** The dashboard figures against a plain count of all rows on the viewer's days. */
async function expectPlainCounts(): Promise<void> {
  const { pool, db, now } = api.services;
  for (const zone of zones) {
    await db.user.update({ where: { id: team.owner.id }, data: { timeZone: zone } });
    const principal = await loadPrincipal(pool, team.owner.id, unrestrictedRequester);
    if (!principal) throw new Error('no one views this');
    for (const days of periods) {
      const input = { teamIds: [team.id], formIds: null, ...days };
      const told = await metricsOf({ pool, principal, now: now() }, input);
      const { launched, completed, active, overdue, outputs, money } = told;
      expect({
        ...{ launched: launched.count, completed: completed.count, active: active.count, overdue: overdue.count },
        issued: outputs.reduce((sum, { count }) => sum + count, 0),
        ...{ collected: money?.collected, refunded: money?.refunded, disputed: money?.disputed },
      }).toEqual({ ...(await plainCount(days, zone)), ...(await plainMoney(days, zone)) });
    }
  }
}

const within = (column: string): string =>
  `($2::date IS NULL OR (${column} AT TIME ZONE $4)::date >= $2::date) AND ($3::date IS NULL OR (${column} AT TIME ZONE $4)::date <= $3::date)`;

async function plainCount({ from, to }: Days, zone: string): Promise<Record<string, number>> {
  const { rows } = await api.services.pool.query<Record<string, number>>(
    `SELECT count(*)::int AS launched, count(*) FILTER (WHERE status = 'finished')::int AS completed,
       count(*) FILTER (WHERE status = 'active')::int AS active, count(*) FILTER (WHERE status = 'active' AND due_at < now())::int AS overdue,
       (SELECT count(*)::int FROM issued_outputs o JOIN submissions s ON s.id = o.submission_id AND s.deleted_at IS NULL
        WHERE s.team_id = $1 AND o.issued_at IS NOT NULL AND ${within('o.issued_at')}) AS issued
     FROM dashboard_rows WHERE kind = 'InitiatedFlow' AND team_id = $1 AND ${within('created_at')}`,
    [team.id, from, to, zone],
  );
  return rows[0] ?? {};
}

async function plainMoney({ from, to }: Days, zone: string): Promise<Record<string, number>> {
  const obligations = await api.services.db.obligation.findMany({
    where: { teamId: team.id },
    include: { ledgerEntries: { include: { charge: true } } },
  });
  const moves = obligations.flatMap(({ ledgerEntries }) =>
    moneyMovements(
      ledgerEntries.map(({ charge, ...entry }) => {
        const [whole, fee] = [Number(charge?.amountCents), Number(charge?.feeCents)];
        const fees = charge && { whole, fee, providerFee: fee };
        return { ...entry, amount: Number(entry.amountCents), method: charge?.method ?? null, charge: fees };
      }),
    ),
  );
  const counted = moves.filter(({ at }) => {
    const day = dateIn(at, zone);
    return (from === null || day >= from) && (to === null || day <= to);
  });
  const sum = (name: 'collected' | 'refunded' | 'disputed') => counted.reduce((all, each) => all + each[name], 0);
  return { collected: sum('collected'), refunded: sum('refunded'), disputed: sum('disputed') };
}

test('events of a charge, refund, or dispute in any order are counted as the ledger reads them', async () => {
  const { services } = api;
  const [form] = forms as [PublishedForm];
  const { id: submissionId } = await launchTestSubmission(api, resident, form);
  const owed = await services.db.obligation.findFirstOrThrow({ where: { submissionId } });
  const own = { teamId: team.id, obligationId: owed.id };
  const chargeId = newId();
  await services.db.charge.create({
    data: { ...own, id: chargeId, method: 'card', amountCents: 100, confirmationNumber: chargeId },
  });
  for (const family of ['charge_', 'refund_', 'dispute_']) {
    const kinds = ledgerKinds.filter((kind) => kind.startsWith(family));
    for (const [number, order] of orders(kinds).entries())
      for (const kind of order) {
        const externalId = `${owed.id}-${family}${number}/${kind}`;
        const told = { ...own, chargeId, kind, externalId, id: newId(), occurredAt: new Date(moments[0]) };
        await services.db.ledgerEntry.create({ data: { ...told, amountCents: 100 + number } });
      }
  }
  expect(await tallyDifferences(services)).toEqual([]);
});

/** Every subset in every order. */
function orders<One>(ones: readonly One[]): readonly (readonly One[])[] {
  return ones.flatMap((one) => [[one], ...orders(ones.filter((other) => other !== one)).map((rest) => [one, ...rest])]);
}

test('a wrong count is detected', async () => {
  await api.services.pool.query(
    `UPDATE submission_tallies SET launched = launched + 1 WHERE grain = 'day' AND master_template_id = $1`,
    [forms[0]?.formId],
  );
  const found = await tallyDifferences(api.services);
  expect(new Set(found.map(({ counted, kept }) => kept - counted))).toEqual(new Set([1]));
});
