import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { visitor, useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';

const api = useApi();
const crowd = 20;
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let first: TestPerson;
let second: TestPerson;
let fireRole: string;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await mailTasksRightAway(services, team.id);
  [resident, clerk, first, second] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Frank Fire' }),
    makePerson(services, { name: 'Paula Planner' }),
  ]);
  fireRole = await makeRole(services, team.id, { name: 'Fire brigade' }, [first]);
  form = await formReviewedBy([{ roleId: fireRole }, { userId: second.id }]);
});

async function formReviewedBy(
  reviewers: NonNullable<StepInWords['reviewers']>,
  review: StepInWords['review'] = {},
): Promise<PublishedForm> {
  const made = await publishedForm(api.services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers, review },
    { name: 'File', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(api.services, team.id, made.formId, clerk, 2);
  return made;
}

const review = (who: TestPerson, submission: LaunchedSubmission, input: object): Promise<GraphQLAnswer> =>
  api.attempt(
    who,
    'setApproval',
    { activeStepId: `ActiveStep:${submission.stepId('Check')}`, ...input },
    'stepApproval { id outcome approvalStatus comment role { name } } submission { status haltedByAdmin } nextReview { id }',
  );
const approve = { outcome: 'approved' };
const advance = (who: TestPerson, submission: LaunchedSubmission): Promise<GraphQLAnswer> =>
  api.attempt(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Check')}` });
const groupOf = async (who: TestPerson, submission: LaunchedSubmission) => {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on ActiveStep { availableActions reviews { required completed affidavit
      availableActions reviewers { name subjectType reviews { outcome reviewer { name } } } requests { id state } } } } }`,
    { id: `ActiveStep:${submission.stepId('Check')}` },
  );
  return data.node?.reviews?.[0];
};

describe('a review step', () => {
  test('is completed when everyone has approved, with any member deciding for a role', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    expect((await advance(clerk, submission)).refusal).toBe('reviewsPending');
    const said = await review(first, submission, approve);
    expect(said.data.setApproval.stepApproval).toMatchObject({ approvalStatus: true, role: { name: 'Fire brigade' } });
    expect(await groupOf(clerk, submission)).toMatchObject({
      required: true,
      completed: false,
      affidavit: 'I certify that I have reviewed this submission',
      reviewers: [
        {
          name: 'Fire brigade',
          subjectType: 'AdminRole',
          reviews: [{ outcome: 'approved', reviewer: { name: 'Frank Fire' } }],
        },
        { name: 'Paula Planner', subjectType: 'User', reviews: [] },
      ],
    });
    expect((await advance(clerk, submission)).refusal).toBe('reviewsPending');
    await review(second, submission, approve);
    expect(await groupOf(clerk, submission)).toMatchObject({ completed: true });
    expect((await advance(clerk, submission)).refusal).toBeNull();
    expect(await mailsTo(api.services, clerk.email)).toMatchObject([
      { kind: 'submissionChanged', subject: expect.stringMatching(/^A review is complete: Building permit #\d+$/) },
    ]);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('requires an outcome, and a comment unless approved', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    expect((await review(first, submission, {})).refusal).toEqual({ outcome: 'reviewOptionMissing' });
    for (const outcome of ['rejected', 'changes_requested'])
      expect((await review(first, submission, { outcome, comment: ' ' })).refusal).toEqual({
        comment: 'reviewCommentMissing',
      });
  });

  test('requires a signature for approval or rejection if the form does', async () => {
    const signed = await formReviewedBy([{ userId: first.id }], { requireSignature: true });
    const submission = await launchTestSubmission(api, resident, signed);
    expect((await review(first, submission, approve)).refusal).toEqual({ typedName: 'signatureMissing' });
    const drawing = { ...approve, typedName: 'Frank', image: 'data:image/svg+xml;base64,PHN2Zz4=' };
    expect((await review(first, submission, drawing)).refusal).toEqual({ image: 'signatureInvalid' });
    const changes = { outcome: 'changes_requested', comment: 'Too high' };
    expect((await review(first, submission, changes)).refusal).toBeNull();
    expect((await review(first, submission, { ...approve, typedName: 'Frank' })).refusal).toBeNull();
  });

  test("requires the reviewer's affidavit if the form has one", async () => {
    const certified = await formReviewedBy([{ userId: first.id }], { affidavit: 'I stood on the site.' });
    const submission = await launchTestSubmission(api, resident, certified);
    expect(await groupOf(first, submission)).toMatchObject({ affidavit: 'I stood on the site.' });
    expect((await review(first, submission, approve)).refusal).toEqual({ certified: 'affidavitNotAccepted' });
    const changes = { outcome: 'changes_requested', comment: 'Too high' };
    expect((await review(first, submission, changes)).refusal).toBeNull();
    expect((await review(first, submission, { ...approve, certified: true })).refusal).toBeNull();
  });

  test("counts each reviewer's latest decision", async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await review(second, submission, approve);
    await review(first, submission, approve);
    await review(second, submission, { outcome: 'changes_requested', comment: 'I have looked again' });
    expect((await advance(clerk, submission)).refusal).toBe('reviewsPending');
    await review(second, submission, approve);
    expect((await advance(clerk, submission)).refusal).toBeNull();
  });

  test('needs only one approval if the form is set up that way', async () => {
    const either = await formReviewedBy([{ userId: first.id }, { userId: second.id }], { logicType: 'or' });
    const submission = await launchTestSubmission(api, resident, either);
    await review(second, submission, approve);
    expect((await advance(clerk, submission)).refusal).toBeNull();
  });

  test("offers the reviewer's next waiting review", async () => {
    const other = await launchTestSubmission(api, resident, form);
    const submission = await launchTestSubmission(api, resident, form);
    const { data } = await review(first, submission, approve);
    const next: string = data.setApproval.nextReview.id;
    expect(next).not.toBe(`ActiveStep:${submission.stepId('Check')}`);
    const waiting = await api.services.db.inboxRow.findMany({ where: { principalId: fireRole } });
    expect(waiting.map(({ submissionId }) => submissionId)).not.toContain(submission.id);
    expect(waiting.map(({ submissionId }) => submissionId)).toContain(other.id);
  });

  test("is placed among the reviewer's other waiting reviews, in the order they started", async () => {
    const person = await makePerson(api.services, { name: 'Pia Planner' });
    const own = await formReviewedBy([{ userId: person.id }]);
    const [one, two, three] = [
      await launchTestSubmission(api, resident, own),
      await launchTestSubmission(api, resident, own),
      await launchTestSubmission(api, resident, own),
    ];
    const beside = async (who: TestPerson, submission: LaunchedSubmission) => {
      const query =
        'query ($id: ID!) { node(id: $id) { ... on ActiveStep { previousReview { submissionId } nextReview { submissionId } } } }';
      const { node } = (await api.ask(who, query, { id: `ActiveStep:${submission.stepId('Check')}` })).data;
      return [node.previousReview?.submissionId ?? null, node.nextReview?.submissionId ?? null];
    };
    const idOf = ({ id }: LaunchedSubmission): string => `Submission:${id}`;
    expect(await beside(person, one)).toEqual([null, idOf(two)]);
    expect(await beside(person, two)).toEqual([idOf(one), idOf(three)]);
    expect(await beside(clerk, two)).toEqual([null, null]);
    const said = await review(person, two, approve);
    expect(said.data.setApproval.nextReview.id).toBe(`ActiveStep:${three.stepId('Check')}`);
    expect(await beside(person, one)).toEqual([null, idOf(three)]);
    // the review just completed keeps its place
    expect(await beside(person, two)).toEqual([idOf(one), idOf(three)]);
    const last = await review(person, three, approve);
    expect(last.data.setApproval.nextReview.id).toBe(`ActiveStep:${one.stepId('Check')}`);
  });
});

describe('a rejection', () => {
  test('puts the submission on hold until staff resume it, with the reason in a discussion and an email', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const before = (await mailsTo(api.services, resident.email)).length;
    const { data } = await review(second, submission, { outcome: 'rejected', comment: 'No fire exit' });
    expect(data.setApproval).toMatchObject({
      stepApproval: { outcome: 'rejected', approvalStatus: false },
      submission: { status: 'halted', haltedByAdmin: true },
    });
    const discussion = await api.services.db.discussion.findFirstOrThrow({ where: { submissionId: submission.id } });
    expect(discussion).toMatchObject({ body: 'No fire exit', type: 'PublicDiscussion', userId: second.id });
    const mails = (await mailsTo(api.services, resident.email)).slice(before);
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^Your submission was not approved: Building permit #\d+$/) },
    ]);
    expect(mails[0]?.text).toContain('No fire exit');
    expect((await review(first, submission, approve)).refusal).toBe('submissionHalted');
    const on = { submissionId: `Submission:${submission.id}` };
    expect((await api.attempt(resident, 'resumeSubmission', on)).codes).toEqual(['FORBIDDEN']);
    expect((await api.attempt(clerk, 'resumeSubmission', on)).refusal).toBeNull();
    expect((await review(first, submission, approve)).refusal).toBeNull();
    expect((await advance(clerk, submission)).refusal).toBe('reviewsPending');
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });
});

test('requested changes leave the submission where it is and notify the applicant', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const { data } = await review(first, submission, { outcome: 'changes_requested', comment: 'Draw the fence' });
  expect(data.setApproval).toMatchObject({ stepApproval: { approvalStatus: null }, submission: { status: 'active' } });
  const mail = (await mailsTo(api.services, resident.email)).at(-1);
  expect(mail).toMatchObject({ kind: 'discussionPosted' });
  expect(mail?.text).toContain('Draw the fence');
});

describe('no one can review', () => {
  test('their own submission, whatever their other roles', async () => {
    const submission = await launchTestSubmission(api, second, form);
    expect((await review(second, submission, approve)).codes).toEqual(['FORBIDDEN']);
    expect(await groupOf(second, submission)).toMatchObject({ availableActions: [] });
    expect(await groupOf(first, submission)).toMatchObject({ availableActions: ['reviewStep'] });
  });

  test('without being asked: not the applicant, not the clerk, not a stranger', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const stranger = await makePerson(api.services);
    expect((await review(resident, submission, approve)).codes).toEqual(['FORBIDDEN']);
    expect((await review(clerk, submission, approve)).codes).toEqual(['FORBIDDEN']);
    expect((await review(stranger, submission, approve)).codes).toEqual(['NOT_FOUND']);
    expect((await review({ ...stranger, ...visitor() }, submission, approve)).codes).toEqual(['UNAUTHENTICATED']);
    expect(await api.services.db.stepApproval.count({ where: { submissionId: submission.id } })).toBe(0);
  });

  test('for a role they are not in, or in a group of another form', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const other = await formReviewedBy([{ userId: second.id }]);
    const foreign = await api.services.db.reviewGroup.findFirstOrThrow({ where: { flowTemplateId: other.versionId } });
    expect((await review(second, submission, { ...approve, roleId: `Role:${fireRole}` })).refusal).toBe('notReviewer');
    expect((await review(second, submission, { ...approve, reviewGroupId: `ReviewGroup:${foreign.id}` })).refusal).toBe(
      'outdated',
    );
  });

  test('a step that has not been reached', async () => {
    const later = await publishedForm(api.services, team.id, [
      { name: 'Ask', external: true, fields: [{ name: 'What' }] },
      { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: second.id }] },
    ]);
    const submission = await launchTestSubmission(api, resident, later);
    expect((await review(second, submission, approve)).refusal).toBe('stepNotReached');
  });
});

describe('third parties', () => {
  let open: PublishedForm;
  beforeAll(async () => {
    open = await formReviewedBy([{ userId: second.id }], { reviewType: 'third_party' });
  });
  const ask = async (who: TestPerson, submission: LaunchedSubmission, input: object): Promise<GraphQLAnswer> => {
    const { id } = await api.services.db.reviewGroup.findFirstOrThrow({ where: { flowTemplateId: open.versionId } });
    const place = { activeStepId: `ActiveStep:${submission.stepId('Check')}`, reviewGroupId: `ReviewGroup:${id}` };
    return api.attempt(who, 'requestReview', { ...place, ...input }, 'reviewRequest { id state }');
  };

  test('are asked, submit their review, and are done', async () => {
    const engineer = await makePerson(api.services, { name: 'Eva Engineer' });
    const submission = await launchTestSubmission(api, resident, open);
    expect((await ask(resident, submission, { receivingUserId: `User:${engineer.id}` })).codes).toEqual(['FORBIDDEN']);
    const response = await ask(clerk, submission, { receivingUserId: `User:${engineer.id}` });
    expect(response.data.requestReview.reviewRequest).toMatchObject({ state: 'sent' });
    expect(await mailsTo(api.services, engineer.email)).toMatchObject([{ kind: 'reviewRequested' }]);
    expect((await ask(clerk, submission, { receivingUserId: `User:${engineer.id}` })).refusal).toBe(
      'reviewRequestOpen',
    );
    expect((await ask(clerk, submission, { receivingUserId: `User:${resident.id}` })).refusal).toBe('ownReview');
    expect((await review(engineer, submission, approve)).refusal).toBeNull();
    expect(await groupOf(clerk, submission)).toMatchObject({ completed: true, requests: [{ state: 'completed' }] });
    const cancel = { reviewRequestId: response.data.requestReview.reviewRequest.id };
    expect((await api.attempt(clerk, 'cancelReviewRequest', cancel)).refusal).toBe('reviewRequestClosed');
  });

  test('lose access to the submission when the request is canceled', async () => {
    const engineer = await makePerson(api.services);
    const submission = await launchTestSubmission(api, resident, open);
    const response = await ask(clerk, submission, { receivingUserId: `User:${engineer.id}` });
    const cancel = { reviewRequestId: response.data.requestReview.reviewRequest.id };
    expect((await api.attempt(engineer, 'cancelReviewRequest', cancel)).codes).toEqual(['FORBIDDEN']);
    expect((await api.attempt(clerk, 'cancelReviewRequest', cancel)).refusal).toBeNull();
    expect((await review(engineer, submission, approve)).codes).toEqual(['NOT_FOUND']);
    // the link in the email is not valid forever
    const query = 'query ($id: ID!) { viewer { absentSubmission(id: $id) { reason } } }';
    const why = async (who: TestPerson) =>
      (await api.ask(who, query, { id: `Submission:${submission.id}` })).data.viewer.absentSubmission;
    expect(await why(engineer)).toEqual({ reason: 'requestTakenBack' });
    expect(await why(await makePerson(api.services))).toBeNull();
  });

  test('can be reminded by anyone who may ask, once every six hours across all requests, until they respond', async () => {
    const engineer = await makePerson(api.services, { name: 'Eva Engineer' });
    const [one, other] = [
      await launchTestSubmission(api, resident, open),
      await launchTestSubmission(api, resident, open),
    ];
    const requestAt = async (submission: LaunchedSubmission): Promise<string> =>
      (await ask(clerk, submission, { receivingUserId: `User:${engineer.id}` })).data.requestReview.reviewRequest.id;
    const [first, second] = [await requestAt(one), await requestAt(other)];
    const remind = (who: TestPerson, reviewRequestId: string, idempotencyKey?: string): Promise<GraphQLAnswer> =>
      api.attempt(who, 'remindReviewer', { reviewRequestId, idempotencyKey }, 'reviewRequest { remindedAt state }');
    expect((await remind(engineer, first)).codes).toEqual(['FORBIDDEN']);
    expect((await remind(resident, first)).codes).toEqual(['FORBIDDEN']);
    expect((await remind((await makeTeam(api.services)).owner, first)).codes).toEqual(['NOT_FOUND']);
    const together = await Promise.all([remind(clerk, first, 'pressed twice'), remind(clerk, first, 'pressed twice')]);
    for (const { refusal, data } of together) {
      expect(refusal).toBeNull();
      expect(data.remindReviewer.reviewRequest).toMatchObject({ state: 'sent', remindedAt: expect.any(Date) });
    }
    const mails = await mailsTo(api.services, engineer.email);
    expect(mails.map(({ subject }) => subject.replace(/ #\d+$/, ''))).toEqual([
      'Please review: Building permit',
      'Please review: Building permit',
      'Reminder to review: Building permit',
    ]);
    expect(mails[2]?.text).toContain(`/initiated_flows/${one.id}/steps/`);
    expect((await remind(clerk, first)).refusal).toBe('remindedRecently');
    expect((await remind(clerk, second)).refusal).toBe('remindedRecently');
    const sixHoursAgo = new Date(Date.now() - 6 * 3_600_000);
    await api.services.db.reviewRequest.updateMany({
      where: { receivingUserId: engineer.id, remindedAt: { not: null } },
      data: { remindedAt: sixHoursAgo },
    });
    await review(engineer, one, approve);
    expect((await remind(clerk, first)).refusal).toBe('reviewRequestClosed');
    expect((await remind(clerk, second)).refusal).toBeNull();
  });

  test('without an account get the link to create one in the reminder too', async () => {
    const submission = await launchTestSubmission(api, resident, open);
    const input = { email: 'geologist@example.com', name: 'Gina Geologist' };
    const response = await ask(clerk, submission, input);
    const { id: reviewRequestId } = response.data.requestReview.reviewRequest;
    expect((await api.attempt(clerk, 'remindReviewer', { reviewRequestId })).refusal).toBeNull();
    const mails = await mailsTo(api.services, input.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation', 'invitation']);
    expect(mails[1]?.text).toMatch(new RegExp(`/users/claim/[\\w-]+\\?to=.*${submission.id}.*review`));
  });

  test('notify the person who asked, while that person still works there', async () => {
    const engineer = await makePerson(api.services, { name: 'Eva Engineer' });
    const asker = await makePerson(api.services, { name: 'Adam Asker' });
    const membership = { teamId: team.id, masterTemplateId: open.formId, userId: asker.id, permissionLevelId: 2 };
    await addToForm(api.services, team.id, open.formId, asker, 2);
    const submission = await launchTestSubmission(api, resident, open);
    await ask(asker, submission, { receivingUserId: `User:${engineer.id}` });
    await review(engineer, submission, { outcome: 'changes_requested', comment: 'Which soil is it?' });
    const told = async () =>
      (await mailsTo(api.services, asker.email)).filter(({ kind }) => kind === 'submissionChanged');
    expect(await told()).toMatchObject([
      { subject: expect.stringMatching(/^The review you requested is complete: Building permit #\d+$/) },
    ]);
    expect((await told())[0]?.text).toContain('Eva Engineer: Change requested');
    expect((await told())[0]?.text).toContain('Which soil is it?');
    const later = await launchTestSubmission(api, resident, open);
    await ask(asker, later, { receivingUserId: `User:${engineer.id}` });
    await api.services.db.masterTemplateMembership.deleteMany({ where: membership });
    await review(engineer, later, approve);
    expect((await told()).length).toBe(1);
  });

  test('are invited by email address', async () => {
    const submission = await launchTestSubmission(api, resident, open);
    const input = { email: 'surveyor@example.com', name: 'Sam Surveyor' };
    expect((await ask(clerk, submission, input)).refusal).toBeNull();
    const [mail, ...more] = await mailsTo(api.services, input.email);
    expect(mail?.text).toContain('asked you to review a submission of Building permit');
    expect(more).toEqual([]);
    expect((await ask(clerk, submission, { email: 'nobody', name: 'N' })).refusal).toEqual({ email: 'emailInvalid' });
    expect((await ask(clerk, submission, {})).refusal).toEqual({ receivingUserId: 'blank' });
  });
});

test(`${crowd} concurrent reviews all count, and the group is completed once`, async () => {
  const people = await Promise.all(Array.from({ length: crowd }, () => makePerson(api.services)));
  const busy = await formReviewedBy(people.map(({ id }) => ({ userId: id })));
  const submission = await launchTestSubmission(api, resident, busy);
  const before = (await mailsTo(api.services, clerk.email)).length;
  const said = await Promise.all(people.map((person) => review(person, submission, approve)));
  expect(said.map(({ refusal }) => refusal)).toEqual(people.map(() => null));
  expect(await api.services.db.stepApproval.count({ where: { submissionId: submission.id } })).toBe(crowd);
  expect(await groupOf(clerk, submission)).toMatchObject({ completed: true });
  expect((await mailsTo(api.services, clerk.email)).length).toBe(before + 1);
  expect(await api.services.db.inboxRow.count({ where: { submissionId: submission.id, reason: 'review' } })).toBe(0);
});

test('a review sent twice with the same key is recorded once', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const input = { ...approve, idempotencyKey: 'pressed twice' };
  const answers = await Promise.all([review(first, submission, input), review(first, submission, input)]);
  const ids = answers.map(({ data }) => data.setApproval.stepApproval.id);
  expect(ids[0]).toBe(ids[1]);
  expect(await api.services.db.stepApproval.count({ where: { submissionId: submission.id } })).toBe(1);
});
