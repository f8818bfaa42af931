import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '#tests/jobs/queue/slowPublishing.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServices } from '#tests/support/services.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const DATA_DIR = scratchFolder('deleted-jobs');
const made = useServices({ DATA_DIR });
const env = { DATA_DIR };
const url = (): string => String(made.services.pool.options.connectionString);

let api: Api;
let clerk: TestPerson;
let form: PublishedForm;
const holders: pg.Client[] = [];

beforeAll(async () => {
  const { services } = made;
  api = apiOn({ services });
  const team = await makeTeam(services);
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Site' }] }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await services.pool.query(
    `CREATE FUNCTION wait_to_be_released() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_advisory_xact_lock_shared(32); RETURN NEW; END $$`,
  );
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.end();
});

async function hold(text: string, values: readonly string[] = []): Promise<pg.Client> {
  const holder = new pg.Client(url());
  holders.push(holder);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(text, [...values]);
  return holder;
}

const lockWaits = async (query = '%'): Promise<number> => {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`;
  return (await made.services.pool.query(text, [query])).rowCount ?? 0;
};

const remove = (jobId: string) => api.attempt(clerk, 'deleteJob', { jobId: `Job:${jobId}` }, 'deletedJobId');

/** A request to delete the job, which waits for the part that is being written. */
async function removeWhileWriting(jobId: string, release: () => Promise<void>): Promise<void> {
  const removing = remove(jobId);
  await waitUntil(async () => (await lockWaits('%FROM jobs%FOR UPDATE%')) === 1);
  await release();
  expect((await removing).refusal).toBeNull();
}

describe('deleting the job of a worker in the middle of it', { timeout: 90_000 }, () => {
  test('keeps what a batch has done, leaves the rest alone, and lets the worker continue with other jobs', async () => {
    const { db, pool } = made.services;
    const { id: first } = await launchTestSubmission(api, clerk, form);
    const tag = (ids: readonly string[], name: string) =>
      api.act(
        clerk,
        'actOnSubmissions',
        {
          action: 'tag',
          tagNames: [name],
          submissionIds: ids.map((id) => `Submission:${id}`),
        },
        'job { id }',
      );
    const { data } = await tag([first], 'partly');
    const jobId = plainIdOf(data.actOnSubmissions.job.id);
    const { id: batchId } = await db.batch.findUniqueOrThrow({
      where: { jobId },
    });
    // more than the three parts that run at the same time
    await pool.query(
      `WITH made AS (
         INSERT INTO submissions SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'scoped_id', 1000000 + n, 'custom_id', NULL))).*
         FROM submissions s, generate_series(1, 1600) n WHERE s.id = $1 RETURNING id
       ) INSERT INTO batch_items (batch_id, submission_id, tag_names)
         SELECT i.batch_id, made.id, i.tag_names FROM made, batch_items i WHERE i.batch_id = $2`,
      [first, batchId],
    );
    await pool.query(
      'CREATE TRIGGER wait_to_be_released BEFORE INSERT ON taggings FOR EACH ROW EXECUTE FUNCTION wait_to_be_released()',
    );
    const parts = await hold('SELECT pg_advisory_xact_lock(32)');
    await using worker = await startPortico('worker', { url: url(), env });
    await waitUntil(async () => (await lockWaits()) === 3);
    // the worker reports its progress after each part, so none begins another one before the job is deleted
    const progress = await hold('SELECT FROM jobs WHERE id = $1 FOR NO KEY UPDATE', [jobId]);
    await removeWhileWriting(jobId, async () => {
      await parts.query('ROLLBACK');
      await waitUntil(async () => (await db.tagging.count({ where: { tag: { name: 'partly' } } })) === 3 * 267);
      await progress.query('ROLLBACK');
    });
    const other = plainIdOf((await tag([first], 'next')).data.actOnSubmissions.job.id);
    await waitUntil(async () => (await db.job.findUnique({ where: { id: other } }))?.state === 'complete');
    await worker.stop();
    await pool.query('DROP TRIGGER wait_to_be_released ON taggings');

    const outcomes = await db.batchItem.groupBy({
      by: ['outcome'],
      where: { batchId },
      _count: true,
    });
    expect(Object.fromEntries(outcomes.map(({ outcome, _count }) => [outcome, _count]))).toEqual({
      done: 3 * 267,
      waiting: 1601 - 3 * 267,
    });
    expect(await db.tagging.count({ where: { tag: { name: 'partly' } } })).toBe(3 * 267);
    const query = `{ node(id: "Job:${jobId}") { ... on Job { state isCanceled batch { doneCount total isUndoable } } } }`;
    expect((await api.ask(clerk, query)).data.node).toEqual({
      state: 'failed',
      isCanceled: true,
      batch: { doneCount: 3 * 267, total: 1601, isUndoable: true },
    });
  });

  test('keeps the rows that an import has stored, all of each part, and stores no others', async () => {
    const { db, pool } = made.services;
    const masterTemplateId = `MasterTemplate:${form.formId}`;
    const upload = await api.act(
      clerk,
      'requestImportUpload',
      { masterTemplateId, fileName: 'old.csv' },
      'fileId fields',
    );
    const { fileId, fields } = upload.data.requestImportUpload;
    const csv = `Site\n${Array.from({ length: 6_000 }, (_, n) => `${n} Elm St`).join('\n')}`;
    await made.services.files.put((fields as { key: string }).key, Buffer.from(csv), 'text/csv');
    const kept = await api.act(clerk, 'createDataImport', { masterTemplateId, fileId }, 'dataImport { id }');
    const dataImportId = kept.data.createDataImport.dataImport.id;
    const mappings = { step_data: { [form.fieldId('Site')]: 'Site' } };
    expect((await api.attempt(clerk, 'queueImport', { dataImportId, mappings }, '__typename')).refusal).toBeNull();
    const where = { id: plainIdOf(dataImportId) };
    const { jobId } = await db.dataImport.findUniqueOrThrow({ where });
    await pool.query(
      `CREATE TRIGGER wait_to_be_released BEFORE INSERT ON imported_flows FOR EACH ROW WHEN (NEW.row_number = 800)
       EXECUTE FUNCTION wait_to_be_released()`,
    );
    const part = await hold('SELECT pg_advisory_xact_lock(32)');
    await using worker = await startPortico('worker', { url: url(), env });
    await waitUntil(async () => (await lockWaits()) === 1);
    await removeWhileWriting(String(jobId), async () => void (await part.query('ROLLBACK')));
    await worker.stop();
    await pool.query('DROP TRIGGER wait_to_be_released ON imported_flows');

    const stopped = await db.dataImport.findUniqueOrThrow({ where });
    const stored = await db.importedFlow.count({
      where: { dataImportId: where.id },
    });
    expect(stopped).toMatchObject({
      status: 'failed',
      importedCount: stored,
    });
    expect([stored >= 1_000, stored < 6_000, stored % 500]).toEqual([true, true, 0]);
    const job = await db.job.findUniqueOrThrow({
      where: { id: String(jobId) },
    });
    expect([job.state, job.failureCode, job.canceledAt !== null]).toEqual(['failed', 'canceled', true]);
  });
});
