import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let reader: TestPerson;
let currentForm: PublishedForm;
let unasked: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  reader = await makePerson(services);
  const ask = (name: string) => [{ name: 'Ask', external: true, fields: [{ name }] }];
  currentForm = await publishedForm(services, team.id, ask('Fax'), { name: 'Permit' });
  unasked = await publishedForm(services, team.id, ask('Dog'), { name: 'Dog license' });
  for (const form of [currentForm, unasked]) await addToForm(services, team.id, form.formId, reader, 1);
  const resident = await makePerson(services);
  submission = await launchTestSubmission(api, resident, currentForm);
  const place = { activeStepId: submission.stepId('Ask'), fieldId: currentForm.fieldId('Fax') };
  await saveTestAnswer(api, resident, { ...place, content: '555 0100' });
  await publishAnew(currentForm);
});

/** Publishes a version that renames the question and adds another. */
async function publishAnew({ formId, stepId, fieldId }: PublishedForm): Promise<void> {
  const { db } = api.services;
  const [flowTemplateId, step, section] = [newId(), newId(), newId()];
  const within = { teamId: team.id, flowTemplateId };
  const version = { kind: 'published' as const, version: 2, name: 'Permit', publishedAt: new Date() };
  await db.flowTemplate.create({ data: { id: flowTemplateId, teamId: team.id, masterTemplateId: formId, ...version } });
  const external = { name: 'Ask', external: true, position: 0, type: 'CollectInfoStep' as const };
  await db.step.create({ data: { ...within, id: step, identity: stepId('Ask'), ...external } });
  await db.section.create({ data: { ...within, id: section, identity: newId(), stepId: step, position: 0 } });
  for (const [position, [identity, name]] of [[fieldId('Fax'), 'Phone'] as const, [newId(), 'Note'] as const].entries())
    await db.field.create({
      data: { ...within, id: newId(), identity, name, dataType: 'text', sectionId: section, position },
    });
}

const plain = (globalId: string): string => globalId.split(':')[1] ?? '';

async function fileOf(who: Visitor, input: Omit<MutationInputs['createExport'], 'type'>) {
  const { data, refusal, messages } = await api.attempt(
    who,
    'createExport',
    { type: 'submissions', ...input },
    'export { id }',
  );
  expect([refusal, messages]).toEqual([null, []]);
  await runJobs(api.services);
  const where = { id: plain(data.createExport.export.id) };
  const { file } = await api.services.db.export.findUniqueOrThrow({ where, include: { file: true } });
  return api.services.files.read(file?.key ?? '');
}

/** The headers after the standard columns, and the rows below them. */
async function answersOf(who: Visitor, input: Record<string, unknown>): Promise<readonly string[][]> {
  const rows = parse(await text(await fileOf(who, { format: 'csv', ...input })), { bom: true }) as string[][];
  const own = rows[0]?.indexOf('ID') ?? 0;
  return rows.map((row) => row.slice(own + 1));
}

const forms = (...of: readonly PublishedForm[]) => of.map(({ formId }) => `MasterTemplate:${formId}`);

test('a question has one column under its published label, and a new question has one before anyone answers it', async () => {
  const both = [
    ['Phone', 'Note'],
    ['555 0100', ''],
  ];
  expect(await answersOf(reader, { masterTemplateIds: forms(currentForm) })).toEqual(both);
  expect(await answersOf(reader, { ids: [`Submission:${submission.id}`] })).toEqual(both);
  expect(await answersOf(reader, { filters: [] })).toEqual(both);
});

test('a form without submissions has its columns and its own sheet', async () => {
  expect(await answersOf(reader, { masterTemplateIds: forms(unasked) })).toEqual([['Dog']]);
  const input = { masterTemplateIds: forms(currentForm, unasked), format: 'xlsx' };
  const { sheets } = await readXlsx(new Uint8Array(await buffer(await fileOf(reader, input))));
  const shown = sheets
    .slice(0, 2)
    .map(({ name, rows: [headers = [], ...rows] }) => [name, headers.at(-1), rows.length]);
  expect(shown).toEqual([
    ['Permit', 'Note', 1],
    ['Dog license', 'Dog', 0],
  ]);
});

test('the last sheet of a workbook tells programs which question each column holds, whatever its label', async () => {
  const input = { masterTemplateIds: forms(currentForm, unasked), format: 'xlsx' };
  const { sheets } = await readXlsx(new Uint8Array(await buffer(await fileOf(reader, input))));
  const { name, rows = [] } = sheets.at(-1) ?? {};
  expect(name).toBe('Columns');
  expect(rows).toEqual([
    ['Sheet', 'Column', 'Title', 'Step', 'Type', 'Field Identity'],
    ['Permit', 'R', 'Phone', 'Ask', 'text', currentForm.fieldId('Fax')],
    ['Permit', 'S', 'Note', 'Ask', 'text', expect.any(String)],
    ['Dog license', 'R', 'Dog', 'Ask', 'text', unasked.fieldId('Dog')],
  ]);
  expect(sheets[0]?.rows[0]?.slice(17)).toEqual(['Phone', 'Note']);
});

test("people who see a submission but not its form get only that submission's questions", async () => {
  const added = await makePerson(api.services);
  const attached = { id: newId(), teamId: team.id, submissionId: submission.id, userId: added.id, assigned: false };
  await api.services.db.submissionAttachment.create({ data: attached });
  expect(await answersOf(added, { ids: [`Submission:${submission.id}`] })).toEqual([['Fax'], ['555 0100']]);
});

test("a file with a form's questions is withheld from people who have lost access to the form", async () => {
  const { data } = await api.act(
    reader,
    'createExport',
    { type: 'submissions', format: 'csv', masterTemplateIds: forms(unasked) },
    'export { id }',
  );
  await runJobs(api.services);
  const withheld = 'query ($id: ID!) { node(id: $id) { ... on Export { withheldBecause } } }';
  const told = async () => (await api.ask(reader, withheld, { id: data.createExport.export.id })).data.node;
  expect(await told()).toEqual({ withheldBecause: null });
  const of = { masterTemplateId: unasked.formId, userId: reader.id };
  await api.services.db.masterTemplateMembership.deleteMany({ where: of });
  expect(await told()).toEqual({ withheldBecause: expect.stringContaining('You no longer have access to everything') });
});
