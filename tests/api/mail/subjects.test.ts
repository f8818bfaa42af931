import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo, mailTasksRightAway, type TestMail } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let clerk: TestPerson;
let planner: TestPerson;

beforeAll(async () => {
  team = await makeTeam(api.services);
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  planner = await makePerson(api.services, { name: 'Paul Planner' });
  await mailTasksRightAway(api.services, team.id);
});

interface Permit {
  readonly form: PublishedForm;
  readonly resident: TestPerson;
  readonly submission: LaunchedSubmission;
}

async function permitFor(address: string, redacted = false): Promise<Permit> {
  const form = await publishedForm(
    api.services,
    team.id,
    [
      { name: 'Your project', external: true, fields: [{ name: 'Address', redacted }] },
      { name: 'Intake' },
      { name: 'Permit fee', type: 'PaymentStep', external: true, payment: { cents: 12_500 } },
      { name: 'Plan review', type: 'RequireReviewStep', reviewers: [{ userId: planner.id }] },
      { name: 'Issue the permit' },
    ],
    { identifier: 'Address' },
  );
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  const resident = await makePerson(api.services, { name: 'Rosa Resident' });
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Your project'), fieldId: form.fieldId('Address') };
  expect((await saveTestAnswer(api, resident, { ...place, content: address })).refusal).toBeNull();
  return { form, resident, submission };
}

const leave = (who: TestPerson, { submission }: Permit, step: string) =>
  api.act(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId(step)}`, confirmsAll: true });

async function atFee(address: string, redacted = false): Promise<Permit> {
  const made = await permitFor(address, redacted);
  await leave(made.resident, made, 'Your project');
  await leave(clerk, made, 'Intake');
  return made;
}

const newest = async (who: TestPerson): Promise<TestMail | undefined> =>
  (await mailsTo(api.services, who.email)).at(-1);

describe('the subject of an email', () => {
  test('says what to do, what it costs, and for what', async () => {
    const made = await atFee('12 Elm St');
    const number = made.submission.scopedId;
    const [received, requestMail] = await mailsTo(api.services, made.resident.email);
    expect(received?.subject).toBe(`We received your submission: 12 Elm St (Building permit #${number})`);
    expect(requestMail?.subject).toBe(`Pay your $125.00 permit fee: 12 Elm St (#${number})`);
    expect(requestMail?.text).toContain('Your $125.00 permit fee is due.');
    await leave(made.resident, made, 'Permit fee');
    expect((await newest(planner))?.subject).toBe(`Please review: 12 Elm St (Building permit #${number})`);
    await api.act(planner, 'setApproval', {
      ...{ activeStepId: `ActiveStep:${made.submission.stepId('Plan review')}`, outcome: 'approved', comment: '' },
    });
    expect((await newest(clerk))?.subject).toContain(`: 12 Elm St (Building permit #${number})`);
  });

  test('never quotes a redacted answer', async () => {
    const made = await atFee('12 Elm St', true);
    await leave(made.resident, made, 'Permit fee');
    const number = `#${made.submission.scopedId}`;
    for (const who of [made.resident, planner, clerk]) {
      const mails = await mailsTo(api.services, who.email);
      const subjects = mails.map(({ subject }) => subject).filter((subject) => subject.endsWith(number));
      expect(subjects.length).toBeGreaterThan(0);
      for (const subject of subjects) expect(subject).not.toContain('Elm');
    }
  });

  test('never quotes an advertisement', async () => {
    const { resident, submission } = await atFee('Win at casino.example');
    expect((await newest(resident))?.subject).toBe(
      `Pay your $125.00 permit fee: Building permit #${submission.scopedId}`,
    );
  });
});

test('one event sends a person one email', async () => {
  const made = await permitFor('14 Oak St');
  const { services } = api;
  const { form, resident } = made;
  const texts = [
    ['Your project', 'completed', 'applicants', 'Thanks for the plans.'],
    ['Intake', 'started', 'applicants', 'We look at your plans.'],
    ['Your project', 'completed', 'members', 'The plans are in.'],
  ] as const;
  for (const [step, event, audience, body] of texts)
    await services.db.stepEmailNotification.create({ data: { stepId: form.stepId(step), event, audience, body } });
  await services.db.outboxMail.deleteMany();
  await leave(resident, made, 'Your project');
  const [mail, ...more] = await mailsTo(services, resident.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^We received your submission: 14 Oak St /);
  expect(mail?.text).toContain('> Thanks for the plans.');
  expect(mail?.text).toContain('> We look at your plans.');
  const [task, ...others] = await mailsTo(services, clerk.email);
  expect(others).toEqual([]);
  expect(task?.subject).toMatch(/^Finish “Intake”: 14 Oak St \(Building permit #\d+\)$/);
  expect(task?.text).toContain('> The plans are in.');
});
