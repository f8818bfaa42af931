import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let reviewer: TestPerson;
let second: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reviewer = await makePerson(services, { name: 'Priya Planner' });
  second = await makePerson(services, { name: 'Frank Fire' });
  stranger = await makePerson(services);
  form = await publishedForm(services, team.id, [
    {
      name: 'Apply',
      external: true,
      requiresSignature: true,
      fields: [{ name: 'What' }, { name: 'Height', dataType: 'integer' }, { name: 'Income', redacted: true }],
    },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
    { name: 'Finish', fields: [{ name: 'Shelf' }] },
  ]);
  const fills = { what: { fieldId: form.fieldId('What') }, income: { fieldId: form.fieldId('Income') } };
  await configureOutput(services, { ...form, teamId: team.id }, { name: 'Permit', fills });
  await addToForm(services, team.id, form.formId, clerk, 2);
});

const revisions = new Map<string, number>();
async function save(who: TestPerson, submission: LaunchedSubmission, field: string, content: unknown, step = 'Apply') {
  const key = `${submission.id} ${field}`;
  const revision = revisions.get(key) ?? 0;
  const place = { activeStepId: submission.stepId(step), fieldId: form.fieldId(field) };
  const saved = await saveTestAnswer(api, who, { ...place, content, revision });
  expect(saved.refusal).toBeNull();
  revisions.set(key, revision + 1);
}
const stepOf = (submission: LaunchedSubmission, step: string) => ({
  activeStepId: `ActiveStep:${submission.stepId(step)}`,
});
const advance = (who: TestPerson, submission: LaunchedSubmission, step: string): Promise<GraphQLAnswer> =>
  api.attempt(who, 'advanceStep', stepOf(submission, step));
const review = (who: TestPerson, submission: LaunchedSubmission, input: object = {}): Promise<GraphQLAnswer> =>
  api.attempt(who, 'setApproval', { ...stepOf(submission, 'Check'), outcome: 'approved', ...input });
const sign = (submission: LaunchedSubmission): Promise<GraphQLAnswer> =>
  api.attempt(resident, 'signStep', { ...stepOf(submission, 'Apply'), typedName: 'Rosa Resident' });

/** Submitted, and waiting for its review. */
async function handedIn(what = 'A garden shed'): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  await save(resident, submission, 'What', what);
  await save(resident, submission, 'Income', '50,000');
  await sign(submission);
  expect((await advance(resident, submission, 'Apply')).refusal).toBeNull();
  return submission;
}

/** Approved, and at its last step. */
async function approved(what?: string): Promise<LaunchedSubmission> {
  const submission = await handedIn(what);
  expect((await review(reviewer, submission)).refusal).toBeNull();
  expect((await advance(clerk, submission, 'Check')).refusal).toBeNull();
  return submission;
}

const look = async (who: Visitor, submission: LaunchedSubmission) => {
  const { data, codes } = await api.ask(
    who,
    `query ($id: ID!, $step: ID!) { node(id: $id) { ... on Submission { status isChangedSinceApproval availableActions
      waitsFor { solution } issuedOutputs { id state }
      changesSinceApproval { seen reviews { isReviewMissing approvedBy approvedAt changes { fieldName isHidden before after } } }
      activeStep(id: $step) { reviewedAnswers { seen answers { content fieldIdentity } } } } } }`,
    { id: `Submission:${submission.id}`, step: `ActiveStep:${submission.stepId('Check')}` },
  );
  expect(codes).toEqual([]);
  return data.node;
};
async function accept(who: Visitor, submission: LaunchedSubmission, seen?: string): Promise<GraphQLAnswer> {
  const now = seen ?? (await look(clerk, submission)).changesSinceApproval?.seen ?? 'nothing';
  return api.attempt(who, 'acceptChangedAnswers', { submissionId: `Submission:${submission.id}`, seen: now });
}
async function documentOf({ id }: LaunchedSubmission): Promise<string> {
  await runJobs(api.services);
  const { file } = await api.services.db.issuedOutput.findFirstOrThrow({
    where: { submissionId: id },
    include: { file: true },
  });
  return (await pdfText(new Uint8Array(await buffer(await api.services.files.read(file?.key ?? ''))))).join('');
}
const activitiesOf = async ({ id }: LaunchedSubmission, kind: string): Promise<number> =>
  api.services.db.activity.count({ where: { submissionId: id, kind } });

describe("an answer outside the form's rows", () => {
  const beside = (submission: LaunchedSubmission, rowPath: string): Promise<GraphQLAnswer> =>
    api.attempt(resident, 'saveAnswer', {
      ...stepOf(submission, 'Apply'),
      ...{ fieldId: `Field:${form.fieldId('What')}`, content: 'A garden shed', revision: 0, rowPath },
    });

  test.each(['x', '0', 'x'.repeat(100_000)])('is refused and not stored', async (rowPath) => {
    const submission = await launchTestSubmission(api, resident, form);
    await save(resident, submission, 'What', 'A TWELVE-STOREY TOWER');
    const { refusal, messages } = await beside(submission, rowPath);
    expect(refusal).toEqual({ rowPath: 'rowUnknown' });
    expect(messages).toEqual([]);
    const kept = await api.services.db.answer.findMany({ where: { submissionId: submission.id } });
    expect(kept.map(({ content }) => content)).toEqual(['A TWELVE-STOREY TOWER']);
  });

  test('is rejected by the database itself', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await save(resident, submission, 'What', 'A TWELVE-STOREY TOWER');
    const change = api.services.pool.query("UPDATE answers SET row_path = 'x' WHERE submission_id = $1", [
      submission.id,
    ]);
    await expect(change).rejects.toThrow('answers_only_row');
  });
});

describe('a reviewer approves what they saw', () => {
  test('and nothing that was saved between viewing and approving', async () => {
    const submission = await handedIn();
    const { seen, answers } = (await look(reviewer, submission)).activeStep.reviewedAnswers;
    // the redacted answer counts, though they may not read it
    expect(answers.map(({ content }: { content: string }) => content)).toEqual(['A garden shed']);
    await save(resident, submission, 'What', 'A TWELVE-STOREY TOWER');
    expect((await review(reviewer, submission, { seen })).refusal).toBe('outdated');
    expect(await api.services.db.stepApproval.count({ where: { submissionId: submission.id } })).toBe(0);
    const fresh = (await look(reviewer, submission)).activeStep.reviewedAnswers;
    expect(fresh.answers).toMatchObject([{ content: 'A TWELVE-STOREY TOWER' }]);
    expect((await review(reviewer, submission, { seen: fresh.seen })).refusal).toBeNull();
  });

  test('in a copy that the database protects from changes', async () => {
    const submission = await approved();
    await save(clerk, submission, 'What', 'A TWELVE-STOREY TOWER');
    const { frozenAnswers } = await api.services.db.stepApproval.findFirstOrThrow({
      where: { submissionId: submission.id },
      include: { frozenAnswers: true },
    });
    expect(frozenAnswers?.answers).toEqual([
      { fieldIdentity: form.fieldId('What'), rowPath: '', content: 'A garden shed' },
      { fieldIdentity: form.fieldId('Income'), rowPath: '', content: '50,000' },
    ]);
    for (const change of [
      "UPDATE frozen_answers SET answers = '[]'",
      'DELETE FROM frozen_answers',
      'TRUNCATE frozen_answers CASCADE',
    ])
      await expect(api.services.pool.query(change)).rejects.toThrow('append-only');
  });

  test('and a signature uses the same copy while its answers stay the same', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await save(resident, submission, 'What', 'A garden shed');
    await sign(submission);
    const signing = await api.services.db.signing.findFirstOrThrow({
      where: { activeStep: { submissionId: submission.id } },
      include: { frozenAnswers: true },
    });
    expect(signing.frozenAnswers).toMatchObject({ digest: signing.answersDigest });
    await save(resident, submission, 'What', 'A tower');
    expect((await advance(resident, submission, 'Apply')).refusal).toEqual('signatureMissing');
    await save(resident, submission, 'What', 'A garden shed');
    expect((await advance(resident, submission, 'Apply')).refusal).toBeNull();
  });
});

describe('answers that changed since their approval', () => {
  test('block the output until staff accept exactly these changes', async () => {
    const submission = await approved();
    expect(await look(clerk, submission)).toMatchObject({ isChangedSinceApproval: false, changesSinceApproval: null });
    await save(resident, submission, 'What', 'A TWELVE-STOREY TOWER');
    await save(resident, submission, 'What', 'A TWELVE-STOREY TOWER WITH A BAR');
    expect(await look(clerk, submission)).toMatchObject({
      isChangedSinceApproval: true,
      waitsFor: [{ solution: 'acceptChanges' }],
      changesSinceApproval: {
        reviews: [
          {
            isReviewMissing: false,
            approvedBy: ['Priya Planner'],
            changes: [
              {
                fieldName: 'What',
                isHidden: false,
                before: 'A garden shed',
                after: 'A TWELVE-STOREY TOWER WITH A BAR',
              },
            ],
          },
        ],
      },
    });
    expect(await activitiesOf(submission, 'changeApprovedAnswers')).toBe(1);
    const listed = await api.services.db.dashboardRow.findUniqueOrThrow({ where: { id: submission.id } });
    expect(listed.action).toBe('acceptChanges');

    expect((await advance(clerk, submission, 'Finish')).refusal).toBe('approvedAnswersChanged');
    expect(await look(clerk, submission)).toMatchObject({ status: 'active', issuedOutputs: [] });
    const { seen } = (await look(clerk, submission)).changesSinceApproval;
    await save(resident, submission, 'What', 'A castle');
    expect((await accept(clerk, submission, seen)).refusal).toBe('outdated');
    expect((await accept(clerk, submission)).refusal).toBeNull();
    expect((await accept(clerk, submission)).refusal).toBe('outdated');
    expect(await look(clerk, submission)).toMatchObject({ isChangedSinceApproval: false });
    const acceptance = await api.services.db.answerAcceptance.findFirstOrThrow({
      where: { submissionId: submission.id },
      include: { frozenAnswers: true },
    });
    expect(acceptance).toMatchObject({ acceptedById: clerk.id });
    const audited = await api.services.db.auditEntry.findFirstOrThrow({ where: { subjectId: submission.id } });
    expect(audited).toMatchObject({
      kind: 'acceptChangedAnswers',
      actorId: clerk.id,
      data: { digest: acceptance.frozenAnswers.digest },
    });
    expect(await activitiesOf(submission, 'acceptChangedAnswers')).toBe(1);
    expect((await advance(clerk, submission, 'Finish')).refusal).toBeNull();
    expect(await documentOf(submission)).toContain('A castle');
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('need to be accepted again after each further change', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    await accept(clerk, submission);
    await save(resident, submission, 'What', 'A castle');
    const { changesSinceApproval } = await look(clerk, submission);
    expect(changesSinceApproval.reviews[0]).toMatchObject({
      approvedBy: ['Clara Clerk'],
      changes: [{ before: 'A tower', after: 'A castle' }],
    });
    expect((await advance(clerk, submission, 'Finish')).refusal).toBe('approvedAnswersChanged');
    expect(await activitiesOf(submission, 'changeApprovedAnswers')).toBe(2);
  });

  test('no longer count as changed once they are restored', async () => {
    const submission = await approved();
    await save(clerk, submission, 'What', 'A tower');
    expect(await look(resident, submission)).toMatchObject({ isChangedSinceApproval: true });
    await save(clerk, submission, 'What', 'A garden shed');
    expect(await look(resident, submission)).toMatchObject({ isChangedSinceApproval: false });
    expect((await advance(clerk, submission, 'Finish')).refusal).toBeNull();
  });

  test('can be approved again by the reviewer', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    expect((await review(reviewer, submission)).refusal).toBeNull();
    expect(await look(clerk, submission)).toMatchObject({ isChangedSinceApproval: false });
    expect((await advance(clerk, submission, 'Finish')).refusal).toBeNull();
    expect(await documentOf(submission)).toContain('A tower');
  });

  test('do not count if their step comes after the review', async () => {
    const submission = await approved();
    await save(clerk, submission, 'Shelf', '12', 'Finish');
    expect(await look(clerk, submission)).toMatchObject({ isChangedSinceApproval: false });
  });

  test('are only reported, without content, to people who may not read them', async () => {
    const submission = await approved();
    await save(resident, submission, 'Income', '9');
    expect((await look(reviewer, submission)).changesSinceApproval.reviews[0].changes).toEqual([
      { fieldName: 'Income', isHidden: true, before: null, after: null },
    ]);
    expect((await look(clerk, submission)).changesSinceApproval.reviews[0].changes).toMatchObject([
      { before: '50,000', after: '9' },
    ]);
  });
});

describe('changed answers are accepted', () => {
  test('by the reviewer or by people who work on the submission, and no one else', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    expect(await look(resident, submission)).toMatchObject({
      isChangedSinceApproval: true,
      changesSinceApproval: null,
    });
    expect((await look(resident, submission)).availableActions).not.toContain('acceptChangedAnswers');
    const { owner: foreign } = await makeTeam(api.services);
    expect((await accept(resident, submission)).codes).toEqual(['FORBIDDEN']);
    expect((await accept(stranger, submission)).codes).toEqual(['NOT_FOUND']);
    expect((await accept(foreign, submission)).codes).toEqual(['NOT_FOUND']);
    expect((await accept(visitor(), submission)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await api.services.db.answerAcceptance.count({ where: { submissionId: submission.id } })).toBe(0);
    expect((await accept(reviewer, submission)).refusal).toBeNull();
  });

  test('never by an applicant, whatever their other roles', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    const invitation = { submissionId: `Submission:${submission.id}`, email: clerk.email, name: clerk.name };
    expect((await api.attempt(resident, 'inviteApplicant', invitation)).refusal).toBeNull();
    const seen = (await look(reviewer, submission)).changesSinceApproval.seen;
    expect((await accept(clerk, submission, seen)).codes).toEqual(['FORBIDDEN']);
  });

  test('not even by someone who becomes an applicant at the same moment', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    const { seen } = (await look(clerk, submission)).changesSinceApproval;
    const { pool, db } = api.services;
    const holding = await pool.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT FROM submissions WHERE id = $1 FOR UPDATE', [submission.id]);
    const waiting = async (): Promise<number | null> => {
      const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await pool.query(text)).rowCount;
    };
    const invitation = { submissionId: `Submission:${submission.id}`, email: clerk.email, name: clerk.name };
    const invited = api.attempt(resident, 'inviteApplicant', invitation);
    await expect.poll(waiting).toBe(1);
    const pressed = accept(clerk, submission, seen);
    await expect.poll(waiting).toBe(2);
    await holding.query('COMMIT');
    holding.release();
    expect((await invited).refusal).toBeNull();
    expect((await pressed).refusal).toBe('ownReview');
    expect(await db.answerAcceptance.count({ where: { submissionId: submission.id } })).toBe(0);
  });

  test('never with a token: people accept answers by name', async () => {
    const submission = await approved();
    await save(resident, submission, 'What', 'A tower');
    const reading = await makeToken(api.services, team.id, clerk, ['submissions:read']);
    expect((await accept(reading, submission)).codes).toEqual(['FORBIDDEN']);
    const writing = await makeToken(api.services, team.id, clerk, ['submissions:read', 'submissions:write']);
    expect((await accept(writing, submission)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await api.services.db.answerAcceptance.count({ where: { submissionId: submission.id } })).toBe(0);
  });
});

describe('a document shows the answers it was issued with', () => {
  test('even if they change between its issue and its creation', async () => {
    const early = await publishedForm(api.services, team.id, [
      { name: 'Apply', external: true, fields: [{ name: 'What' }] },
      { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
      { name: 'Finish', fields: [{ name: 'Shelf' }] },
    ]);
    const fills = { what: { fieldId: early.fieldId('What') } };
    const settings = { issuedOnStepIdentity: early.stepId('Check') };
    await configureOutput(api.services, { ...early, teamId: team.id }, { name: 'Permit', fills, settings });
    await addToForm(api.services, team.id, early.formId, clerk, 2);
    const submission = await launchTestSubmission(api, resident, early);
    const write = (content: string, revision: number): Promise<GraphQLAnswer> =>
      saveTestAnswer(api, clerk, {
        activeStepId: submission.stepId('Apply'),
        fieldId: early.fieldId('What'),
        content,
        revision,
      });
    await write('A garden shed', 0);
    await advance(resident, submission, 'Apply');
    await review(reviewer, submission);
    await runJobs(api.services);
    await write('A swimming pool', 1);
    expect((await advance(clerk, submission, 'Check')).refusal).toBe('approvedAnswersChanged');
    await accept(clerk, submission);
    expect((await advance(clerk, submission, 'Check')).refusal).toBeNull();
    await write('A TWELVE-STOREY TOWER', 2);
    expect(await documentOf(submission)).toContain('A swimming pool');

    const { issuedOutputs, changesSinceApproval } = await look(clerk, submission);
    expect(changesSinceApproval.reviews).toMatchObject([{ changes: [{ before: 'A swimming pool' }] }]);
    const again = (): Promise<GraphQLAnswer> =>
      api.attempt(clerk, 'regenerateOutput', { issuedOutputId: issuedOutputs[0].id });
    expect((await again()).refusal).toBe('approvedAnswersChanged');
    const dates = { issuedOutputId: issuedOutputs[0].id, issuedAt: yesterdayAtNoon() };
    expect((await api.attempt(clerk, 'updateIssuedOutput', dates)).refusal).toBeNull();
    expect(await documentOf(submission)).toContain('A swimming pool');
    await accept(clerk, submission);
    expect((await again()).refusal).toBeNull();
    expect(await documentOf(submission)).toContain('TOWER');
  });

  test('and a review that changed answers require is requested before it is issued', async () => {
    const tall = await publishedForm(api.services, team.id, [
      { name: 'Apply', external: true, fields: [{ name: 'Height', dataType: 'integer' }] },
      {
        ...{ name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: second.id }] },
        reviewWhen: { field: 'Height', comparator: 'greater', value: 10 },
      },
      { name: 'Finish', fields: [{ name: 'Shelf' }] },
    ]);
    await addToForm(api.services, team.id, tall.formId, clerk, 2);
    const submission = await launchTestSubmission(api, resident, tall);
    const write = (content: number, revision: number): Promise<GraphQLAnswer> =>
      saveTestAnswer(api, resident, {
        ...{ activeStepId: submission.stepId('Apply'), fieldId: tall.fieldId('Height') },
        ...{ content, revision },
      });
    await write(3, 0);
    await advance(resident, submission, 'Apply');
    expect((await advance(clerk, submission, 'Check')).refusal).toBeNull();
    await write(90, 1);
    expect(await look(clerk, submission)).toMatchObject({
      changesSinceApproval: { reviews: [{ isReviewMissing: true, changes: [] }] },
    });
    expect((await advance(clerk, submission, 'Finish')).refusal).toBe('approvedAnswersChanged');
    expect((await review(second, submission)).refusal).toBeNull();
    expect((await advance(clerk, submission, 'Finish')).refusal).toBeNull();
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });
});

/** Output dates are rounded to the quarter hour. */
function yesterdayAtNoon(): string {
  const day = new Date(Date.now() - 86_400_000);
  day.setUTCHours(12, 0, 0, 0);
  return day.toISOString();
}
