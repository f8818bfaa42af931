import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { makeBusinesses, type Businesses } from '#tests/support/makeBusinesses.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const name = 'Main Street Bakery';
let team: TestTeam;
let clerk: TestPerson;
let businesses: Businesses;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  clerk = await makePerson(services);
  businesses = await makeBusinesses(services, team.id);
  form = await publishedForm(services, team.id, [
    {
      name: 'Apply',
      external: true,
      fields: [{ name: 'Business', dataType: 'entity', customEntityId: businesses.kindId }, { name: 'Why' }],
    },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const resident = await makePerson(services);
  const submission = await launchTestSubmission(api, resident, form);
  await saveTestAnswer(api, resident, {
    activeStepId: submission.stepId('Apply'),
    fieldId: form.fieldId('Business'),
    content: { id: businesses.entityId(name), name },
  });
});

/** The columns after the standard ones. */
async function exported(who: Visitor): Promise<readonly string[][]> {
  const input = { type: 'submissions' as const, format: 'csv' as const };
  const { data } = await api.act(
    who,
    'createExport',
    { ...input, masterTemplateIds: [`MasterTemplate:${form.formId}`] },
    'export { id }',
  );
  await runJobs(api.services);
  const { file } = await api.services.db.export.findUniqueOrThrow({
    where: { id: plainIdOf(data.createExport.export.id) },
    include: { file: true },
  });
  const rows = parse(await text(await api.services.files.read(file?.key ?? '')), { bom: true }) as string[][];
  const own = rows[0]?.indexOf('ID') ?? 0;
  return rows.map((row) => row.slice(own + 1));
}

test('an export has the values of the chosen entity next to its name', async () => {
  expect(await exported(clerk)).toEqual([
    ['Business', 'Business: Phone', 'Business: Owner', 'Business: Inspector note', 'Why'],
    [name, '(217) 555-0100', 'Bea Baker', 'Rats', ''],
  ]);
});

test('an API token only gets the values if it may read entities', async () => {
  const scopes = tokenScopes.filter((scope) => !scope.startsWith('entities'));
  const token = await makeToken(api.services, team.id, clerk, scopes);
  expect((await exported(token))[0]).toEqual(['Business', 'Why']);
});
