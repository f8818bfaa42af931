import { beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { FileQuotas } from '#domain/file/quotaProblem.ts';
import { apiOn, useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const plenty: FileQuotas = { personDayFiles: 1e9, personDayBytes: 1e12, submissionBytes: 1e12, teamBytes: 1e12 };
let fileQuotas = plenty;
const usual = useApi();
const api = apiOn({
  get services() {
    return { ...usual.services, fileQuotas };
  },
});
let form: PublishedForm;
let resident: TestPerson;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const team = await makeTeam(api.services);
  const fields = ['One', 'Two', 'Three'].map((name) => ({ name, dataType: 'file' as const }));
  form = await publishedForm(api.services, team.id, [{ name: 'Evidence', external: true, fields }]);
});
beforeEach(async () => {
  fileQuotas = plenty;
  resident = await makePerson(api.services);
  submission = await launchTestSubmission(api, resident, form);
});

const permission = (byteSize: number | null, of: LaunchedSubmission | null = null) =>
  api.attempt(
    resident,
    'requestAnswerUpload',
    {
      ...{ fileName: 'plan.txt', contentType: 'text/plain', byteSize },
      ...(of ? { submissionId: `Submission:${of.id}` } : {}),
    },
    'fileId fields',
  );
async function uploaded(bytes: number): Promise<string> {
  const { data } = await permission(bytes);
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, Buffer.alloc(bytes, 'a'), 'text/plain');
  return fileId;
}
const answerWith = (field: string, fileId: string) =>
  saveTestAnswer(api, resident, {
    ...{ activeStepId: submission.stepId('Evidence'), fieldId: form.fieldId(field) },
    content: [{ id: fileId }],
  });
const rows = () => api.services.db.storedFile.count({ where: { uploadedById: resident.id } });

test('a person can upload a limited number of files a day', async () => {
  fileQuotas = { ...plenty, personDayFiles: 3 };
  for (const _file of [1, 2, 3]) expect((await permission(10)).refusal).toBeNull();
  expect((await permission(10)).refusal).toEqual({ file: 'dayFilesFull' });
  // nothing remains of refused uploads
  expect(await rows()).toBe(3);
  const dayAgo = new Date(Date.now() - 86_400_000);
  await api.services.db.storedFile.updateMany({ where: { uploadedById: resident.id }, data: { createdAt: dayAgo } });
  expect((await permission(10)).refusal).toBeNull();
});

test('a person can upload a limited number of bytes a day; a permission without a size counts as the largest', async () => {
  fileQuotas = { ...plenty, personDayBytes: 150_000_000 };
  expect((await permission(40_000_000)).refusal).toBeNull();
  expect((await permission(null)).refusal).toBeNull();
  expect((await permission(10_000_000)).refusal).toEqual({ file: 'dayBytesFull' });
  expect((await permission(100)).refusal).toBeNull();
});

it('a file counts by its actual size once uploaded, not by its declared maximum', async () => {
  fileQuotas = { ...plenty, personDayBytes: 150_000_000 };
  const { data } = await permission(null);
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, Buffer.from('a small file'), 'text/plain');
  expect((await permission(90_000_000)).refusal).toEqual({ file: 'dayBytesFull' });
  expect((await answerWith('One', fileId)).refusal).toBeNull();
  expect((await permission(90_000_000)).refusal).toBeNull();
});

test('a permission covers only the declared size', async () => {
  const { data } = await permission(100);
  const policy = JSON.parse(Buffer.from(data.requestAnswerUpload.fields.Policy, 'base64').toString('utf8'));
  expect(policy.conditions).toContainEqual(['content-length-range', 1, 100]);
  expect((await permission(200_000_000)).refusal).toEqual({ file: 'fileTooLarge' });
});

test('a submission can hold a limited number of bytes, reported before the upload and at the field', async () => {
  fileQuotas = { ...plenty, submissionBytes: 250 };
  const files = [await uploaded(100), await uploaded(100), await uploaded(100)];
  expect((await answerWith('One', files[0] ?? '')).refusal).toBeNull();
  expect((await answerWith('Two', files[1] ?? '')).refusal).toBeNull();
  const place = `answers.${form.fieldId('Three')}`;
  expect((await answerWith('Three', files[2] ?? '')).refusal).toEqual({ [place]: 'submissionFilesFull' });
  expect((await permission(100, submission)).refusal).toEqual({ file: 'submissionFilesFull' });
  expect((await permission(50, submission)).refusal).toBeNull();
});

it('upload permission for a submission is only for people who may add files to it', async () => {
  const stranger = await makePerson(api.services);
  const { codes } = await api.attempt(stranger, 'requestAnswerUpload', {
    ...{ fileName: 'plan.txt', submissionId: `Submission:${submission.id}` },
  });
  expect(codes).toEqual(['NOT_FOUND']);
});

test('a team can hold a limited number of bytes', async () => {
  const taken = await api.services.db.storedFile.aggregate({
    _sum: { byteSize: true },
    where: { teamId: { not: null } },
  });
  fileQuotas = { ...plenty, teamBytes: Number(taken._sum.byteSize ?? 0) + 150 };
  const files = [await uploaded(100), await uploaded(100)];
  expect((await answerWith('One', files[0] ?? '')).refusal).toBeNull();
  const place = `answers.${form.fieldId('Two')}`;
  expect((await answerWith('Two', files[1] ?? '')).refusal).toEqual({ [place]: 'teamFilesFull' });
});

/** Delays writing that a file has arrived, so that other uploads run at the same time. */
async function whileSlow(work: () => Promise<void>): Promise<void> {
  await api.services.pool.query(`
    CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.2); RETURN NULL; END $$;
    CREATE TRIGGER be_slow AFTER INSERT OR UPDATE OF use ON stored_files FOR EACH ROW EXECUTE FUNCTION be_slow()`);
  await work().finally(() => api.services.pool.query('DROP FUNCTION be_slow CASCADE'));
}

test('concurrent requests let in no more than sequential ones', async () => {
  fileQuotas = { ...plenty, personDayFiles: 5, submissionBytes: 250 };
  await whileSlow(async () => {
    const response = await Promise.all(Array.from({ length: 12 }, () => permission(10)));
    expect(response.filter(({ refusal }) => refusal === null)).toHaveLength(5);
  });
  expect(await rows()).toBe(5);
  fileQuotas = { ...plenty, submissionBytes: 250 };
  const files = [await uploaded(100), await uploaded(100), await uploaded(100)];
  await whileSlow(async () => {
    const answers = await Promise.all(files.map((id, place) => answerWith(['One', 'Two', 'Three'][place] ?? '', id)));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(2);
  });
});

test.each([
  ['text/plain; charset=utf-8', 'text/plain'],
  ['IMAGE/PNG', 'image/png'],
  ['', 'application/octet-stream'],
])('%j is accepted as a content type', async (contentType, kept) => {
  const { data } = await api.act(resident, 'requestAnswerUpload', { fileName: 'a', contentType }, 'fields');
  expect(data.requestAnswerUpload.fields['Content-Type']).toBe(kept);
});

test.each(['foo', 'a/b/c', 'image/ png', '/', 'é/ü'])('%j is rejected as a content type', async (contentType) => {
  const { refusal } = await api.attempt(resident, 'requestAnswerUpload', { fileName: 'a', contentType });
  expect(refusal).toEqual({ contentType: 'contentTypeInvalid' });
  expect(await rows()).toBe(0);
});
