import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { mailOverdue } from '#server/operations/mail/mailOverdue.ts';
import { mailSummaries } from '#server/operations/mail/mailSummaries.ts';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo, type TestMail } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let planner: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  planner = await makePerson(services, { name: 'Paul Planner' });
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Address' }] },
    { name: 'Check', assignees: [{ userId: clerk.id }], time: 1, timeUnit: 'days' },
    { name: 'Plan review', type: 'RequireReviewStep', reviewers: [{ userId: planner.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const places = { clerk: 'America/New_York', planner: 'Asia/Tokyo' };
  for (const [who, timeZone] of [[clerk, places.clerk] as const, [planner, places.planner] as const])
    await services.db.user.update({ where: { id: who.id }, data: { timeZone } });
});

beforeEach(async () => {
  await api.services.db.summaryItem.deleteMany();
  await api.services.db.outboxMail.deleteMany();
  await api.services.db.emailSetting.deleteMany();
});

const leave = (who: TestPerson, { stepId }: LaunchedSubmission, step: string) =>
  api.act(who, 'advanceStep', { activeStepId: `ActiveStep:${stepId(step)}` });

async function sent(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  await leave(resident, submission, 'Ask');
  return submission;
}

const summaries = async (who: TestPerson): Promise<readonly TestMail[]> =>
  (await mailsTo(api.services, who.email)).filter(({ kind }) => kind === 'dailySummary');
const run = (at: string): Promise<void> =>
  mailSummaries({ services: { ...api.services, now: () => new Date(at) }, actor: system });
/** Everything noted so far was noted at this time. */
const noted = (at: string) => api.services.db.summaryItem.updateMany({ data: { createdAt: new Date(at) } });

async function makeOverdue({ id: submissionId }: LaunchedSubmission): Promise<void> {
  const dueAt = new Date(Date.now() - 60_000);
  await api.services.db.stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { dueAt } });
  await mailOverdue({ services: api.services, actor: system }, 7);
}

describe('staff', () => {
  test('read about their tasks in one email in the morning of their own day', async () => {
    const one = await sent();
    const other = await sent();
    await makeOverdue(other);
    expect(await mailsTo(api.services, clerk.email)).toEqual([]);
    await noted('2031-03-05T15:00:00Z');
    // 6:59 AM in New York
    await run('2031-03-06T11:59:00Z');
    expect(await summaries(clerk)).toEqual([]);
    await run('2031-03-06T12:00:00Z');
    await run('2031-03-06T12:15:00Z');
    const [mail, ...more] = await summaries(clerk);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 submissions waiting for you, 1 overdue');
    const lines = mail?.text.split('\n') ?? [];
    const place = (submission: LaunchedSubmission): number =>
      lines.findIndex((line) => line.startsWith(`Complete the check: Building permit #${submission.scopedId}`));
    expect(place(other)).toBeGreaterThan(lines.indexOf('Overdue'));
    expect(place(one)).toBeGreaterThan(lines.indexOf('Your turn'));
    expect(mail?.text).toContain(`/initiated_flows/${one.id}/steps/${form.stepId('Check')}`);
    expect(mail?.text).toContain('/my_tasks');
    expect(await api.services.db.summaryItem.count()).toBe(0);
  });

  test('read about later tasks the next morning', async () => {
    await sent();
    await noted('2031-03-06T12:01:00Z');
    await run('2031-03-06T20:00:00Z');
    expect(await summaries(clerk)).toEqual([]);
    await run('2031-03-07T12:00:00Z');
    const [mail] = await summaries(clerk);
    expect(mail?.subject).toMatch(/^Complete the check: Building permit #\d+$/);
  });

  test('read about reviews, with a link to the review', async () => {
    const submission = await sent();
    await leave(clerk, submission, 'Check');
    await noted('2031-03-06T00:00:00Z');
    // 7:00 AM in Tokyo
    await run('2031-03-06T22:00:00Z');
    const [mail] = await summaries(planner);
    expect(mail?.subject).toMatch(/^Complete the plan review: /);
    expect(mail?.text).toContain(`/steps/${form.stepId('Plan review')}/review`);
  });

  test('get nothing about what others did or what was put on hold in the meantime', async () => {
    const done = await sent();
    const held = await sent();
    await leave(clerk, done, 'Check');
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${held.id}` });
    await noted('2031-03-05T15:00:00Z');
    await run('2031-03-06T12:00:00Z');
    expect(await summaries(clerk)).toEqual([]);
    expect(await api.services.db.summaryItem.count({ where: { userId: clerk.id } })).toBe(0);
  });

  test('can get each email right away instead', async () => {
    const setting = { parentId: `MasterTemplate:${form.formId}`, emailType: 'dailySummary', shouldSend: false };
    await api.act(clerk, 'createEmailSetting', setting);
    const submission = await sent();
    await makeOverdue(submission);
    const subjects = (await mailsTo(api.services, clerk.email)).map(({ subject }) => subject.replace(/ #\d+/, ''));
    expect(subjects).toEqual(['Complete the check: Building permit', 'Overdue: Building permit, Check']);
    expect(await api.services.db.summaryItem.count()).toBe(0);
  });

  test('can stop the summary by its link, and then get neither the summary nor each email', async () => {
    await sent();
    await noted('2031-03-05T15:00:00Z');
    await run('2031-03-06T12:00:00Z');
    const [mail] = await summaries(clerk);
    const [, token = ''] = /unsubscribe\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const wanted = async (): Promise<boolean> => {
      const document = 'query ($token: String!) { emailLink(token: $token) { isWanted } }';
      return (await api.ask(visitor(), document, { token })).data.emailLink.isWanted;
    };
    expect(await wanted()).toBe(true);
    await api.act(visitor(), 'chooseEmailByLink', { token, wanted: false });
    expect(await wanted()).toBe(false);
    await api.services.db.outboxMail.deleteMany();
    await sent();
    expect(await mailsTo(api.services, clerk.email)).toEqual([]);
    expect(await api.services.db.summaryItem.count()).toBe(0);
    await api.act(visitor(), 'chooseEmailByLink', { token, wanted: true });
    await sent();
    expect(await api.services.db.summaryItem.count()).toBe(1);
  });

  test('of a suspended team get no summary', async () => {
    await sent();
    await noted('2031-03-05T15:00:00Z');
    await api.services.db.team.update({ where: { id: team.id }, data: { suspendedAt: new Date() } });
    await run('2031-03-06T12:00:00Z');
    await api.services.db.team.update({ where: { id: team.id }, data: { suspendedAt: null } });
    expect(await summaries(clerk)).toEqual([]);
  });
});

test('the scheduled job sends them, once, even if two run at the same time', async () => {
  await sent();
  await noted(new Date(Date.now() - 2 * 86_400_000).toISOString());
  for (const _ of [1, 2])
    await api.services.pool.query(`SELECT graphile_worker.add_job('mail/mailSummaries', '{}'::json)`);
  await runJobs(api.services);
  const at = new Date().toISOString();
  await Promise.all([run(at), run(at)]);
  expect(await summaries(clerk)).toHaveLength(1);
});

test('applicants always get their emails right away', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  await api.services.db.outboxMail.deleteMany();
  await makeOverdue(submission);
  await leave(resident, submission, 'Ask');
  expect((await mailsTo(api.services, resident.email)).length).toBeGreaterThan(0);
  expect(await api.services.db.summaryItem.count({ where: { userId: resident.id } })).toBe(0);
});
