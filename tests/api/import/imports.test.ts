import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { sweepImports } from '#server/operations/import/failImport.ts';
import { runImport } from '#server/operations/import/runImport.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { longestPauseDuring } from '#tests/support/longestPauseDuring.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
let writer: TestPerson;
let reader: TestPerson;
let resident: TestPerson;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: 'America/Chicago' } });
  const fields = [{ name: 'Site' }, { name: 'Cost', dataType: 'money' }] as const;
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields }], { identifier: 'Site' });
  [writer, reader, resident] = await Promise.all([
    makePerson(services, { name: 'Wanda Writer' }),
    makePerson(services),
    makePerson(services),
  ]);
  await addToForm(services, team.id, form.formId, writer, 2);
  await addToForm(services, team.id, form.formId, reader, 1);
});

const formId = (of: PublishedForm = form): string => `MasterTemplate:${of.formId}`;

async function upload(who: Visitor, csv: string, of = form) {
  const masterTemplateId = formId(of);
  const input = { masterTemplateId, fileName: 'old permits.csv' };
  const { data, refusal } = await api.attempt(who, 'requestImportUpload', input, 'fileId fields');
  if (refusal !== null) return { data: null, refusal };
  const { fileId, fields } = data.requestImportUpload;
  await api.services.files.put((fields as { key: string }).key, Buffer.from(csv), 'text/csv');
  const payload = 'dataImport { id fileName status columns rowCount suggestedMappings }';
  return api.attempt(who, 'createDataImport', { masterTemplateId, fileId }, payload);
}

const table = [
  'Permit number,Owner,E-mail,Applied,Closed,State,Site,Cost',
  'B-1,Ada Lovelace,ada@x.org,1/2/2019,2/3/2019,Issued,1 Elm St,"$1,200"',
  'B-2,Bob,,2018-05-06,,Void,2 Oak St,',
  'B-3,Cy,,soon,,,3 Fir St,much',
  ',,,,,,4 Ash St,7',
].join('\n');

const mappings = () => ({
  initiated_flow: {
    ...{ identifier: 'Permit number', applicant_name: 'Owner', applicant_email: 'E-mail', status: 'State' },
    ...{ created_at: 'Applied', finished_at: 'Closed' },
  },
  step_data: { [form.fieldId('Site')]: 'Site', [form.fieldId('Cost')]: 'Cost' },
});

const told = `id status importedCount refusedCount problemCount problems { row column message } finishedAt`;
const queue = (who: Visitor, verb: 'queueImport' | 'queueImportTest', id: string, given: unknown = mappings()) =>
  api.attempt(who, verb, { dataImportId: id, mappings: given }, `dataImport { ${told} }`);
const look = async (id: string) =>
  (await api.ask(writer, `query ($id: ID!) { node(id: $id) { ... on DataImport { ${told} } } }`, { id })).data.node;

async function uploaded(csv = table): Promise<string> {
  const { data, refusal } = await upload(writer, csv);
  expect(refusal).toBeNull();
  return data.createDataImport.dataImport.id;
}

async function imported(csv = table): Promise<string> {
  const id = await uploaded(csv);
  expect((await queue(writer, 'queueImport', id)).refusal).toBeNull();
  await runJobs(api.services);
  return id;
}

const rowsOf = (id: string) =>
  api.services.db.importedFlow.findMany({ where: { dataImportId: plainIdOf(id) }, orderBy: { rowNumber: 'asc' } });
const listed = (who: Visitor, value: string) =>
  api.ask(
    who,
    `query ($filters: JSON) { submissionRows(filters: $filters, first: 100) {
      totalCount edges { node { submissionId kind status scopedId identifier applicant templateName createdAt lastActivityAt } } } }`,
    { filters: [{ field: 'import', operator: 'is', value }] },
  );

it('keeps a file with suggested columns', async () => {
  const { data } = await upload(writer, table);
  expect(data.createDataImport.dataImport).toMatchObject({
    ...{ fileName: 'old permits.csv', status: 'uploaded', rowCount: 4 },
    columns: ['Permit number', 'Owner', 'E-mail', 'Applied', 'Closed', 'State', 'Site', 'Cost'],
    suggestedMappings: mappings(),
  });
});

it('rejects an endless line, and a file of empty lines', async () => {
  expect((await upload(writer, `Site\n"${'x'.repeat(1_100_000)}"`)).refusal).toEqual({ file: 'importFileUnreadable' });
  expect((await upload(writer, `Site\n${','.repeat(1_100_000)}`)).refusal).toEqual({ file: 'importFileEmpty' });
  expect((await upload(writer, `Site\n${'\n'.repeat(2_000_000)}`)).refusal).toEqual({ file: 'importFileEmpty' });
});

test.each([
  ['Site\n', { file: 'importFileEmpty' }],
  ['Site\n"open', { file: 'importFileUnreadable' }],
  ['Site,site\n1,2', { file: 'importHeadingTwice' }],
])('rejects the file %j, and keeps nothing of it', async (csv, refusal) => {
  const before = await api.services.db.dataImport.count();
  expect((await upload(writer, csv)).refusal).toEqual(refusal);
  expect(await api.services.db.dataImport.count()).toBe(before);
  const left = await api.services.db.storedFile.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(left.deletedAt).not.toBeNull();
});

it('requires a published form', async () => {
  const made = await api.act(
    team.owner,
    'createMasterTemplate',
    { teamId: `Team:${team.id}`, name: 'New' },
    'masterTemplate { id }',
  );
  const blank = { ...form, formId: plainIdOf(made.data.createMasterTemplate.masterTemplate.id) };
  expect((await upload(team.owner, table, blank)).refusal).toBe('importNeedsPublished');
});

describe('an import test', () => {
  it('reports what would be imported and what is wrong, and imports nothing', async () => {
    const id = await uploaded();
    const { data } = await queue(writer, 'queueImportTest', id);
    expect(data.queueImportTest.dataImport).toMatchObject({ status: 'testing', refusedCount: null });
    await runJobs(api.services);
    expect(await look(id)).toMatchObject({
      ...{ status: 'tested', importedCount: 0, refusedCount: 1, problemCount: 2 },
      problems: [
        { row: 4, column: 'Applied', message: 'must be a valid date' },
        { row: 4, column: 'Cost', message: expect.stringContaining('must be') },
      ],
    });
    expect(await rowsOf(id)).toEqual([]);
  });

  test.each<readonly [unknown, object]>([
    [{}, { mappings: 'importNothingMapped' }],
    [{ initiated_flow: { status: 'Colour' } }, { 'mappings.initiated_flow.status': 'importColumnUnknown' }],
    [{ initiated_flow: { colour: 'State' } }, { 'mappings.initiated_flow': 'malformed' }],
    [{ step_data: { other: 'Site' } }, { 'mappings.step_data.other': 'importFieldUnfit' }],
    ['Site', { mappings: 'malformed' }],
  ])('rejects the mappings %j', async (given, refusal) => {
    expect((await queue(writer, 'queueImportTest', await uploaded(), given)).refusal).toEqual(refusal);
  });
});

it('reports a cell that would take minutes to parse, without blocking the event loop', async () => {
  const fields = [{ name: 'Open', dataType: 'date_range' }] as const;
  const ranges = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }]);
  await addToForm(api.services, team.id, ranges.formId, writer, 2);
  const { data } = await upload(writer, `Open\n2020-01-01${' '.repeat(900_000)}x\n2020-01-01 - 2020-02-01`, ranges);
  const { id } = data.createDataImport.dataImport;
  const given = { step_data: { [ranges.fieldId('Open')]: 'Open' } };
  expect((await queue(writer, 'queueImportTest', id, given)).refusal).toBeNull();
  const { longestPause } = await longestPauseDuring(() => runJobs(api.services));
  expect(longestPause).toBeLessThan(2_000);
  const problems = [{ row: 2, column: 'Open', message: expect.stringContaining('32767') }];
  expect(await look(id)).toMatchObject({ status: 'tested', refusedCount: 1, problems });
});

describe('an import', () => {
  it('stores each valid row as a record of its form, included in lists but not in statistics', async () => {
    const { services } = api;
    const tallied = () =>
      services.pool.query('SELECT * FROM submission_tallies ORDER BY 1, 2, 3').then(({ rows }) => rows);
    await launchTestSubmission(api, resident, form);
    const before = await tallied();
    const id = await imported();
    expect(await look(id)).toMatchObject({ status: 'finished', importedCount: 3, refusedCount: 1 });
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([
      {
        ...{
          rowNumber: 2,
          identifier: 'B-1',
          applicantName: 'Ada Lovelace',
          applicantEmail: 'ada@x.org',
          status: 'Issued',
        },
        ...{ startedAt: new Date('2019-01-02T06:00:00Z'), finishedAt: new Date('2019-02-03T06:00:00Z') },
        data: { [form.fieldId('Site')]: '1 Elm St', [form.fieldId('Cost')]: 120_000 },
      },
      { rowNumber: 3, identifier: 'B-2', finishedAt: null },
      { rowNumber: 5, identifier: '4 Ash St', startedAt: null },
    ]);
    expect(await tallied()).toEqual(before);
    const { data } = await listed(reader, plainIdOf(id));
    expect(data.submissionRows.totalCount).toBe(3);
    expect(data.submissionRows.edges.map(({ node }: { node: object }) => node)).toContainEqual({
      ...{ submissionId: `ImportedFlow:${rows[0]?.id}`, kind: 'ImportedFlow', status: 'finished', identifier: 'B-1' },
      ...{ scopedId: rows[0]?.scopedId, applicant: 'Ada Lovelace', templateName: 'Building permit' },
      ...{ createdAt: '2019-01-02T06:00:00.000Z', lastActivityAt: '2019-02-03T06:00:00.000Z' },
    });
    expect((await listed(reader, 'notImported')).data.submissionRows.totalCount).toBe(1);
    expect((await listed(resident, 'all')).data.submissionRows.totalCount).toBe(0);
    // new submission numbers follow those of the records
    expect((await launchTestSubmission(api, resident, form)).id).toBeTruthy();
    const numbers = await services.db.submission.findMany({ where: { teamId: team.id }, select: { scopedId: true } });
    expect(Math.max(...numbers.map(({ scopedId }) => scopedId))).toBeGreaterThan(rows.at(-1)?.scopedId ?? Infinity);
  });

  it('is found by name, address, and number', async () => {
    const [, { scopedId } = { scopedId: 0 }] = await rowsOf(await imported());
    const find = async (term: string) => {
      const document = 'query ($term: String!) { submissionSearch(term: $term, type: contains) { submissionId kind } }';
      return (await api.ask(reader, document, { term })).data.submissionSearch.map(
        ({ kind }: { kind: string }) => kind,
      );
    };
    expect(await find('ada@x.org')).toContain('ImportedFlow');
    expect(await find('1 elm st')).toContain('ImportedFlow');
    expect(await find(`#${scopedId}`)).toEqual(['ImportedFlow']);
    const quick = await api.ask(reader, '{ quickSearch(term: "Lovelace") { submissions { submissionId } } }');
    expect(quick.data.quickSearch.submissions[0].submissionId).toMatch(/^ImportedFlow:/);
  });

  it('is found or left out by answers, together with submissions', async () => {
    const { id, stepId } = await launchTestSubmission(api, resident, form);
    const [site, cost] = [form.fieldId('Site'), form.fieldId('Cost')];
    const place = { activeStepId: stepId('Ask'), fieldId: site };
    expect((await saveTestAnswer(api, resident, { ...place, content: '2 Oak St' })).refusal).toBeNull();
    const records = await rowsOf(await imported());
    const [first, second] = records.map((record) => record.id);
    const found = async (condition: object): Promise<readonly string[]> => {
      const document = `query ($filters: JSON) { submissionRows(filters: $filters, first: 100) { edges { node { submissionId } } } }`;
      const { data } = await api.ask(reader, document, { filters: [condition] });
      return data.submissionRows.edges.map(({ node }: { node: { submissionId: string } }) =>
        plainIdOf(node.submissionId),
      );
    };
    const said = { field: 'answerText', identity: site, value: '2 OAK ST' };
    expect(await found({ ...said, operator: 'is' })).toEqual(expect.arrayContaining([id, second]));
    expect(await found({ ...said, operator: 'is' })).not.toContain(first);
    expect(await found({ ...said, operator: 'isNot' })).toContain(first);
    for (const left of [id, second]) expect(await found({ ...said, operator: 'isNot' })).not.toContain(left);
    const priced = { field: 'answerNumber', identity: cost, operator: 'between' };
    expect(await found({ ...priced, value: { from: 1_000, to: 1_500 } })).toContain(first);
    expect(await found({ ...priced, value: { from: 1_201, to: null } })).not.toContain(first);
  });

  it('is counted, and left out, when all matches of a filter are selected', async () => {
    await imported();
    const { data } = await api.ask(
      team.owner,
      'query ($filters: JSON) { submissionRows(filters: $filters) { totalCount } chosenSubmissions(filters: $filters) { importedCount exportCount offers { count } } }',
      { filters: [] },
    );
    const { importedCount, exportCount, offers } = data.chosenSubmissions;
    expect(importedCount).toBeGreaterThan(0);
    expect(importedCount + exportCount).toBe(data.submissionRows.totalCount);
    const input = {
      action: 'delete',
      filters: [{ field: 'import', operator: 'is', value: 'imported' }],
      confirmCount: '1',
    };
    const { refusal } = await api.attempt(team.owner, 'actOnSubmissions', input, 'job { id }');
    expect(refusal).toEqual({ submissionIds: 'batchEmpty' });
    for (const { count } of offers) expect(count).toBeLessThanOrEqual(exportCount);
  });

  it('continues where it was killed between transactions, without duplicates', async () => {
    const many = 1_203;
    const id = await uploaded(`Site\n${Array.from({ length: many }, (_, n) => `${n} Elm St`).join('\n')}`);
    const { refusal } = await queue(writer, 'queueImport', id, { step_data: { [form.fieldId('Site')]: 'Site' } });
    expect(refusal).toBeNull();
    const { jobId } = await api.services.db.dataImport.findUniqueOrThrow({ where: { id: plainIdOf(id) } });
    const job = { jobId: jobId ?? '', dataImportId: plainIdOf(id) };
    const dying = new AbortController();
    const stops = setInterval(() => {
      void rowsOf(id).then((rows) => rows.length > 0 && dying.abort());
    }, 1);
    const first = runImport({ services: api.services, actor: system, signal: dying.signal }, job);
    await first.catch(() => undefined).finally(() => clearInterval(stops));
    expect([0, 500, 1_000, many]).toContain((await rowsOf(id)).length);
    // the next attempt, with a concurrent one
    await Promise.all([runJobs(api.services), runImport({ services: api.services, actor: system }, job)]);
    const rows = await rowsOf(id);
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual(Array.from({ length: many }, (_, n) => n + 2));
    expect(new Set(rows.map(({ scopedId }) => scopedId)).size).toBe(many);
    expect(await look(id)).toMatchObject({ status: 'finished', importedCount: many });
    expect((await listed(writer, plainIdOf(id))).data.submissionRows.totalCount).toBe(many);
  });

  it('is not started twice, nor removed while it is running', async () => {
    const id = await uploaded();
    expect((await queue(writer, 'queueImport', id)).refusal).toBeNull();
    expect((await queue(writer, 'queueImport', id)).refusal).toBe('importUnderWay');
    expect((await api.attempt(writer, 'removeDataImport', { dataImportId: id })).refusal).toBe('importUnderWay');
    await runJobs(api.services);
    expect((await queue(writer, 'queueImportTest', id)).refusal).toBe('importOver');
  });

  it('is marked as failed when its job is gone, and can be started again', async () => {
    const id = await uploaded();
    await queue(writer, 'queueImport', id);
    const { db } = api.services;
    await db.job.updateMany({ where: { subjectId: plainIdOf(id) }, data: { state: 'failed', finishedAt: new Date() } });
    await sweepImports({ services: api.services, actor: system });
    expect(await look(id)).toMatchObject({ status: 'failed' });
    expect((await queue(writer, 'queueImport', id)).refusal).toBeNull();
    await runJobs(api.services);
    expect(await look(id)).toMatchObject({ status: 'finished', importedCount: 3 });
  });

  it('is undone as a whole', async () => {
    const id = await imported();
    const [{ id: recordId } = { id: '' }] = await rowsOf(id);
    const { fileId } = await api.services.db.dataImport.findUniqueOrThrow({ where: { id: plainIdOf(id) } });
    const { data } = await api.act(writer, 'removeDataImport', { dataImportId: id }, 'removedDataImportId');
    expect(data.removeDataImport.removedDataImportId).toBe(id);
    const { db } = api.services;
    expect(await rowsOf(id)).toEqual([]);
    expect(await db.dashboardRow.count({ where: { id: recordId } })).toBe(0);
    expect(await db.searchRow.count({ where: { id: recordId } })).toBe(0);
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).toMatchObject({
      deletedAt: expect.any(Date),
    });
    const kinds = await db.auditEntry.findMany({ where: { subjectId: plainIdOf(id) }, orderBy: { id: 'asc' } });
    expect(kinds.map(({ kind }) => kind)).toEqual(['queueImport', 'removeDataImport']);
  });
});

describe('a record', () => {
  const page = `query ($id: ID!) { node(id: $id) { ... on ImportedFlow {
    scopedId identifier status applicantName applicantEmail startedAt finishedAt fileName importedBy rowNumber
    masterTemplate { name } steps { name answers { name text } } } } }`;

  it('shows what was imported to people who see its row', async () => {
    const [record] = await rowsOf(await imported());
    const { data } = await api.ask(reader, page, { id: `ImportedFlow:${record?.id}` });
    expect(data.node).toMatchObject({
      ...{ identifier: 'B-1', status: 'Issued', fileName: 'old permits.csv', importedBy: 'Wanda Writer', rowNumber: 2 },
      masterTemplate: { name: 'Building permit' },
      steps: [
        {
          name: 'Ask',
          answers: [
            { name: 'Site', text: '1 Elm St' },
            { name: 'Cost', text: '$1,200.00' },
          ],
        },
      ],
    });
    for (const stranger of [resident, visitor()])
      expect((await api.ask(stranger, page, { id: `ImportedFlow:${record?.id}` })).data?.node ?? null).toBeNull();
  });

  it('is fetched in one query with the other requested records', async () => {
    const ids = (await rowsOf(await imported())).map(({ id }) => `ImportedFlow:${id}`);
    const absent = `ImportedFlow:${newId()}`;
    const countRequested = async (of: readonly string[]): Promise<number> => {
      const spy = vi.spyOn(api.services.pool, 'query');
      const { data } = await api.ask(reader, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: [...of, absent],
      });
      // leaves out the server's own background queries
      const calls = spy.mock.calls.filter((call) => /imported_flows|visible_forms/.test(JSON.stringify(call))).length;
      spy.mockRestore();
      expect(data.nodes).toEqual([...of.map((id) => ({ id })), null]);
      return calls;
    };
    expect(ids).toHaveLength(3);
    await countRequested(ids);
    expect(await countRequested(ids)).toBe(await countRequested(ids.slice(0, 1)));
  });
});

it('does not reveal its existence: a hidden record responds like a missing one', async () => {
  const id = await uploaded();
  const absent = `DataImport:${newId()}`;
  const answers = async (who: Visitor, of: string) => {
    const response = await Promise.all([
      queue(who, 'queueImport', of),
      queue(who, 'queueImportTest', of),
      api.attempt(who, 'removeDataImport', { dataImportId: of }),
      api.ask(who, 'query ($id: ID!) { node(id: $id) { id } }', { id: of }),
    ]);
    return response.map(({ codes, data }) => [codes, data?.node ?? null]);
  };
  for (const who of [resident, visitor()]) expect(await answers(who, id)).toEqual(await answers(who, absent));
  // a reader of the form may know of it, but may not do this
  expect((await upload(reader, table)).refusal).toBe('FORBIDDEN');
  expect((await queue(reader, 'queueImport', id)).refusal).toBe('FORBIDDEN');
  const list =
    'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { dataImports(first: 2) { totalCount edges { node { id } } } } } }';
  expect((await api.ask(reader, list, { id: formId() })).codes).toEqual(['FORBIDDEN']);
  const { data } = await api.ask(writer, list, { id: formId() });
  expect(data.node.dataImports.edges[0].node.id).toBe(id);
});
