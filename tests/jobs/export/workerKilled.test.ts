import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import type { Services } from '#server/Services.ts';
import { startHangingStore, type HangAt, type HangingStore } from '#tests/jobs/output/startHangingStore.ts';
import { useDatabase } from '#tests/support/database.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const database = useDatabase();
const parts = new AsyncDisposableStack();
let store: HangingStore;
let services: Services;
let api: Api;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  store = parts.use(await startHangingStore());
  const env = { NODE_ENV: 'test', DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(40), LOG_LEVEL: 'silent' };
  const settings = completeSettings(readEnv({ ...env, ...store.env }));
  ({ services } = await createServices(settings, { name: 'test', publicUrl: 'http://localhost:4000' }, parts));
  api = apiOn({ services });
  const team = await makeTeam(services);
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 1);
  await launchTestSubmission(api, await makePerson(services, { name: 'Rosa Resident' }), form);
});
afterAll(() => parts.disposeAsync());

const inTime = { timeout: 30_000, interval: 20 };

test.each<readonly [string, HangAt]>([
  ["before its file's bytes arrive", 'before'],
  ['after they arrived, before the response', 'after'],
])(
  'a worker killed %s leaves one complete file and one email',
  async (_, moment) => {
    const mailsBefore = (await mailsTo(services, clerk.email)).length;
    const heldBefore = store.held();
    store.hold(moment);
    const input = { type: 'submissions', format: 'csv', masterTemplateIds: [`MasterTemplate:${form.formId}`] };
    const { data } = await api.act(clerk, 'createExport', input, 'export { id }');
    const id = String(data.createExport.export.id).split(':')[1] ?? '';
    const found = () => services.db.export.findUniqueOrThrow({ where: { id }, include: { file: true } });
    {
      await using worker = await startPortico('worker', { url: database.url, env: store.env });
      await vi.waitFor(() => expect(store.held()).toBe(heldBefore + 1), inTime);
      expect(await found()).toMatchObject({ status: 'running', fileId: null });
      await worker.kill();
    }
    store.hold(null);

    await using worker = await startPortico('worker', { url: database.url, env: store.env });
    await vi.waitFor(async () => expect(await found()).toMatchObject({ status: 'finished', rowCount: 1 }), inTime);
    await worker.stop();

    const { file } = await found();
    expect(await text(await services.files.read(file!.key))).toContain('Rosa Resident');
    const mails = (await mailsTo(services, clerk.email)).slice(mailsBefore);
    expect(mails).toMatchObject([{ kind: 'exportReady' }]);
    const jobs = await services.db.job.findMany({ where: { subjectId: id } });
    expect(jobs.map(({ state }) => state)).toEqual(['complete']);
  },
  90_000,
);
