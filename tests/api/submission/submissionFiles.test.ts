import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

const api = useApi();
let form: PublishedForm;
/** can edit it */
let clerk: TestPerson;
/** sees it as staff, without editing */
let reader: TestPerson;
let resident: TestPerson;
let reviewer: TestPerson;
/** from outside the team, asked for a review */
let engineer: TestPerson;
/** the owner of another team */
let stranger: TestPerson;
let submission: LaunchedSubmission;

const external = 'Evidence';
const internal = 'Inspection';

beforeAll(async () => {
  const team = await makeTeam(api.services);
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  reader = await makePerson(api.services, { name: 'Rita Reader' });
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  reviewer = await makePerson(api.services, { name: 'Rolf Reviewer' });
  engineer = await makePerson(api.services, { name: 'Egon Engineer' });
  stranger = (await makeTeam(api.services)).owner;
  form = await publishedForm(api.services, team.id, [
    {
      name: external,
      external: true,
      fields: [
        { name: 'Plan', dataType: 'file' },
        { name: 'Payslip', dataType: 'file', redacted: true },
      ],
    },
    { name: internal, fields: [{ name: 'Snapshot', dataType: 'file' }] },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
    {
      name: 'Statics',
      type: 'RequireReviewStep',
      reviewers: [{ userId: clerk.id }],
      review: { reviewType: 'third_party' },
    },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  await addToForm(api.services, team.id, form.formId, reader, 1);
  submission = await launchTestSubmission(api, resident, form);
  await give(resident, external, 'Plan', 'plan.png');
  await give(resident, external, 'Payslip', 'payslip.png');
  await leave(external);
  await give(clerk, internal, 'Snapshot', 'snapshot.png');
  await leave(internal);
  const approval = { activeStepId: `ActiveStep:${submission.stepId('Check')}`, outcome: 'approved' };
  done(await api.attempt(reviewer, 'setApproval', approval));
  await leave('Check');
  await putBeside(resident, 'letter.png', false);
  await putBeside(clerk, 'notice.png', true);
  await putBeside(clerk, 'memo.png', false);
  done(await askEngineer());
});

async function leave(step: string): Promise<void> {
  const input = { activeStepId: `ActiveStep:${submission.stepId(step)}`, confirmsAll: true };
  done(await api.attempt(clerk, 'advanceStep', input));
}

/** Throws on a refusal, so that a failed setup is visible. */
function done(answered: GraphQLAnswer): GraphQLAnswer {
  if (answered.refusal !== null) throw new Error(JSON.stringify(answered.refusal));
  return answered;
}

const on = () => ({ submissionId: `Submission:${submission.id}` });

async function uploaded(who: TestPerson, fileName: string, bytes: Uint8Array = smallestPicture): Promise<string> {
  const input = { fileName, contentType: 'image/png' };
  const { data } = await api.act(who, 'requestAnswerUpload', input, 'fileId fields');
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, bytes, 'image/png');
  return fileId;
}

async function give(who: TestPerson, step: string, field: string, name: string): Promise<void> {
  const place = { activeStepId: submission.stepId(step), fieldId: form.fieldId(field) };
  done(await saveTestAnswer(api, who, { ...place, content: [{ id: await uploaded(who, name) }] }));
}

async function putBeside(who: TestPerson, name: string, isPublic: boolean): Promise<string> {
  const given = { ...on(), fileId: await uploaded(who, name), isPublic };
  const { data } = done(await api.attempt(who, 'uploadRepoFile', given, 'repoFile { id }'));
  return data.uploadRepoFile.repoFile.id;
}

async function askEngineer(): Promise<GraphQLAnswer> {
  const { data } = await api.ask(
    clerk,
    'query ($id: ID!) { node(id: $id) { ... on ActiveStep { reviews { reviewGroup { id } } } } }',
    { id: `ActiveStep:${submission.stepId('Statics')}` },
  );
  const reviewGroupId = data.node.reviews[0].reviewGroup.id;
  const activeStepId = `ActiveStep:${submission.stepId('Statics')}`;
  const input = { activeStepId, reviewGroupId, receivingUserId: `User:${engineer.id}` };
  return api.attempt(clerk, 'requestReview', input);
}

const text = `query ($id: ID!) { node(id: $id) { ... on Submission { hasFiles hasPublicFiles
  files { fileName fieldName uploaderName url } repoFiles { fileName isPublic uploaderName adminUploaded url }
  supersededFiles { fileName } } } }`;
const seenBy = async (who: Visitor) => (await api.ask(who, text, { id: `Submission:${submission.id}` })).data?.node;
const names = (files: readonly { readonly fileName: string }[]): string[] => files.map(({ fileName }) => fileName);

describe('file visibility', () => {
  const everything = ['plan.png', 'payslip.png', 'snapshot.png'];
  test.each([
    ['people who work on it', () => clerk, everything, ['memo.png', 'notice.png', 'letter.png']],
    ['read-only staff', () => reader, everything, ['memo.png', 'notice.png', 'letter.png']],
    ['the applicant', () => resident, ['plan.png', 'payslip.png'], ['notice.png', 'letter.png']],
    ['a reviewer', () => reviewer, ['plan.png'], ['notice.png', 'letter.png']],
    ['a third party', () => engineer, ['plan.png'], ['notice.png', 'letter.png']],
  ])('%s', async (_who, person, ofAnswers, beside) => {
    const seen = await seenBy(person());
    expect(names(seen.files)).toEqual(ofAnswers);
    expect(names(seen.repoFiles)).toEqual(beside);
    for (const { url } of [...seen.files, ...seen.repoFiles]) expect(url).toMatch(/^http/);
    expect(seen).toMatchObject({ hasFiles: true, hasPublicFiles: true });
  });

  test("a stranger and a visitor who isn't signed in find no submission", async () => {
    expect(await seenBy(stranger)).toBeNull();
    expect(await seenBy(visitor())).toBeFalsy();
  });

  test('each file shows its question, who uploaded it, and whether that was staff', async () => {
    const { files, repoFiles } = await seenBy(clerk);
    expect(files[0]).toMatchObject({ fieldName: 'Plan', uploaderName: 'Rosa Resident' });
    expect(repoFiles).toMatchObject([
      { fileName: 'memo.png', isPublic: false, adminUploaded: true, uploaderName: 'Clara Clerk' },
      { isPublic: true, adminUploaded: true },
      { fileName: 'letter.png', isPublic: true, adminUploaded: false },
    ]);
  });
});

test('the count does not reveal a staff-only file to an applicant', async () => {
  const own = submission;
  submission = await launchTestSubmission(api, resident, form);
  expect(await seenBy(clerk)).toMatchObject({ hasFiles: false, hasPublicFiles: false });
  await putBeside(clerk, 'memo.png', false);
  expect(await seenBy(clerk)).toMatchObject({ hasFiles: true, hasPublicFiles: false });
  expect(await seenBy(resident)).toMatchObject({ hasFiles: false, hasPublicFiles: false });
  await putBeside(clerk, 'notice.png', true);
  expect(await seenBy(resident)).toMatchObject({ hasFiles: true, hasPublicFiles: true });
  submission = own;
});

describe('adding and deleting files', () => {
  test.each([
    ['the applicant adds and does not delete', () => resident, null, 'FORBIDDEN'],
    ['people who work on it do both', () => clerk, null, null],
    ['read-only staff do neither', () => reader, 'FORBIDDEN', 'FORBIDDEN'],
    ['a reviewer does neither', () => reviewer, 'FORBIDDEN', 'FORBIDDEN'],
    ['a third party does neither', () => engineer, 'FORBIDDEN', 'FORBIDDEN'],
    ['a stranger finds nothing', () => stranger, 'NOT_FOUND', 'NOT_FOUND'],
  ])('%s', async (_what, person, adding, deleting) => {
    const who = person();
    const there = await putBeside(clerk, 'there.png', true);
    const fileId = await uploaded(who, 'mine.png');
    expect((await api.attempt(who, 'uploadRepoFile', { ...on(), fileId })).refusal).toBe(adding);
    expect((await api.attempt(who, 'deleteRepoFile', { ...on(), repoFileId: there })).refusal).toBe(deleting);
    expect(names((await seenBy(clerk)).repoFiles).includes('there.png')).toBe(deleting !== null);
    for (const { id } of await api.services.db.repoFile.findMany({ where: { file: { filename: 'there.png' } } }))
      await api.services.db.repoFile.update({ where: { id }, data: { removedAt: new Date() } });
  });

  test('a file added twice with the same key is there once', async () => {
    const given = { ...on(), fileId: await uploaded(clerk, 'once.png'), isPublic: true, idempotencyKey: newId() };
    for (const _time of [1, 2]) expect((await api.attempt(clerk, 'uploadRepoFile', given)).refusal).toBeNull();
    expect(names((await seenBy(clerk)).repoFiles).filter((name) => name === 'once.png')).toHaveLength(1);
  });

  test('a file of another submission cannot be deleted through this one', async () => {
    const elsewhere = await launchTestSubmission(api, resident, form);
    const own = submission;
    submission = elsewhere;
    const theirs = await putBeside(clerk, 'theirs.png', true);
    submission = own;
    expect((await api.attempt(clerk, 'deleteRepoFile', { ...on(), repoFileId: theirs })).refusal).toBe('outdated');
    const none = `RepoFile:${newId()}`;
    expect((await api.attempt(clerk, 'deleteRepoFile', { ...on(), repoFileId: none })).refusal).toBe('outdated');
  });

  test('a deleted file can be restored once, unchanged, by people who may delete', async () => {
    const repoFileId = await putBeside(clerk, 'back.png', false);
    const put = async (who: TestPerson) => (await api.attempt(who, 'restoreRepoFile', { ...on(), repoFileId })).refusal;
    const there = async (who: TestPerson) => names((await seenBy(who)).repoFiles).includes('back.png');
    expect(await put(clerk)).toBe('outdated');
    await api.act(clerk, 'deleteRepoFile', { ...on(), repoFileId });
    expect(await there(clerk)).toBe(false);
    expect(await put(resident)).toBe('FORBIDDEN');
    expect(await put(stranger)).toBe('NOT_FOUND');
    expect(await put(clerk)).toBeNull();
    expect([await there(clerk), await there(resident)]).toEqual([true, false]);
    const own = submission;
    submission = await launchTestSubmission(api, resident, form);
    await api.act(clerk, 'deleteRepoFile', { submissionId: `Submission:${own.id}`, repoFileId });
    expect(await put(clerk)).toBe('outdated');
    submission = own;
  });
});

describe('an uploaded file', () => {
  test('is checked before an answer uses it, as often as requested', async () => {
    const fileId = await uploaded(resident, 'front.png');
    for (const _time of [1, 2]) expect((await api.attempt(resident, 'acceptUpload', { fileId })).refusal).toBeNull();
    const none = await uploaded(resident, 'none.png', Buffer.from('no picture'));
    expect((await api.attempt(resident, 'acceptUpload', { fileId: none })).refusal).toEqual({
      file: 'fileTypeMismatch',
    });
  });

  test('can only be checked by its uploader', async () => {
    const fileId = await uploaded(resident, 'front.png');
    for (const who of [clerk, stranger])
      expect((await api.attempt(who, 'acceptUpload', { fileId })).refusal).toEqual({ file: 'fileUnknown' });
    expect((await api.attempt(visitor(), 'acceptUpload', { fileId })).refusal).not.toBeNull();
    expect((await api.services.db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).state).toBe('expected');
  });
});
