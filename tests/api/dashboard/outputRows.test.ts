import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '#tests/support/graphql.ts';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let reader: TestPerson;
let writer: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;
let outputId: string;
const issuedAt = new Date('2026-11-03T12:00:00Z');

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  reader = await makePerson(services);
  writer = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Apply', external: true }], { name: 'Building permit' });
  await addToForm(services, team.id, form.formId, reader, 1);
  await addToForm(services, team.id, form.formId, writer, 2);
  submission = await launchTestSubmission(api, resident, form);
  outputId = await issuedOutput(services, {
    ...{ teamId: team.id, form, submissionId: submission.id, name: 'Permit' },
    row: { issuedAt },
  });
});

const fields = `id issuedOutputId name status issuedAt expiresAt isRenewal formName formColor submissionId scopedId
  applicant { name email } applicantsCount`;
const list = `query ($filters: JSON) { outputRows(filters: $filters) { totalCount edges { node { ${fields} } } } }`;
const now = `query ($ids: [ID!]!) { outputRowsNow(ids: $ids) { id } }`;

async function seenBy(who: Parameters<typeof api.ask>[0]) {
  const { data } = await api.ask(who, list);
  const { data: shown } = await api.ask(who, now, { ids: [`OutputRow:${outputId}`] });
  return [data?.outputRows?.totalCount ?? null, shown?.outputRowsNow?.length ?? null];
}

test("people who see a form's submissions from the inside see its outputs", async () => {
  for (const who of [reader, writer, team.owner]) expect(await seenBy(who)).toEqual([1, 1]);
  const { data } = await api.ask(reader, list);
  expect(data.outputRows.edges).toEqual([
    {
      node: {
        ...{ id: `OutputRow:${outputId}`, issuedOutputId: `IssuedOutput:${outputId}`, name: 'Permit' },
        ...{ status: 'issued', issuedAt: issuedAt.toISOString(), expiresAt: null, isRenewal: false },
        ...{ formName: 'Building permit', formColor: '#363636', submissionId: `Submission:${submission.id}` },
        ...{ scopedId: expect.any(Number), applicantsCount: 1 },
        applicant: { name: 'Rosa Resident', email: resident.email },
      },
    },
  ]);
});

test('members without the form, applicants, other teams, and people without a verified address see no outputs', async () => {
  const { services } = api;
  const unverified = await makePerson(services, { isVerified: false });
  await addToForm(services, team.id, form.formId, unverified, 2);
  const other = await makeTeam(services);
  for (const who of [team.member, resident, other.owner, unverified]) expect(await seenBy(who)).toEqual([0, 0]);
});

test('a stranger learns nothing', async () => {
  const { codes, data } = await api.ask({ ...resident, cookie: null }, list);
  expect([codes, data?.outputRows ?? null]).toEqual([['UNAUTHENTICATED'], null]);
});

test("a filter's names are shown as far as the viewer may know them", async () => {
  const names = `query ($filters: JSON!) { filterNames(filters: $filters, kind: output) { choiceId name } }`;
  const filters = [
    { field: 'forms', operator: 'is', value: [form.formId] },
    { field: 'applicants', operator: 'is', value: [resident.id] },
  ];
  expect((await api.ask(reader, names, { filters })).data.filterNames).toHaveLength(2);
  expect((await api.ask(team.member, names, { filters })).data.filterNames).toEqual([]);
});

test('the column settings of this list are separate from those of the other list', async () => {
  const keep = (columns: readonly string[]) =>
    api.attempt(reader, 'keepListLayout', { kind: 'output', layout: { density: 'compact', columns } });
  expect((await keep(['expires', 'form'])).refusal).toBeNull();
  expect((await keep(['assignees'])).refusal).not.toBeNull();
  const { data } = await api.ask(
    reader,
    '{ viewer { output: listLayout(kind: output) submission: listLayout(kind: submission) } }',
  );
  expect(data.viewer).toEqual({ output: { density: 'compact', columns: ['expires', 'form'] }, submission: null });
});

const exported = (who: TestPerson, filters: unknown) =>
  api.attempt(who, 'createExport', { type: 'outputs', format: 'csv', filters }, 'export { id name status }');
const issued = [{ field: 'outputStatus', operator: 'is', value: 'issued' }];

test('a filtered list is exported with the rows it has when the file is created', async () => {
  const { data, refusal } = await exported(reader, issued);
  expect([refusal, data.createExport.export]).toMatchObject([
    null,
    { name: '1 output from a list', status: 'running' },
  ]);
  await runJobs(api.services);
  const { id } = data.createExport.export;
  const made = await api.services.db.export.findUniqueOrThrow({
    where: { id: id.replace('Export:', '') },
    include: { file: true },
  });
  const text = String(await buffer(await api.services.files.read(made.file?.key ?? '')));
  expect([made.status, made.rowCount, made.teamId]).toEqual(['finished', 1, team.id]);
  expect(text).toContain('Permit,Building permit,');
  const audited = await api.services.db.auditEntry.count({ where: { teamId: team.id, kind: 'createExport' } });
  expect(audited).toBe(1);
});

test('submissions can be exported by a filter too', async () => {
  const filters = [{ field: 'forms', operator: 'is', value: [form.formId] }];
  const input = { type: 'submissions', format: 'xlsx', filters };
  const { data, refusal } = await api.attempt(writer, 'createExport', input, 'export { id }');
  expect(refusal).toBeNull();
  await runJobs(api.services);
  const id = data.createExport.export.id.replace('Export:', '');
  expect(await api.services.db.export.findUnique({ where: { id } })).toMatchObject({ status: 'finished', rowCount: 1 });
});

test('a filter without matches is reported immediately, also to people who see nothing', async () => {
  const revoked = [{ field: 'outputStatus', operator: 'is', value: 'revoked' }];
  expect((await exported(reader, revoked)).refusal).toBe('noOutputsMatch');
  for (const who of [team.member, resident]) expect((await exported(who, issued)).refusal).toBe('noOutputsMatch');
  const none = { type: 'submissions', format: 'csv', filters: [] };
  expect((await api.attempt(resident, 'createExport', none)).refusal).toBe('noSubmissionsMatch');
});

test('an export takes a filter or rows, not both, and no filter of the other list', async () => {
  const both = { type: 'outputs', format: 'csv', filters: issued, ids: [`IssuedOutput:${outputId}`] };
  expect((await api.attempt(reader, 'createExport', both)).refusal).toEqual({ formIds: 'saidTwice' });
  expect((await exported(reader, [{ field: 'assignedToMe', operator: 'is', value: true }])).refusal).not.toBeNull();
});

test('deleting a submission removes its outputs from the list', async () => {
  await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${submission.id}` });
  expect(await seenBy(reader)).toEqual([0, 0]);
});
