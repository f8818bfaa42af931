import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import { dateIn, startOfDay } from '#domain/kernel/timeZones.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { remindOfRenewals } from '#server/operations/output/remindOfRenewals.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo, type TestMail } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
/** a time zone where days start and end hours before London's */
const zone = 'America/Los_Angeles';
let team: TestTeam;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: zone } });
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const settings = { expires: true, expiresAfterValue: 1, expiresAfterUnit: 'years', renewable: true } as const;
  await configureOutput(services, { ...form, teamId: team.id }, { name: 'Felling permit', settings });
  const { id: configuredOutputId } = await services.db.configuredOutput.findFirstOrThrow();
  await services.db.renewalReminder.createMany({
    data: [
      { id: newId(), configuredOutputId, direction: 'before', periodValue: 1, periodUnit: 'months' },
      { id: newId(), configuredOutputId, direction: 'after', periodValue: 3, periodUnit: 'days' },
      // more than the number of dates
      { id: newId(), configuredOutputId, direction: 'before', periodValue: 1_000, periodUnit: 'years' },
    ],
  });
});

const expiry: CalendarDate = '2031-03-20';
const issued: CalendarDate = '2030-03-20';
interface Permit {
  readonly id: string;
  readonly submissionId: string;
  readonly holder: TestPerson;
}
async function permit(): Promise<Permit> {
  const holder = await makePerson(api.services, { name: 'Rosa Resident' });
  const { id: submissionId, stepId } = await launchTestSubmission(api, holder, form);
  await api.act(holder, 'advanceStep', { activeStepId: `ActiveStep:${stepId('Ask')}`, confirmsAll: true });
  await runJobs(api.services);
  const { id } = await api.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId } });
  const dates = { issuedAt: startOfDay(issued, zone), expiresAt: startOfDay(expiry, zone) };
  await api.services.db.issuedOutput.update({ where: { id }, data: dates });
  return { id, submissionId, holder };
}
let one: Permit;
beforeEach(async () => {
  await api.services.db.issuedOutput.deleteMany();
  one = await permit();
});

/** The middle of a day in the team's time zone. */
const noon = (date: CalendarDate): Date => new Date(startOfDay(date, zone).getTime() + 12 * 3_600_000);
const run = (at: Date): Promise<void> =>
  remindOfRenewals({ services: { ...api.services, now: () => at }, actor: system });
const reminded = async ({ holder }: Permit): Promise<readonly TestMail[]> =>
  (await mailsTo(api.services, holder.email)).filter(({ kind }) => kind === 'renewalReminder');

test("a worker sends one reminder with a link to the output's page, however often it runs", async () => {
  const { db } = api.services;
  const today = dateIn(new Date(), zone);
  const expiresAt = startOfDay(addPeriod(today, { value: 1, unit: 'months' }), zone);
  const issuedAt = startOfDay(addPeriod(today, { value: -11, unit: 'months' }), zone);
  await db.issuedOutput.update({ where: { id: one.id }, data: { expiresAt, issuedAt } });
  for (let time = 0; time < 3; time += 1) {
    await api.services.pool.query(`SELECT graphile_worker.add_job('output/remindOfRenewals', '{}'::json)`);
    await runJobs(api.services);
  }
  const [mail, ...more] = await reminded(one);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Time to renew: Felling permit \(#\d+\)$/) });
  expect(mail?.text).toContain(`/issued_outputs/${one.id}`);
});

test.each<[CalendarDate, number]>([
  ['2031-02-19', 0],
  ['2031-02-20', 1],
  ['2031-02-27', 1],
  ['2031-02-28', 0],
  ['2031-03-22', 0],
  ['2031-03-23', 1],
])('on %s there are %i to send', async (date, count) => {
  await run(noon(date));
  expect(await reminded(one)).toHaveLength(count);
});

test("days are in the team's time zone, and the email gives the expiry date there", async () => {
  // already the 20th in London
  await run(new Date('2031-02-20T05:00:00Z'));
  expect(await reminded(one)).toEqual([]);
  await run(new Date('2031-02-20T08:00:00Z'));
  const [mail] = await reminded(one);
  expect(mail?.text).toContain('Felling permit expires on Mar 20, 2031.');
  await run(noon('2031-03-23'));
  expect((await reminded(one))[1]?.text).toContain('Felling permit expired on Mar 20, 2031.');
});

describe('no reminder is sent', () => {
  const set = (data: object) => () => api.services.db.issuedOutput.update({ where: { id: one.id }, data });
  test.each<[string, () => Promise<unknown>]>([
    [
      'to someone who declined it',
      () => api.services.db.issuedOutput.update({ where: { id: one.id }, data: { renewalOptedOutAt: new Date() } }),
    ],
    ['for a revoked output', () => set({ revokedAt: new Date() })()],
    ['for an output that never expires', () => set({ expiresAt: null })()],
    ['for an output issued after the day', () => set({ issuedAt: startOfDay('2031-02-25', zone) })()],
    [
      'for an output of a deleted submission',
      () => api.services.db.submission.update({ where: { id: one.submissionId }, data: { deletedAt: new Date() } }),
    ],
    [
      'to someone who turned off such emails from the team',
      () =>
        api.services.db.emailSetting.create({
          data: {
            ...{ ownerType: 'User', ownerId: one.holder.id, emailType: 'renewalReminder', shouldSend: false },
            ...{ typeParentType: 'Team', typeParentId: team.id },
          },
        }),
    ],
  ])('%s', async (_, arrange) => {
    await arrange();
    await run(noon('2031-02-26'));
    expect(await reminded(one)).toEqual([]);
  });

  test('for an output whose renewal has started, and a closed form offers no renewal', async () => {
    const { db } = api.services;
    await db.masterTemplate.update({ where: { id: form.formId }, data: { status: 'closed' } });
    await run(noon('2031-02-20'));
    await db.masterTemplate.update({ where: { id: form.formId }, data: { status: 'published' } });
    const { id } = await launchTestSubmission(api, one.holder, form);
    await db.submission.update({ where: { id }, data: { isRenewal: true, renewedOutputId: one.id } });
    await run(noon('2031-02-21'));
    expect(await reminded(one)).toEqual([]);
    await db.submission.update({ where: { id }, data: { isRenewal: false, renewedOutputId: null } });
  });
});

test('two concurrent workers send one email', async () => {
  await Promise.all([run(noon('2031-02-20')), run(noon('2031-02-20')), run(noon('2031-02-20'))]);
  expect(await reminded(one)).toHaveLength(1);
});

test('an interrupted run sends nothing twice: others get theirs, and the rest follow in the next run', async () => {
  const [two, three] = [await permit(), await permit()];
  const { pool } = api.services;
  await pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.kind = 'renewalReminder' AND NEW.to_email = '${two.holder.email}' THEN RAISE 'died'; END IF; RETURN NEW; END $$`);
  await pool.query('CREATE TRIGGER die BEFORE INSERT ON outbox_mails FOR EACH ROW EXECUTE FUNCTION die()');
  await expect(run(noon('2031-02-20'))).rejects.toThrow('could not send a renewal reminder');
  const counts = async (): Promise<readonly number[]> =>
    Promise.all([one, two, three].map(async (each) => (await reminded(each)).length));
  expect(await counts()).toEqual([1, 0, 1]);
  expect(await api.services.db.outputReminder.count({ where: { issuedOutputId: two.id } })).toBe(0);
  await pool.query('DROP TRIGGER die ON outbox_mails');
  await run(noon('2031-02-20'));
  expect(await counts()).toEqual([1, 1, 1]);
  await run(noon('2031-02-21'));
  expect(await counts()).toEqual([1, 1, 1]);
});
