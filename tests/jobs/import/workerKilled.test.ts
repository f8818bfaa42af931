import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '#tests/jobs/queue/slowPublishing.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServices } from '#tests/support/services.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const DATA_DIR = scratchFolder('imports');
const made = useServices({ DATA_DIR });
const many = 1_203;
const plain = (globalId: string): string => globalId.split(':')[1] ?? '';
const url = (): string => String(made.services.pool.options.connectionString);
const rows = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await made.services.pool.query<Row>(text, [...values])).rows;

let api: Api;
let writer: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = made;
  api = apiOn({ services });
  const team = await makeTeam(services);
  writer = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', fields: [{ name: 'Site' }] }]);
  await addToForm(services, team.id, form.formId, writer, 2);
  await services.pool.query(
    `CREATE FUNCTION wait_at_row() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_advisory_xact_lock(31); RETURN NEW; END $$`,
  );
});
afterEach(() => made.services.pool.query('DROP TRIGGER wait_at_row ON imported_flows'));

async function queued(): Promise<string> {
  const masterTemplateId = `MasterTemplate:${form.formId}`;
  const { data } = await api.act(
    writer,
    'requestImportUpload',
    { masterTemplateId, fileName: 'old.csv' },
    'fileId fields',
  );
  const { fileId, fields } = data.requestImportUpload;
  const csv = `Site\n${Array.from({ length: many }, (_, n) => `${n} Elm St`).join('\n')}`;
  await made.services.files.put((fields as { key: string }).key, Buffer.from(csv), 'text/csv');
  const kept = await api.act(writer, 'createDataImport', { masterTemplateId, fileId }, 'dataImport { id }');
  const dataImportId = kept.data.createDataImport.dataImport.id;
  const mappings = { step_data: { [form.fieldId('Site')]: 'Site' } };
  expect(
    (await api.attempt(writer, 'queueImport', { dataImportId, mappings }, 'dataImport { id }')).refusal,
  ).toBeNull();
  return plain(dataImportId);
}

test.each([
  ['before it has stored any', 2, 0],
  ['at the first row of its third transaction', 1_002, 1_000],
  ['within its second transaction', 800, 500],
  ['at its last row', many + 1, 1_000],
])(
  'an import whose worker is killed %s is completed by the next, with each record once',
  async (_when, row, kept) => {
    const { db, pool } = made.services;
    await pool.query(
      `CREATE TRIGGER wait_at_row BEFORE INSERT ON imported_flows FOR EACH ROW WHEN (NEW.row_number = ${row}) EXECUTE FUNCTION wait_at_row()`,
    );
    const holder = new pg.Client(url());
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(31)');
    const id = await queued();
    const count = () => db.importedFlow.count({ where: { dataImportId: id } });
    {
      await using worker = await startPortico('worker', { url: url(), env: { DATA_DIR } });
      const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;
      await waitUntil(async () => (await pool.query(waits)).rowCount === 1);
      await worker.kill();
    }
    await holder.end();
    expect(await count()).toBe(kept);

    await using worker = await startPortico('worker', { url: url(), env: { DATA_DIR } });
    const found = () => db.dataImport.findUniqueOrThrow({ where: { id } });
    await waitUntil(async () => (await found()).status === 'finished');
    await worker.stop();
    expect(await found()).toMatchObject({ importedCount: many, refusedCount: 0 });
    const records = await rows<{ row: number; number: number; listed: number; found: number }>(
      `SELECT f.row_number AS row, f.scoped_id AS number, r.scoped_id AS listed, w.scoped_id AS found FROM imported_flows f
       LEFT JOIN dashboard_rows r ON r.id = f.id LEFT JOIN search_rows w ON w.id = f.id WHERE f.data_import_id = $1 ORDER BY f.row_number`,
      [id],
    );
    expect(records.map((record) => record.row)).toEqual(Array.from({ length: many }, (_, n) => n + 2));
    expect(new Set(records.map((record) => record.number)).size).toBe(many);
    expect(records.filter(({ number, listed, found: named }) => number !== listed || number !== named)).toEqual([]);
    const jobs = await db.job.findMany({ where: { subjectId: id } });
    expect(jobs.map(({ state }) => state)).toEqual(['complete']);
  },
  90_000,
);
