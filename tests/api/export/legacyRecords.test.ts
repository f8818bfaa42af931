import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { maxExportedRows } from '#domain/export/exportRules.ts';
import { newId } from '#server/newId.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let maker: TestPerson;
let dataImportId: string;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  maker = await makePerson(services, { name: 'Mia Maker' });
  await makeRole(services, team.id, { name: 'Authors', workflowCreator: true }, [maker]);
});

/** A form into which records from another system are imported. */
async function moorings(): Promise<PublishedForm> {
  const { db } = api.services;
  const fields = [{ name: 'Boat' }, { name: 'Length', dataType: 'float' }] as const;
  const form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }], {
    name: 'Moorings',
  });
  await addToForm(api.services, team.id, form.formId, maker, 1);
  const fileId = newId();
  const file = { filename: 'old.csv', contentType: 'text/csv', byteSize: 1, state: 'stored' as const };
  await db.storedFile.create({ data: { id: fileId, key: `files/aa/${fileId}`, ...file, storedAt: new Date() } });
  const made = { teamId: team.id, masterTemplateId: form.formId, createdById: maker.id, fileId };
  ({ id: dataImportId } = await db.dataImport.create({ data: { ...made, flowTemplateId: form.versionId } }));
  return form;
}

let number = 0;
async function keep(
  form: PublishedForm,
  boat: string,
  { startedAt = null, finishedAt = null }: { startedAt?: Date | null; finishedAt?: Date | null } = {},
  createdAt = new Date(),
): Promise<void> {
  number += 1;
  const data = { [form.fieldId('Length')]: 9.5, [form.fieldId('Boat')]: boat };
  const own = { teamId: team.id, masterTemplateId: form.formId, dataImportId, scopedId: 1_000 + number, data };
  await api.services.db.importedFlow.create({
    data: { ...own, id: newId(), rowNumber: number, identifier: boat, startedAt, finishedAt, createdAt },
  });
}

const plain = (globalId: string): string => globalId.split(':')[1] ?? '';

async function run(form: PublishedForm, more: Record<string, unknown> = {}) {
  const requestInput = {
    teamId: `Team:${team.id}`,
    name: 'Monthly',
    masterTemplateIds: [`MasterTemplate:${form.formId}`],
  };
  const input = { ...requestInput, includeLegacy: true, ...more };
  const { data: made } = await api.act(maker, 'createBulkExport', input, 'bulkExport { id }');
  const bulkExportId: string = made.createBulkExport.bulkExport.id;
  const { data } = await api.act(maker, 'runBulkExport', { bulkExportId }, 'export { id }');
  await runJobs(api.services);
  const where = { id: plain(data.runBulkExport.export.id) };
  return api.services.db.export.findUniqueOrThrow({ where, include: { file: true } });
}

async function recordsOf({ file }: Awaited<ReturnType<typeof run>>): Promise<unknown[]> {
  const book = await readXlsx(new Uint8Array(await buffer(await api.services.files.read(file!.key))));
  const [headers = [], ...rows] = book.sheets.find(({ name }) => name === 'Moorings imported')?.rows ?? [];
  return rows.map((row) => row[headers.indexOf('Identifier')]);
}

test('records from another system have their own sheet, and count as rows', async () => {
  const form = await moorings();
  await keep(form, 'Ada');
  await keep(form, 'Bess');
  const alone = await run(form);
  expect(alone).toMatchObject({ status: 'finished', rowCount: 2 });
  expect(await recordsOf(alone)).toEqual(['Ada', 'Bess']);
  const mails = await mailsTo(api.services, maker.email);
  expect(mails.at(-1)?.text).toMatch(/Rows:?\s+2/);
  await launchTestSubmission(api, await makePerson(api.services), form);
  expect(await run(form)).toMatchObject({ rowCount: 3 });
});

test('progress is reported and cancellation checked after each page', async () => {
  const form = await moorings();
  for (const boat of ['Ada', 'Bess', 'Cora']) await keep(form, boat);
  const principal = await loadPrincipal(api.services.pool, maker.id, unrestrictedRequester);
  const period = { from: null, until: null, by: 'launched', includeLegacy: true, alsoSeenBy: null } as const;
  const request = { asker: unrestrictedRequester, forms: { formIds: [form.formId], ...period } };
  const told: number[] = [];
  const onRows = (count: number) => Promise.resolve(void told.push(count));
  const found = await exportTables(api.services, { request, principal: principal!, type: 'submissions', onRows });
  for (const { rows } of await found!.sheets()) for await (const _row of rows());
  expect([found!.count, told.reduce((sum, count) => sum + count, 0)]).toEqual([3, 3]);
});

test('records count on the day that lists show', async () => {
  const form = await moorings();
  const [long, now] = [new Date('2015-03-01T12:00:00Z'), new Date()];
  await keep(form, 'started and ended long ago', { startedAt: long, finishedAt: long });
  await keep(form, 'ended now', { startedAt: long, finishedAt: now });
  await keep(form, 'only ended now', { finishedAt: now });
  await keep(form, 'only ended long ago', { finishedAt: long });
  await keep(form, 'started now', { startedAt: now });
  await keep(form, 'without a day');
  await keep(form, 'without a day, imported long ago', {}, long);
  const months = { priorMonthsLimit: 2 };
  expect(await recordsOf(await run(form, { ...months, priorMonthsType: 'launched' }))).toEqual([
    'only ended now',
    'started now',
    'without a day',
  ]);
  const completed = await run(form, { ...months, priorMonthsType: 'completion' });
  expect(await recordsOf(completed)).toEqual(['ended now', 'only ended now', 'started now', 'without a day']);
  expect(completed.rowCount).toBe(4);
  expect(await recordsOf(await run(form))).toHaveLength(7);
});

const fewRecords = 10_000;

test('reports more records than a table can hold', async () => {
  const form = await moorings();
  // statements may take longer than usual on a busy machine
  for (let n = 0; n <= maxExportedRows; n += fewRecords) {
    await api.services.pool.query(
      `INSERT INTO imported_flows (id, team_id, master_template_id, data_import_id, row_number, scoped_id, data)
       SELECT gen_random_uuid(), $1, $2, $3, n, 1000000 + n, '{}' FROM generate_series($4::int, $5::int) n`,
      [team.id, form.formId, dataImportId, n + 1, n + fewRecords],
    );
  }
  expect(await run(form)).toMatchObject({ status: 'failed', failure: 'tooManyRows', fileId: null });
});
