import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import { FileMissing } from '#server/files/store.ts';
import { sweepFiles } from '#server/operations/file/sweepFiles.ts';
import type { Services } from '#server/Services.ts';
import { startHangingStore, type HangAt, type HangingStore } from '#tests/jobs/output/startHangingStore.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useDatabase } from '#tests/support/database.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const database = useDatabase();
const parts = new AsyncDisposableStack();
let store: HangingStore;
let services: Services;
let api: Api;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  store = parts.use(await startHangingStore());
  const env = { NODE_ENV: 'test', DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(40), LOG_LEVEL: 'silent' };
  const settings = completeSettings(readEnv({ ...env, ...store.env }));
  ({ services } = await createServices(settings, { name: 'test', publicUrl: 'http://localhost:4000' }, parts));
  api = apiOn({ services });
  const team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  const fills = { owner: { fact: 'primary_applicant_name' } } as const;
  await configureOutput(services, { ...form, teamId: team.id }, { name: 'Permit', fills });
});
afterAll(() => parts.disposeAsync());

async function finished(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  const { refusal, messages } = await api.attempt(resident, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId('Ask')}`,
  });
  expect({ refusal, messages }).toEqual({ refusal: null, messages: [] });
  return submission;
}

const inTime = { timeout: 30_000, interval: 20 };
const outputsOf = ({ id }: LaunchedSubmission) =>
  services.db.issuedOutput.findMany({ where: { submissionId: id }, include: { file: true } });
const issuedMails = async (): Promise<number> =>
  (await mailsTo(services, resident.email)).filter(({ kind }) => kind === 'outputIssued').length;

async function hasBytes(key: string): Promise<boolean> {
  try {
    return (await buffer(await services.files.read(key))).length > 0;
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
}

test.each<readonly [string, HangAt]>([
  ["before its file's bytes arrive", 'before'],
  ['after they arrived, before the response', 'after'],
])(
  'a worker killed %s leaves one document, one email, and nothing else',
  async (_, moment) => {
    const [mailsBefore, heldBefore] = [await issuedMails(), store.held()];
    store.hold(moment);
    const submission = await finished();
    {
      await using worker = await startPortico('worker', { url: database.url, env: store.env });
      await vi.waitFor(() => expect(store.held()).toBe(heldBefore + 1), inTime);
      expect(await outputsOf(submission)).toMatchObject([{ state: 'waiting', fileId: null }]);
      await worker.kill();
    }
    store.hold(null);

    await using worker = await startPortico('worker', { url: database.url, env: store.env });
    await vi.waitFor(async () => expect(await outputsOf(submission)).toMatchObject([{ state: 'generated' }]), inTime);
    await worker.stop();

    const [output, ...others] = await outputsOf(submission);
    expect(others).toEqual([]);
    expect(output?.file).toMatchObject({ state: 'stored' });
    const bytes = new Uint8Array(await buffer(await services.files.read(output!.file!.key)));
    expect(await pdfText(bytes)).toEqual([
      expect.stringMatching(/^Rosa Resident\nTo check that.*\n\S+\/check\/[\dA-Z-]{19}$/),
    ]);
    expect(await issuedMails()).toBe(mailsBefore + 1);
    const activities = await services.db.activity.findMany({ where: { submissionId: submission.id } });
    expect(activities.filter(({ kind }) => kind === 'generateOutput')).toHaveLength(1);
    const jobs = await services.db.job.findMany({ where: { subjectId: output!.id } });
    expect(jobs.map(({ state }) => state)).toEqual(['complete']);

    const made = { key: { startsWith: 'generated/' } };
    const leftover = await services.db.storedFile.findFirstOrThrow({ where: { ...made, state: 'expected' } });
    expect(await hasBytes(leftover.key)).toBe(moment === 'after');
    await services.db.storedFile.updateMany({ where: made, data: { createdAt: new Date(Date.now() - 172_800_000) } });
    await sweepFiles({ services, actor: system });
    expect(await services.db.storedFile.count({ where: { id: leftover.id } })).toBe(0);
    expect(await hasBytes(leftover.key)).toBe(false);
    expect(await services.db.storedFile.count({ where: { id: output!.fileId! } })).toBe(1);
  },
  90_000,
);
