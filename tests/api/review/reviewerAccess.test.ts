import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let resident: TestPerson;
let clerk: TestPerson;
let planner: TestPerson;
let fireman: TestPerson;
let engineer: TestPerson;
let stranger: TestPerson;
let colleague: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

const pages = Object.values(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>);
const pageOf = (name: string): string => pages.find((text) => text.startsWith(`query ${name}(`)) ?? '';
const step = (name: string): string => `ActiveStep:${submission.stepId(name)}`;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  await mailTasksRightAway(services, team.id);
  colleague = team.member;
  [resident, clerk, planner, fireman, engineer, stranger] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Paula Planner' }),
    makePerson(services, { name: 'Frank Fire' }),
    makePerson(services, { name: 'Egon Engineer' }),
    makePerson(services),
  ]);
  const fire = await makeRole(services, team.id, { name: 'Fire brigade' }, [fireman]);
  form = await publishedForm(
    services,
    team.id,
    [
      { name: 'Project', external: true, fields: [{ name: 'Address' }, { name: 'Phone', redacted: true }] },
      {
        name: 'Plans',
        type: 'RequireReviewStep',
        external: false,
        reviewers: [{ userId: planner.id }, { roleId: fire }],
      },
      {
        name: 'Statics',
        type: 'RequireReviewStep',
        external: false,
        reviewers: [{ userId: clerk.id }],
        review: { reviewType: 'third_party' },
      },
      { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 12_500 } },
    ],
    { identifier: 'Address' },
  );
  await addToForm(services, team.id, form.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, form);
  const activeStepId = submission.stepId('Project');
  await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId('Address'), content: '12 Elm St' });
  await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId('Phone'), content: '217 555 0134' });
  await api.act(resident, 'advanceStep', { activeStepId: step('Project') });
});

const askThirdParty = async (): Promise<void> => {
  const { db } = api.services;
  const { stepId } = await db.activeStep.findUniqueOrThrow({ where: { id: submission.stepId('Statics') } });
  const { id } = await db.reviewGroup.findFirstOrThrow({ where: { stepId } });
  for (const who of [planner, fireman])
    await api.act(who, 'setApproval', { activeStepId: step('Plans'), outcome: 'approved' });
  await api.act(clerk, 'advanceStep', { activeStepId: step('Plans') });
  const wish = {
    activeStepId: step('Statics'),
    reviewGroupId: `ReviewGroup:${id}`,
    receivingUserId: `User:${engineer.id}`,
  };
  expect((await api.attempt(clerk, 'requestReview', wish)).refusal).toBeNull();
};

const opened = (who: Visitor, id = submission.id) =>
  api.ask(who, pageOf('SubmissionScreenQuery'), { id: `Submission:${id}` });
const listed = async (who: TestPerson) => {
  const { data } = await api.ask(
    who,
    '{ viewer { hasAssignments } submissionRows(assignedToMe: true) { edges { node { submissionId identifier reviewStepId } } } }',
  );
  return { ...data.viewer, rows: data.submissionRows.edges.map(({ node }: { node: unknown }) => node) };
};
const reviewLink = (name: string): string => `/initiated_flows/${submission.id}/steps/${form.stepId(name)}/review`;

describe('a person asked to review', () => {
  test('by name or by role gets one email with a link to the review', async () => {
    for (const who of [planner, fireman]) {
      const mails = await mailsTo(api.services, who.email);
      expect(mails).toMatchObject([
        {
          kind: 'reviewRequested',
          subject: expect.stringMatching(/^Please review: 12 Elm St \(Building permit #\d+\)$/),
        },
      ]);
      expect(mails[0]?.text).toContain(`${reviewLink('Plans')}\n`);
    }
    expect(await mailsTo(api.services, colleague.email)).toEqual([]);
  });

  test('finds it in their lists, with a link to the review', async () => {
    for (const who of [planner, fireman]) {
      const found = await listed(who);
      expect(found).toEqual({
        hasAssignments: true,
        rows: [
          {
            submissionId: `Submission:${submission.id}`,
            identifier: '12 Elm St',
            reviewStepId: `Step:${form.stepId('Plans')}`,
          },
        ],
      });
    }
    expect(await listed(colleague)).toEqual({ hasAssignments: false, rows: [] });
  });

  test("can open the submission's page, and sees only what a reviewer may see", async () => {
    for (const who of [planner, fireman]) {
      const { data, codes } = await opened(who);
      expect(codes).toEqual([]);
      expect(data.node).toMatchObject({
        identifier: '12 Elm St',
        applicants: [{ user: { name: 'Rosa Resident' } }],
      });
      expect(JSON.stringify(data)).toContain('12 Elm St');
      expect(JSON.stringify(data)).not.toContain('217 555 0134');
      expect(JSON.stringify(data)).not.toContain('12500');
    }
  });

  test("can open the review by the form step's id, and by the old address", async () => {
    for (const id of [`Step:${form.stepId('Plans')}`, step('Plans')]) {
      const { data, codes } = await api.ask(planner, pageOf('ReviewScreenQuery'), {
        submissionId: `Submission:${submission.id}`,
        stepId: id,
      });
      expect(codes).toEqual([]);
      expect(data.submission.activeStep.stepId).toBe(`Step:${form.stepId('Plans')}`);
    }
  });

  test('as a third party sees and finds the same', async () => {
    await askThirdParty();
    const [mail] = await mailsTo(api.services, engineer.email);
    expect(mail).toMatchObject({ kind: 'reviewRequested' });
    expect(mail?.text).toContain(reviewLink('Statics'));
    expect(await listed(engineer)).toMatchObject({
      hasAssignments: true,
      rows: [{ reviewStepId: `Step:${form.stepId('Statics')}` }],
    });
    const { data, codes } = await opened(engineer);
    expect(codes).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('217 555 0134');
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test("gets the same response for forbidden things as strangers do: as if they didn't exist", async () => {
    for (const who of [stranger, colleague, visitor()]) {
      const [there, absent] = [await opened(who), await opened(who, newId())];
      expect([there.data, there.codes, there.messages]).toEqual([absent.data, absent.codes, absent.messages]);
    }
  });
});

test('an identifier hidden from reviewers is not in their lists either', async () => {
  const secret = await publishedForm(
    api.services,
    (await api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: form.formId } })).teamId,
    [
      { name: 'Project', external: true, fields: [{ name: 'Phone', redacted: true }] },
      {
        name: 'Plans',
        type: 'RequireReviewStep',
        external: false,
        reviewers: [{ userId: planner.id }, { userId: clerk.id }],
      },
    ],
    { identifier: 'Phone' },
  );
  const other = await launchTestSubmission(api, resident, secret);
  const field = { activeStepId: other.stepId('Project'), fieldId: secret.fieldId('Phone'), content: '217 555 0199' };
  await saveTestAnswer(api, resident, field);
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${other.stepId('Project')}` });
  const of = (found: Awaited<ReturnType<typeof listed>>) =>
    found.rows.find(({ submissionId }: { submissionId: string }) => submissionId === `Submission:${other.id}`);
  expect(of(await listed(planner))).toMatchObject({ identifier: null });
  const { data } = await api.ask(planner, 'query ($id: ID!) { node(id: $id) { ... on Submission { identifier } } }', {
    id: `Submission:${other.id}`,
  });
  expect(data.node.identifier).toBeNull();
});
