import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { mailOverdue } from '#server/operations/mail/mailOverdue.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
let resident: TestPerson;
let clerk: TestPerson;
let member: TestPerson;
let helper: TestPerson;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  member = await makePerson(services, { name: 'Mona Member' });
  helper = await makePerson(services, { name: 'Hugo Helper' });
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, time: 1, timeUnit: 'days' },
    { name: 'Check', assignees: [{ userId: clerk.id }], time: 1, timeUnit: 'days' },
    { name: 'Correct', external: true },
    { name: 'Choose', type: 'AssignResponsibilityStep' },
    { name: 'File' },
  ]);
  await addToForm(services, team.id, form.formId, member, 1);
  await mailTasksRightAway(services, team.id);
});

beforeEach(async () => {
  await api.services.db.outboxMail.deleteMany();
});

const leave = async (who: Visitor, submission: LaunchedSubmission, step: string): Promise<void> => {
  const input = { activeStepId: `ActiveStep:${submission.stepId(step)}` };
  expect((await api.attempt(who, 'advanceStep', input)).refusal).toBeNull();
};
/** The subjects of a person's emails, without the submission's number. */
const subjects = async (who: TestPerson): Promise<string[]> =>
  (await mailsTo(api.services, who.email)).map(({ subject }) => subject.replace(/ #\d+/, ''));
const forget = () => api.services.db.outboxMail.deleteMany();

describe('the person whose turn it is', () => {
  test('is notified once when it is their turn, and no one else is', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    expect(await subjects(resident)).toEqual([]);
    await leave(resident, submission, 'Ask');
    // once, after it was submitted
    expect(await subjects(resident)).toEqual(['We received your submission: Building permit']);
    const [confirmation] = await mailsTo(api.services, resident.email);
    expect(confirmation?.text).toMatch(/^Check the status without signing in:\n.*\/status\?number=\d+$/m);
    expect(await subjects(clerk)).toEqual(['Complete the check: Building permit']);
    for (const who of [member, helper]) expect(await subjects(who)).toEqual([]);
    const [mail] = await mailsTo(api.services, clerk.email);
    expect(mail?.subject).toMatch(/^Complete the check: Building permit #\d+$/);
    expect(mail?.text).toContain('The step “Check” of this Building permit submission is waiting for you.');
    expect(mail?.text).not.toContain('/status?');
    expect(mail?.text).toContain(`/initiated_flows/${submission.id}/steps/${form.stepId('Check')}\n`);
    await forget();
    await leave(clerk, submission, 'Check');
    expect(await subjects(resident)).toEqual(['Finish “Correct”: Building permit']);
    await forget();
    await leave(resident, submission, 'Correct');
    // no one is responsible for it
    expect(await subjects(member)).toEqual(['Your turn: Building permit, Choose']);
  });

  test('is notified when a submission is assigned to them, by a step or by a person', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await leave(resident, submission, 'Ask');
    await leave(clerk, submission, 'Check');
    await leave(resident, submission, 'Correct');
    const activeStepId = `ActiveStep:${submission.stepId('Choose')}`;
    await addToForm(api.services, team.id, form.formId, clerk, 2);
    await api.act(clerk, 'toggleTentativeAssignment', { activeStepId, userId: `User:${helper.id}` });
    await forget();
    await leave(clerk, submission, 'Choose');
    expect(await subjects(helper)).toEqual(['Assigned to you: Building permit, File']);
    await forget();
    const input = { submissionId: `Submission:${submission.id}`, assigneeId: `User:${member.id}` };
    for (const times of [1, 2]) {
      expect([times, (await api.attempt(clerk, 'assignSubmission', input)).refusal]).toEqual([times, null]);
      expect(await subjects(member)).toEqual(['Assigned to you: Building permit, File']);
    }
    const role = await makeRole(api.services, team.id, { name: 'Helpers' }, [clerk, helper]);
    await forget();
    await api.act(clerk, 'assignSubmission', { ...input, assigneeId: `Role:${role}` });
    expect([await subjects(helper), await subjects(clerk)]).toEqual([['Assigned to you: Building permit, File'], []]);
  });
});

describe('an overdue step', () => {
  const overdue = async (submission: LaunchedSubmission): Promise<void> => {
    const where = { submissionId: submission.id, endedAt: null };
    await api.services.db.stepInterval.updateMany({ where, data: { dueAt: new Date(Date.now() - 60_000) } });
  };
  const run = () => mailOverdue({ services: api.services, actor: system }, 7);

  test('is reported once to the people responsible, however often the job runs', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await leave(resident, submission, 'Ask');
    await forget();
    await run();
    expect(await subjects(clerk)).toEqual([]);
    await overdue(submission);
    await Promise.all([run(), run()]);
    await run();
    expect(await subjects(clerk)).toEqual(['Overdue: Building permit, Check']);
    expect(await subjects(resident)).toEqual([]);
    // resuming after a hold restarts the clock, but it is the same step
    const on = { submissionId: `Submission:${submission.id}` };
    await api.act(clerk, 'haltSubmission', on);
    await overdue(submission);
    await run();
    await api.act(clerk, 'resumeSubmission', on);
    await overdue(submission);
    await run();
    expect(await subjects(clerk)).toEqual(['Overdue: Building permit, Check']);
  });

  test('is reported by the scheduled job to the applicants when it waits for them', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    await overdue(submission);
    await api.services.pool.query(`SELECT graphile_worker.add_job('mail/mailOverdue', '{"withinDays": 7}')`);
    await runJobs(api.services);
    expect(await subjects(resident)).toEqual(['Overdue: Building permit, Ask']);
  });

  test("is reported even if an older one's emails fail, and the older one is reported next time", async () => {
    const { pool, db } = api.services;
    const [broken, other] = [
      await launchTestSubmission(api, resident, form),
      await launchTestSubmission(api, clerk, form),
    ];
    await forget();
    await overdue(broken);
    await overdue(other);
    await db.stepInterval.updateMany({
      where: { submissionId: broken.id, endedAt: null },
      data: { dueAt: new Date(Date.now() - 3_600_000) },
    });
    await pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.to_email = '${resident.email}' THEN RAISE 'died'; END IF; RETURN NEW; END $$`);
    await pool.query('CREATE TRIGGER die BEFORE INSERT ON outbox_mails FOR EACH ROW EXECUTE FUNCTION die()');
    try {
      await expect(run()).rejects.toThrow('could not notify anyone');
      expect(await subjects(clerk)).toEqual(['Overdue: Building permit, Ask']);
    } finally {
      await pool.query('DROP FUNCTION die() CASCADE');
    }
    await run();
    expect(await subjects(resident)).toEqual(['Overdue: Building permit, Ask']);
    expect(await subjects(clerk)).toEqual(['Overdue: Building permit, Ask']);
  });

  test('is no longer reported after a week', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    const where = { submissionId: submission.id, endedAt: null };
    await api.services.db.stepInterval.updateMany({ where, data: { dueAt: new Date(Date.now() - 8 * 86_400_000) } });
    await run();
    expect(await subjects(resident)).toEqual([]);
  });
});

describe('the emails that a form defines', () => {
  const listen = (step: string, event: string, audience: string, more = {}) =>
    api.services.db.stepEmailNotification.create({
      data: { id: newId(), stepId: form.stepId(step), event, audience, ...more },
    });

  test('are sent when a step starts and ends, to the people it names, with its text', async () => {
    await listen('Check', 'started', 'applicants', { body: 'We look at it.', subject: 'Now with us' });
    await listen('Check', 'started', 'assignees', { subject: 'Now with you' });
    await listen('Check', 'completed', 'members');
    await listen('Check', 'completed', 'applicants', { enabled: false });
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    await leave(resident, submission, 'Ask');
    // in the confirmation, without a second email
    expect(await subjects(resident)).toEqual(['We received your submission: Building permit']);
    const [mail] = await mailsTo(api.services, resident.email);
    expect(mail?.text).toContain('> We look at it.');
    // without a second "Your turn" email
    expect(await subjects(clerk)).toEqual(['Now with you: Building permit']);
    await forget();
    await leave(clerk, submission, 'Check');
    expect(await subjects(member)).toEqual(['Check is complete: Building permit']);
    expect(await subjects(resident)).toEqual(['Finish “Correct”: Building permit']);
  });

  test('leave "Your turn" to people who turned off "Step started"', async () => {
    await listen('Check', 'started', 'assignees');
    const off = { parentId: `MasterTemplate:${form.formId}`, emailType: 'stepStarted', shouldSend: false };
    const { refusal } = await api.attempt(clerk, 'createEmailSetting', off);
    expect(refusal).toBeNull();
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    await leave(resident, submission, 'Ask');
    expect(await subjects(clerk)).toEqual(['Complete the check: Building permit']);
    await api.services.db.emailSetting.deleteMany({ where: { ownerId: clerk.id } });
  });

  test('go to the assignees of the completed step, not of the next one', async () => {
    const colleague = await makePerson(api.services);
    await addToForm(api.services, team.id, form.formId, colleague, 2);
    await listen('Check', 'completed', 'assignees');
    const submission = await launchTestSubmission(api, resident, form);
    await leave(resident, submission, 'Ask');
    await forget();
    await leave(colleague, submission, 'Check');
    expect(await subjects(clerk)).toEqual(['Check is complete: Building permit']);
  });
});

describe('the emails that a form defines for a late step', () => {
  const late = async (submission: LaunchedSubmission): Promise<void> => {
    const where = { submissionId: submission.id, endedAt: null };
    await api.services.db.stepInterval.updateMany({ where, data: { dueAt: new Date(Date.now() - 60_000) } });
    await mailOverdue({ services: api.services, actor: system }, 7);
  };

  test('are sent once to the people it names, with its text, and the people responsible get the usual one', async () => {
    const listener = { stepId: form.stepId('Ask'), event: 'overdue', audience: 'members', body: 'Call them.' };
    await api.services.db.stepEmailNotification.create({ data: { id: newId(), ...listener } });
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    await late(submission);
    await late(submission);
    expect(await subjects(member)).toEqual(['Ask is overdue: Building permit']);
    const [mail] = await mailsTo(api.services, member.email);
    expect(mail?.text).toContain('The step “Ask” of this Building permit submission is overdue.');
    expect(mail?.text).toContain('> Call them.');
    expect(await subjects(resident)).toEqual(['Overdue: Building permit, Ask']);
  });

  test('replace the usual email for the people they name', async () => {
    const own = { stepId: form.stepId('Ask'), event: 'overdue', audience: 'applicants', body: 'Please hurry.' };
    await api.services.db.stepEmailNotification.create({ data: { id: newId(), ...own } });
    const submission = await launchTestSubmission(api, resident, form);
    await forget();
    await late(submission);
    const mails = await mailsTo(api.services, resident.email);
    expect(mails.map(({ text }) => text.includes('> Please hurry.'))).toEqual([true]);
  });
});

describe('a form writer', () => {
  let draft: TestForm;
  let stepId: string;
  const soon = { event: 'started', audience: 'applicants', subject: null, body: 'Soon.', enabled: true };
  const fields = 'step { emailNotifications { event audience subject body enabled } }';

  beforeAll(async () => {
    draft = await makeDraft(api);
    stepId = (await formBuilder(api, draft).step('BasicStep', 'Check')).id;
  });

  test('can set which emails a step sends, all in one change', async () => {
    const { edit } = formBuilder(api, draft);
    const done = { ...soon, event: 'completed', audience: 'members', body: null };
    const given = [
      { ...soon, body: '  Soon. ' },
      { ...done, subject: '' },
    ];
    const { step } = await edit('updateStep', { stepId, emailNotifications: given }, fields);
    expect(step.emailNotifications).toEqual([soon, done]);
    const named = await edit('updateStep', { stepId, name: 'Look' }, fields);
    expect(named.step.emailNotifications).toEqual([soon, done]);
    const copy = await edit('duplicateStep', { stepId }, fields);
    expect(copy.step.emailNotifications).toEqual([soon, done]);
    const rest = await edit('updateStep', { stepId, emailNotifications: [done] }, fields);
    expect(rest.step.emailNotifications).toEqual([done]);
  });

  test('cannot set two emails for the same event and people, or overlong texts', async () => {
    const refusal = async (emailNotifications: MutationInputs['updateStep']['emailNotifications']) =>
      (await api.attempt(draft.writer, 'updateStep', { stepId, emailNotifications })).refusal;
    expect(await refusal([soon, soon])).toEqual({ 'emailNotifications.1': 'saidTwice' });
    expect(await refusal([{ ...soon, body: 'x'.repeat(2_001) }])).toEqual({ 'emailNotifications.0.body': 'tooLong' });
  });

  test('is allowed, a reader is refused, and strangers do not see the form', async () => {
    const reader = await makePerson(api.services);
    await addToForm(api.services, draft.team.id, plainIdOf(draft.formId), reader, 1);
    const tries: Record<string, unknown> = {};
    for (const [name, who] of Object.entries({ reader, resident }))
      tries[name] = (await api.attempt(who, 'updateStep', { stepId, emailNotifications: [] })).refusal;
    expect(tries).toEqual({ reader: 'FORBIDDEN', resident: 'NOT_FOUND' });
    const published = await api.ask(
      resident,
      'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { steps { emailNotifications { event } } } } }',
      { id: `FlowTemplate:${form.versionId}` },
    );
    expect(published.codes.length).toBeGreaterThan(0);
  });
});
