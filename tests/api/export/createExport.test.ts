import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { maxRunningExports } from '#domain/export/exportRules.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { sweepExports } from '#server/operations/export/sweepExports.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
let reader: TestPerson;
let resident: TestPerson;
let submission: LaunchedSubmission;

const said = '=HYPERLINK("http://x.example")';

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: 'America/Los_Angeles' } });
  form = await publishedForm(services, team.id, [
    {
      name: 'Ask',
      external: true,
      fields: [
        { name: 'Work' },
        { name: 'Cost', dataType: 'money' },
        { name: 'Floors', dataType: 'integer' },
        { name: 'Secret', redacted: true },
      ],
    },
    { name: 'Check', fields: [{ name: 'Notes' }] },
  ]);
  reader = await makePerson(services, { name: 'Rita Reader' });
  await addToForm(services, team.id, form.formId, reader, 1);
  resident = await makePerson(services, { name: 'يوسف بن علي' });
  submission = await launchTestSubmission(api, resident, form);
  const activeStepId = submission.stepId('Ask');
  for (const [name, content] of [
    ['Work', said],
    ['Cost', '-12.50'],
    ['Floors', '-3'],
    ['Secret', 'x'.repeat(10_000)],
  ] as const) {
    await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId(name), content });
  }
});

const payload = 'export { id status name exportType downloadUrl job { id } }';
const forms = (...of: readonly PublishedForm[]) => of.map(({ formId }) => `MasterTemplate:${formId}`);
const ask = (who: Visitor, input: Record<string, unknown>) =>
  api.attempt(who, 'createExport', { type: 'submissions', format: 'csv', ...input }, payload);

async function exported(who: Visitor, input: Record<string, unknown>): Promise<string> {
  const { data, refusal, messages } = await ask(who, input);
  expect({ refusal, messages }).toEqual({ refusal: null, messages: [] });
  await runJobs(api.services);
  return data.createExport.export.id;
}

const plain = (globalId: string): string => globalId.split(':')[1] ?? '';

async function rowOf(globalId: string) {
  return api.services.db.export.findUniqueOrThrow({ where: { id: plain(globalId) }, include: { file: true } });
}

async function tableOf(globalId: string): Promise<Record<string, string>[]> {
  const { file } = await rowOf(globalId);
  const written = await text(await api.services.files.read(file!.key));
  return parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
}

describe('a table of submissions', () => {
  test('has one column per question with its answers, never evaluated as formulas', async () => {
    const id = await exported(reader, { masterTemplateIds: forms(form) });
    expect(await rowOf(id)).toMatchObject({ status: 'finished', rowCount: 1, name: 'Submissions for Building permit' });
    const [row, ...others] = await tableOf(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ Number: String(submission.scopedId), Form: 'Building permit', Status: 'Active', Renewal: 'No' },
      ...{ Applicant: resident.name, 'Applicant Email': resident.email, 'Current Step': 'Ask', ID: submission.id },
      ...{ Work: `'${said}`, Cost: '-12.50', Floors: '-3', Secret: 'x'.repeat(10_000), Notes: '' },
    });
    expect(row?.['Launched']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  test('keeps numbers and amounts as numbers in a workbook', async () => {
    const id = await exported(reader, { ids: [`Submission:${submission.id}`], format: 'xlsx' });
    const { file, name } = await rowOf(id);
    expect(name).toBe('1 submission');
    const book = await readXlsx(new Uint8Array(await buffer(await api.services.files.read(file!.key))));
    const [headers = [], row = []] = book.sheets[0]!.rows;
    const at = (header: string) => row[headers.indexOf(header)];
    expect([at('Work'), at('Cost'), at('Floors')]).toEqual([said, -12.5, -3]);
    expect([at('Applicant'), at('Secret')]).toEqual([resident.name, 'x'.repeat(10_000)]);
  });

  test('matches the filtered and sorted list across all its pages, limited to what the requester may see', async () => {
    const other = await publishedForm(api.services, (await makeTeam(api.services)).id, [
      { name: 'Ask', external: true },
    ]);
    await launchTestSubmission(api, resident, other);
    const own = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true }]);
    await addToForm(api.services, team.id, own.formId, reader, 1);
    for (let number = 0; number < 23; number += 1) await launchTestSubmission(api, resident, own);
    const filters = [{ field: 'forms', operator: 'is', value: [own.formId] }];
    const listed = async (variables: Record<string, unknown>): Promise<string[]> => {
      const { data } = await api.ask(
        reader,
        `query ($filters: JSON, $sort: SubmissionSort, $ascending: Boolean) {
          submissionRows(filters: $filters, sort: $sort, ascending: $ascending, first: 100) { edges { node { submissionId } } } }`,
        variables,
      );
      const { edges } = data.submissionRows as { edges: readonly { node: { submissionId: string } }[] };
      return edges.map(({ node }) => plain(node.submissionId));
    };
    for (const list of [
      { filters, sort: 'number', ascending: true },
      { filters, sort: 'createdAt', ascending: false },
    ]) {
      const id = await exported(reader, list);
      expect(await rowOf(id)).toMatchObject({ name: '23 submissions from a list', rowCount: 23 });
      expect((await tableOf(id)).map((row) => row['ID'])).toEqual(await listed(list));
    }
    const all = await exported(reader, { filters: [] });
    const ids = (await tableOf(all)).map((row) => row['ID'] ?? '');
    expect(ids.toSorted()).toEqual((await listed({ filters: [] })).toSorted());
    expect(ids).toHaveLength(24);

    const halted = [{ field: 'completion', operator: 'is', value: 'halted' }];
    expect((await ask(reader, { filters: halted })).refusal).toBe('noSubmissionsMatch');
    expect((await ask(reader, { filters: [{ field: 'luck' }] })).refusal).toEqual({
      'filters.0.field': 'filterInvalid',
    });
    const twice = await ask(reader, { filters, masterTemplateIds: forms(form) });
    expect(twice.refusal).toEqual({ formIds: 'saidTwice' });
    expect((await ask(await makePerson(api.services), { filters: [] })).refusal).toBe('noSubmissionsMatch');
    expect((await ask(visitor(), { filters: [] })).codes[0]).toBe('UNAUTHENTICATED');
  });

  test('sends one email, to the requester', async () => {
    const before = (await mailsTo(api.services, reader.email)).length;
    await exported(reader, { masterTemplateIds: forms(form) });
    await runJobs(api.services);
    const mails = (await mailsTo(api.services, reader.email)).slice(before);
    expect(mails).toMatchObject([
      { kind: 'exportReady', subject: 'Your export is ready: Submissions for Building permit' },
    ]);
    expect(mails[0]?.text).toContain(`${api.services.publicUrl}/exports`);
  });

  test('holds the same for someone added to one submission as for a reader of its form', async () => {
    const added = await makePerson(api.services);
    const [of] = [{ id: newId(), teamId: team.id, submissionId: submission.id, userId: added.id, assigned: false }];
    await api.services.db.submissionAttachment.create({ data: of });
    const input = { ids: [`Submission:${submission.id}`] };
    const [whole] = await tableOf(await exported(reader, input));
    expect(await tableOf(await exported(added, input))).toEqual([whole]);
    await api.services.db.submissionAttachment.delete({ where: { id: of.id } });
  });

  test('can be limited to a period, by launch or by completion', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const none = await exported(reader, { masterTemplateIds: forms(form), from: tomorrow });
    expect(await tableOf(none)).toEqual([]);
    const all = await exported(reader, { masterTemplateIds: forms(form), until: tomorrow });
    expect(await tableOf(all)).toHaveLength(1);
    const completed = await exported(reader, { masterTemplateIds: forms(form), until: tomorrow, by: 'completion' });
    expect(await tableOf(completed)).toEqual([]);
  });

  test('is requested once when the request is repeated', async () => {
    const input = { masterTemplateIds: forms(form), idempotencyKey: newId() };
    expect(await exported(reader, input)).toBe(await exported(reader, input));
  });
});

test('has outputs of forms, either all or those issued in a period', async () => {
  const { db } = api.services;
  const issuing = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(api.services, team.id, issuing.formId, reader, 1);
  const version = { teamId: team.id, flowTemplateId: issuing.versionId, identity: newId(), name: 'Permit' };
  const { id: configuredOutputId } = await db.configuredOutput.create({ data: { ...version, id: newId() } });
  const { id: submissionId } = await launchTestSubmission(api, resident, issuing);
  const of = { teamId: team.id, submissionId, configuredOutputId };
  for (const [name, issuedAt] of [
    ['Issued', new Date(0)],
    ['In the making', null],
  ] as const)
    await db.issuedOutput.create({ data: { ...of, id: newId(), outputIdentity: newId(), name, issuedAt } });
  const listed = async (period: Record<string, unknown> = {}) => {
    const rows = await tableOf(
      await exported(reader, { type: 'outputs', masterTemplateIds: forms(issuing), ...period }),
    );
    return rows.map(({ Output, Status }) => [Output, Status]);
  };
  expect(await listed()).toEqual([
    ['Issued', 'Issued'],
    ['In the making', 'Unissued'],
  ]);
  expect(await listed({ until: new Date().toISOString() })).toEqual([['Issued', 'Issued']]);
  expect(await listed({ from: new Date(0).toISOString() })).toEqual([['Issued', 'Issued']]);
});

describe('people without access', () => {
  test('cannot export forms and submissions that they do not see', async () => {
    const stranger = await makePerson(api.services);
    for (const who of [stranger, team.member, resident]) {
      expect((await ask(who, { ids: [`Submission:${submission.id}`] })).codes).toEqual(['NOT_FOUND']);
      expect((await ask(who, { ids: [`Submission:${newId()}`] })).codes).toEqual(['NOT_FOUND']);
    }
    // anyone may know that the form exists
    expect((await ask(stranger, { masterTemplateIds: forms(form) })).codes).toEqual(['FORBIDDEN']);
    expect((await ask(visitor(), { masterTemplateIds: forms(form) })).codes).toEqual(['UNAUTHENTICATED']);
    const reading = tokenScopes.filter((scope) => scope.endsWith(':read'));
    const program = await makeToken(api.services, team.id, reader, reading);
    expect((await ask(program, { masterTemplateIds: forms(form) })).codes).toEqual(['FORBIDDEN']);
  });

  test('get nothing if they lost access by then: permissions are checked when the file is created', async () => {
    const leaving = await makePerson(api.services);
    const membership = await addToForm(api.services, team.id, form.formId, leaving, 1);
    const { data } = await ask(leaving, { masterTemplateIds: forms(form) });
    await api.services.db.masterTemplateMembership.delete({ where: { id: membership } });
    await runJobs(api.services);
    expect(await rowOf(data.createExport.export.id)).toMatchObject({
      status: 'failed',
      failure: 'accessLost',
      fileId: null,
    });
    expect(await mailsTo(api.services, leaving.email)).toMatchObject([{ kind: 'exportFailed' }]);
  });

  test("cannot see other people's exports", async () => {
    const id = await exported(reader, { masterTemplateIds: forms(form) });
    const query = 'query ($id: ID!) { node(id: $id) { id } exports { edges { node { id } } } }';
    for (const who of [team.owner, resident]) {
      const { data } = await api.ask(who, query, { id });
      expect(data).toEqual({ node: null, exports: { edges: [] } });
    }
  });
});

test.each([
  [{}, { formIds: 'formsMissing' }],
  [{ both: true }, { formIds: 'saidTwice' }],
  [{ from: '2026-02-02T00:00:00Z', until: '2026-02-01T00:00:00Z', form: true }, { until: 'mustEndAfterStart' }],
])('are refused for %j', async ({ both, form: named, ...input }: Record<string, unknown>, refusal) => {
  const given = {
    ...(both || named ? { masterTemplateIds: forms(form) } : {}),
    ...(both ? { ids: [`Submission:${submission.id}`] } : {}),
  };
  expect((await ask(reader, { ...input, ...given })).refusal).toEqual(refusal);
});

test('can have only a few exports in progress', async () => {
  const eager = await makePerson(api.services);
  await addToForm(api.services, team.id, form.formId, eager, 1);
  const response = await Promise.all(
    Array.from({ length: maxRunningExports + 1 }, () => ask(eager, { masterTemplateIds: forms(form) })),
  );
  expect(response.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)).toEqual(['exportsRunning']);
  await runJobs(api.services);
});

describe('an export', () => {
  const remove = (who: Visitor, exportId: string) => api.attempt(who, 'removeExport', { exportId }, 'removedExportId');

  test('can be deleted with its file by the requester, but not while it is being created', async () => {
    const { data } = await ask(reader, { masterTemplateIds: forms(form) });
    const { id } = data.createExport.export;
    expect((await remove(reader, id)).refusal).toBe('exportRunning');
    await runJobs(api.services);
    const { fileId } = await rowOf(id);
    expect((await remove(team.owner, id)).codes).toEqual(['NOT_FOUND']);
    expect((await remove(reader, id)).refusal).toBeNull();
    expect(await api.services.db.storedFile.findUnique({ where: { id: fileId! } })).toMatchObject({
      deletedAt: expect.any(Date),
    });
    expect((await remove(reader, id)).codes).toEqual(['NOT_FOUND']);
  });

  test('is deleted after its retention period', async () => {
    const id = await exported(reader, { masterTemplateIds: forms(form) });
    const createdAt = new Date(Date.now() - 31 * 86_400_000);
    await api.services.db.export.update({ where: { id: plain(id) }, data: { createdAt } });
    await sweepExports({ services: api.services, actor: system });
    expect(await api.services.db.export.count({ where: { id: plain(id) } })).toBe(0);
  });

  test('is marked as failed once when its job is gone', async () => {
    const waiting = await makePerson(api.services);
    await addToForm(api.services, team.id, form.formId, waiting, 1);
    const { data } = await ask(waiting, { masterTemplateIds: forms(form) });
    const id = plain(data.createExport.export.id);
    await api.services.db.job.updateMany({
      where: { subjectId: id },
      data: { state: 'failed', finishedAt: new Date() },
    });
    for (let time = 0; time < 2; time += 1) await sweepExports({ services: api.services, actor: system });
    expect(await rowOf(data.createExport.export.id)).toMatchObject({ status: 'failed', failure: 'fault' });
    await runJobs(api.services);
    expect(await mailsTo(api.services, waiting.email)).toMatchObject([{ kind: 'exportFailed' }]);
  });
});

describe("an export's job", () => {
  const remove = (who: Visitor, jobId: string) => api.attempt(who, 'deleteJob', { jobId }, 'deletedJobId');

  test('can be deleted, which cancels the export without an email', async () => {
    const person = await makePerson(api.services);
    await addToForm(api.services, team.id, form.formId, person, 1);
    const { data } = await ask(person, { masterTemplateIds: forms(form) });
    const { id, job } = data.createExport.export;
    expect((await remove(reader, job.id)).codes).toEqual(['NOT_FOUND']);
    expect((await remove(person, job.id)).refusal).toBeNull();
    expect((await api.ask(person, 'query ($id: ID!) { node(id: $id) { id } }', { id: job.id })).data.node).toBeNull();
    await runJobs(api.services);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'canceled', fileId: null });
    expect(await mailsTo(api.services, person.email)).toEqual([]);
  });
});

test('can export the people of a team, for its members', async () => {
  const { data } = await api.act(team.member, 'exportPeople', { teamId: `Team:${team.id}`, format: 'csv' }, payload);
  await runJobs(api.services);
  const people = await tableOf(data.exportPeople.export.id);
  expect(new Map(people.map(({ Email, Roles }) => [Email, Roles]))).toEqual(
    new Map([
      [team.manager.email, 'Managers'],
      [team.member.email, 'Team Members'],
      [team.owner.email, 'Team Owners'],
    ]),
  );
  const response = await api.attempt(reader, 'exportPeople', { teamId: `Team:${team.id}`, format: 'csv' }, payload);
  expect(response.codes).toEqual(['FORBIDDEN']);
});
