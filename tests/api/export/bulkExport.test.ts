import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { runScheduledExports } from '#server/operations/export/runScheduledExports.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let maker: TestPerson;
let permits: PublishedForm;
let dogs: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { timeZone: 'America/Los_Angeles' } });
  maker = await makePerson(services, { name: 'Mia Maker' });
  await makeRole(services, team.id, { name: 'Authors', workflowCreator: true }, [maker]);
  const ask = (name: string) => [{ name: 'Ask', external: true, fields: [{ name }] }];
  permits = await publishedForm(services, team.id, ask('Work'), { name: 'Permit' });
  dogs = await publishedForm(services, team.id, ask('Dog'), { name: 'Dog license' });
  for (const form of [permits, dogs]) await addToForm(services, team.id, form.formId, maker, 1);
  const resident = await makePerson(services);
  for (const [form, name, content] of [
    [permits, 'Work', 'A fence'],
    [dogs, 'Dog', 'Rex'],
  ] as const) {
    const submission = await launchTestSubmission(api, resident, form);
    await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId('Ask'),
      fieldId: form.fieldId(name),
      content,
    });
  }
});

const ids = (...forms: readonly PublishedForm[]) => forms.map(({ formId }) => `MasterTemplate:${formId}`);
const create = (who: Visitor, input: Record<string, unknown> = {}) =>
  api.attempt(
    who,
    'createBulkExport',
    { teamId: `Team:${team.id}`, name: 'Monthly', masterTemplateIds: ids(permits, dogs), ...input },
    'bulkExport { id name formNames scheduledDay priorMonthsLimit priorMonthsType includeLegacy availableActions }',
  );
async function kept(input: Record<string, unknown> = {}): Promise<string> {
  const { data, refusal, messages } = await create(maker, input);
  expect({ refusal, messages }).toEqual({ refusal: null, messages: [] });
  return data.createBulkExport.bulkExport.id;
}
const plain = (globalId: string): string => globalId.split(':')[1] ?? '';
const run = (who: Visitor, bulkExportId: string) =>
  api.attempt(who, 'runBulkExport', { bulkExportId }, 'export { id } bulkExport { ownRuns { id } }');

async function sheetsOf(exportId: string) {
  const { file } = await api.services.db.export.findUniqueOrThrow({ where: { id: exportId }, include: { file: true } });
  const { sheets } = await readXlsx(new Uint8Array(await buffer(await api.services.files.read(file!.key))));
  // the last sheet describes the columns of the others
  return sheets
    .slice(0, -1)
    .map(({ name, rows: [headers = [], ...rows] }) => [name, rows.map((row) => row[headers.length - 1])]);
}

describe('a bulk export', () => {
  test('is a workbook with a sheet per form, for anyone who runs it', async () => {
    const id = await kept();
    const { data } = await run(maker, id);
    const exportId = data.runBulkExport.export.id;
    expect(data.runBulkExport.bulkExport.ownRuns).toEqual([{ id: exportId }]);
    await runJobs(api.services);
    expect(await sheetsOf(plain(exportId))).toEqual([
      ['Permit', ['A fence']],
      ['Dog license', ['Rex']],
    ]);
  });

  test('includes a form only while its creator can still see it', async () => {
    const id = await kept();
    const where = { masterTemplateId: dogs.formId, userId: maker.id };
    await api.services.db.masterTemplateMembership.deleteMany({ where });
    const { data } = await run(team.owner, id);
    await runJobs(api.services);
    await addToForm(api.services, team.id, dogs.formId, maker, 1);
    expect(await sheetsOf(plain(data.runBulkExport.export.id))).toEqual([['Permit', ['A fence']]]);
  });

  test('is saved with its settings, and goes by launch date only when limited to a number of months', async () => {
    const { data } = await create(maker, { name: ' Spring ', priorMonthsLimit: 3, scheduledDay: 28 });
    expect(data.createBulkExport.bulkExport).toMatchObject({
      ...{ name: 'Spring', scheduledDay: 28, priorMonthsLimit: 3, priorMonthsType: 'launched', includeLegacy: false },
      formNames: ['Permit', 'Dog license'],
    });
    const { id } = data.createBulkExport.bulkExport;
    const change = { bulkExportId: id, scheduledDay: null, priorMonthsLimit: null, masterTemplateIds: ids(dogs) };
    const { data: changed } = await api.act(
      maker,
      'updateBulkExport',
      change,
      'bulkExport { name formNames scheduledDay priorMonthsLimit priorMonthsType }',
    );
    expect(changed.updateBulkExport.bulkExport).toEqual({
      ...{ name: 'Spring', formNames: ['Dog license'], scheduledDay: null, priorMonthsLimit: null },
      priorMonthsType: null,
    });
  });

  test.each([
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ masterTemplateIds: [] }, { itemIds: 'formsMissing' }],
    [{ scheduledDay: 29 }, { scheduledDay: 'scheduledDayInvalid' }],
    [{ priorMonthsLimit: 0 }, { priorMonthsLimit: 'monthsInvalid' }],
  ])('with %j is refused', async (input, refusal) => expect((await create(maker, input)).refusal).toEqual(refusal));

  test('includes no form of another team', async () => {
    const other = await makeTeam(api.services);
    const form = await publishedForm(api.services, other.id, [{ name: 'Ask' }]);
    await addToForm(api.services, other.id, form.formId, maker, 1);
    expect((await create(maker, { masterTemplateIds: ids(form) })).refusal).toEqual({ itemIds: 'formsOfOtherTeam' });
  });
});

describe('bulk export permissions', () => {
  const mutations = ['updateBulkExport', 'deleteBulkExport', 'runBulkExport'] as const;
  const people = (): Record<string, TestPerson> => ({
    maker,
    owner: team.owner,
    manager: team.manager,
    member: team.member,
  });

  test.each([
    ['maker', true],
    ['owner', true],
    // a manager may save one for forms they see
    ['manager', false],
    ['member', false],
  ])('%s saves one with these forms: %s', async (who, may) => {
    expect((await create(people()[who]!)).refusal === null).toBe(may);
  });

  test.each([
    ['maker', null],
    ['owner', null],
    ['manager', null],
    ['member', 'NOT_FOUND'],
  ])('%s changes, deletes, and runs it: %s', async (who, code) => {
    for (const mutation of mutations) {
      const id = await kept();
      expect((await api.attempt(people()[who]!, mutation, { bulkExportId: id })).codes[0] ?? null).toBe(code);
    }
    await api.services.db.export.updateMany({ where: { status: 'running' }, data: { status: 'failed' } });
  });

  test('its creator and managers see it, and people who left the team see nothing', async () => {
    const id = await kept({ name: 'Seen' });
    const seenBy = async (who: Visitor): Promise<boolean> => {
      const { data } = await api.ask(who, '{ bulkExports(first: 100) { edges { node { id } } } }');
      return data.bulkExports.edges.some(({ node }: { node: { id: string } }) => node.id === id);
    };
    expect(await Promise.all(Object.values(people()).map(seenBy))).toEqual([true, true, true, false]);
  });
});

describe('a scheduled bulk export', () => {
  const at = (now: string) =>
    runScheduledExports({ services: { ...api.services, now: () => new Date(now) }, actor: system });
  const runsOf = (id: string) =>
    api.services.db.export.findMany({ where: { batchExportTemplateId: plain(id) }, orderBy: { id: 'asc' } });

  test("runs once a month, on its day in the team's time zone, and emails its creator", async () => {
    const id = await kept({ scheduledDay: 5 });
    const since = new Date('2030-01-01T00:00:00Z');
    await api.services.db.batchExportTemplate.update({ where: { id: plain(id) }, data: { scheduledSince: since } });
    // the 5th in London, still the 4th there
    await at('2030-03-05T05:00:00Z');
    expect(await runsOf(id)).toEqual([]);
    for (const now of ['2030-03-05T09:05:00Z', '2030-03-05T10:05:00Z', '2030-03-06T09:05:00Z']) await at(now);
    expect(await runsOf(id)).toMatchObject([{ userId: maker.id, format: 'xlsx' }]);
    await runJobs(api.services);
    expect(await sheetsOf((await runsOf(id))[0]!.id)).toHaveLength(2);
    const mails = await mailsTo(api.services, maker.email);
    expect(mails.filter(({ subject }) => subject === 'Your export is ready: Monthly').length).toBeGreaterThan(0);
    await at('2030-04-05T09:05:00Z');
    expect(await runsOf(id)).toHaveLength(2);
  });

  test('does not run if its creator has left the team or the team is suspended', async () => {
    const gone = await makePerson(api.services);
    const roleId = await makeRole(api.services, team.id, { name: 'Gone', workflowCreator: true }, [gone]);
    await addToForm(api.services, team.id, permits.formId, gone, 1);
    const { data } = await create(gone, { masterTemplateIds: ids(permits), scheduledDay: 7 });
    const { id } = data.createBulkExport.bulkExport;
    const since = new Date('2030-01-01T00:00:00Z');
    await api.services.db.batchExportTemplate.update({ where: { id: plain(id) }, data: { scheduledSince: since } });
    await api.services.db.roleMember.deleteMany({ where: { roleId } });
    await at('2030-05-07T12:00:00Z');
    expect(await runsOf(id)).toEqual([]);
  });
});
