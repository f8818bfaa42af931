import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { system } from '#server/actor.ts';
import { clamd } from '#server/files/clamd.ts';
import { resumeScans, scanFile } from '#server/operations/file/scanFile.ts';
import { eicar } from '#tests/support/eicar.ts';
import { startFakeClamd, type FakeClamd } from '#tests/support/fakeClamd.ts';
import { apiOn, useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

let scanner: FakeClamd;
const usual = useApi();
const api = apiOn({
  get services() {
    return { ...usual.services, scanner: clamd(scanner.url, { silenceMs: 5_000 }) };
  },
});
let form: PublishedForm;
let resident: TestPerson;
let clerk: TestPerson;
let submission: LaunchedSubmission;

beforeAll(async () => {
  scanner = await startFakeClamd();
  const team = await makeTeam(api.services);
  clerk = await makePerson(api.services);
  const fields = [{ name: 'Plan', dataType: 'file' as const }];
  form = await publishedForm(api.services, team.id, [{ name: 'Evidence', external: true, fields }]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});
afterAll(() => scanner.close());
beforeEach(async () => {
  resident = await makePerson(api.services);
  submission = await launchTestSubmission(api, resident, form);
});

const port = (): number => Number(new URL(scanner.url).port);
/** The scanner is down during the callback, and up afterwards. */
async function withoutScanner<T>(work: () => Promise<T>): Promise<T> {
  const at = port();
  await scanner.close();
  const done = await work();
  scanner = await startFakeClamd(undefined, at);
  return done;
}

async function uploaded(text: string): Promise<string> {
  const input = { fileName: 'plan.txt', contentType: 'text/plain' };
  const { data } = await api.act(resident, 'requestAnswerUpload', input, 'fileId fields');
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, Buffer.from(text), 'text/plain');
  return fileId;
}
const answerWith = async (fileId: string) =>
  (
    await saveTestAnswer(api, resident, {
      ...{ activeStepId: submission.stepId('Evidence'), fieldId: form.fieldId('Plan') },
      content: [{ id: fileId }],
    })
  ).refusal;
const rowOf = (id: string) => api.services.db.storedFile.findUniqueOrThrow({ where: { id } });
const seenBy = async (who: TestPerson) => {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { files { fileId url state note }
    activities(first: 10) { edges { node { kind html } } } } } }`;
  return (await api.ask(who, text, { id: `Submission:${submission.id}` })).data.node;
};
const audited = (id: string) => api.services.db.auditEntry.findMany({ where: { subjectId: id, kind: 'fileInfected' } });

it('accepts a clean file immediately', async () => {
  const fileId = await uploaded('A letter.');
  expect(await answerWith(fileId)).toBeNull();
  expect((await seenBy(clerk)).files).toMatchObject([{ fileId, state: 'stored', url: expect.any(String), note: null }]);
});

it('rejects an infected file at its field, deletes its bytes, and logs it', async () => {
  const fileId = await uploaded(eicar);
  const { key } = await rowOf(fileId);
  const place = `answers.${form.fieldId('Plan')}`;
  expect(await answerWith(fileId)).toEqual({ [place]: 'fileInfected' });
  expect(await rowOf(fileId)).toMatchObject({ state: 'infected' });
  expect(await api.services.files.head(key)).toBeNull();
  expect(await audited(fileId)).toHaveLength(1);
  expect(await answerWith(fileId)).toEqual({ [place]: 'fileInfected' });
});

test('keeps a file while the scanner is down, but no one gets it, and people see why', async () => {
  const fileId = await uploaded('A letter.');
  expect(await withoutScanner(() => answerWith(fileId))).toBeNull();
  for (const who of [resident, clerk])
    expect((await seenBy(who)).files).toMatchObject([
      { fileId, url: null, state: 'checking', note: expect.stringContaining('Being checked') },
    ]);
  await runJobs(api.services);
  for (const who of [resident, clerk])
    expect((await seenBy(who)).files).toMatchObject([{ fileId, url: expect.any(String), state: 'stored', note: null }]);
});

test('deletes a file when a virus is found later, keeps its row and activity, and notifies staff and the uploader', async () => {
  const fileId = await uploaded(eicar);
  expect(await withoutScanner(() => answerWith(fileId))).toBeNull();
  const { key } = await rowOf(fileId);
  await runJobs(api.services);
  expect(await api.services.files.head(key)).toBeNull();
  const { files, activities } = await seenBy(clerk);
  expect(files).toMatchObject([{ fileId, url: null, state: 'infected', note: expect.stringContaining('virus') }]);
  expect(activities.edges[0].node).toMatchObject({ kind: 'fileInfected', html: expect.stringContaining('plan.txt') });
  expect(await audited(fileId)).toHaveLength(1);
  for (const { email } of [resident, clerk]) {
    const mails = await mailsTo(api.services, email);
    expect(mails.filter(({ subject }) => subject.includes('contained a virus'))).toHaveLength(1);
  }
});

test('loses nothing during a scanner outage, and retries until it responds', async () => {
  const fileId = await uploaded('A letter.');
  await withoutScanner(async () => {
    await answerWith(fileId);
    await expect(scanFile({ services: api.services, actor: system }, fileId)).rejects.toThrow('clamd');
    await runJobs(api.services);
  });
  expect(await rowOf(fileId)).toMatchObject({ state: 'checking' });
  // the job backs off longer each time; the sweep does not
  expect(await resumeScans({ services: api.services, actor: system })).toBeGreaterThan(0);
  await runJobs(api.services);
  expect(await rowOf(fileId)).toMatchObject({ state: 'stored' });
});

test('lets nothing through in a process that is not configured for the scanner', async () => {
  const fileId = await uploaded('A letter.');
  await withoutScanner(() => answerWith(fileId));
  await expect(scanFile({ services: usual.services, actor: system }, fileId)).rejects.toThrow(
    'no virus scanner is configured',
  );
  expect(await rowOf(fileId)).toMatchObject({ state: 'checking' });
});

test('delays readers of a file until it was scanned', async () => {
  const fileId = await uploaded('A letter.');
  const take = () =>
    api.attempt(
      resident,
      'uploadRepoFile',
      { submissionId: `Submission:${submission.id}`, fileId },
      'repoFile { state note }',
    );
  const { data } = await withoutScanner(take);
  expect(data.uploadRepoFile.repoFile).toMatchObject({ state: 'checking' });
});

it('notifies people who watch the submission when a file changes', async () => {
  const fileId = await uploaded('A letter.');
  await withoutScanner(() => answerWith(fileId));
  const topic = `submission:${submission.id}`;
  const before = await api.services.db.eventOutbox.count({ where: { topic } });
  await runJobs(api.services);
  expect(await api.services.db.eventOutbox.count({ where: { topic } })).toBeGreaterThan(before);
});
