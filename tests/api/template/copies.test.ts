import { beforeAll, describe, expect, it, test } from 'vitest';
import { partTables } from '#server/database/formParts.ts';
import { newId } from '#server/newId.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let versionId: string;
let otherTeam: TestTeam;
let elsewhere: TestPerson;

/** A form with one part of each kind that refers to another part. */
beforeAll(async () => {
  const { services } = api;
  form = await makeDraft(api);
  build = formBuilder(api, form);
  versionId = plainIdOf(form.draftId);
  const details = await build.step('CollectInfoStep', 'Details');
  const section = details.sections[0]?.id ?? '';
  await build.edit('updateSection', { sectionId: section, name: 'The site' }, 'section { id }');
  const size = await build.field(section, 'integer', 'Size');
  const use = await build.field(section, 'multiple_choice', 'Use');
  const [, shop] = await build.options(use.id, ['Home', 'Shop']);
  const { section: doors } = await build.edit(
    'createSection',
    { sectionableId: details.id, name: 'Doors' },
    'section { id }',
  );
  await build.edit(
    'createLogicConfig',
    {
      targetId: doors.id,
      action: 'show',
      conditions: [{ sourceId: use.id, comparator: 'is', matchValue: shop?.id, connective: 'or' }],
    },
    'logicConfig { id }',
  );
  const { formula } = await build.edit(
    'createFormula',
    { flowTemplateId: form.draftId, name: 'Fee', source: '{Size} * 2' },
    'formula { id }',
  );
  const pay = await build.step('PaymentStep', 'Pay');
  await build.edit(
    'updateStep',
    { stepId: pay.id, config: { fixed: true, calculated: true, formulaId: formula.id } },
    'step { id }',
  );
  const review = await build.step('RequireReviewStep', 'Review');
  const reviewers = await makeRole(services, form.team.id, { name: 'Reviewers' }, [form.team.member]);
  await services.db.stepAttachment.create({
    data: {
      id: newId(),
      teamId: form.team.id,
      flowTemplateId: versionId,
      stepId: plainIdOf(review.id),
      roleId: reviewers,
    },
  });
  const settings = { issuedOnStepIdentity: review.identity };
  await configureOutput(
    services,
    { teamId: form.team.id, formId: plainIdOf(form.formId), versionId },
    { name: 'Permit', fills: { size: { fieldId: size.identity }, number: { fact: 'submission_number' } }, settings },
  );
  await services.db.masterTemplate.update({
    where: { id: plainIdOf(form.formId) },
    data: { description: '<p>Build.</p>', identifierFieldIdentity: size.identity, forkAllowed: true },
  });
  await services.db.masterTemplateFaq.create({
    data: { id: newId(), masterTemplateId: plainIdOf(form.formId), question: 'Why?', answer: 'So.', position: 0 },
  });
  otherTeam = await makeTeam(services);
  await services.db.team.update({ where: { id: otherTeam.id }, data: { enableFormCreation: true } });
  elsewhere = await makePerson(services, { isGovernment: true });
  await makeRole(services, otherTeam.id, { name: 'Creators', workflowCreator: true }, [elsewhere]);
});

type Row = Readonly<Record<string, unknown>>;

/** Every row of a version, with each part's name in place of its ids. */
async function toldByName(flowTemplateId: string): Promise<readonly string[]> {
  const { pool } = api.services;
  const told: [table: string, row: Row][] = [];
  const found = new Map<string, string[]>();
  for (const { table, isVersioned, hangsUnder } of partTables) {
    const places = isVersioned ? ['flow_template_id'] : Object.keys(hangsUnder);
    const ids = isVersioned ? [flowTemplateId] : Object.values(hangsUnder).flatMap((parent) => found.get(parent) ?? []);
    const where = places.map((column) => `r.${column} = ANY ($1::uuid[])`).join(' OR ');
    const sql = `SELECT to_jsonb(r) AS row FROM ${table} r WHERE ${where}`;
    const { rows } = await pool.query<{ row: Row }>(sql, [ids]);
    found.set(
      table,
      rows.map(({ row }) => String(row['id'])),
    );
    for (const { row } of rows) told.push([table, row]);
  }
  const names = new Map([[flowTemplateId, 'version']]);
  for (const [table, { id, identity, name }] of told)
    for (const each of [id, identity])
      if (typeof each === 'string') names.set(each, `${table} ${typeof name === 'string' ? name : ''}`);
  const document = await api.services.db.masterTemplateDocument.findMany({
    where: { configuredOutputs: { some: { flowTemplateId } } },
  });
  for (const { id } of document) names.set(id, 'document');
  return told
    .map(([table, { created_at: _created, updated_at: _updated, survey_token: _token, ...row }]) =>
      `${table} ${JSON.stringify(row)}`.replace(/[\da-f]{8}-[\da-f-]{27}/g, (id) => names.get(id) ?? id),
    )
    .toSorted();
}

const output = 'masterTemplate { id name status } url';
const duplicate = (who: Visitor, input: object = {}) =>
  api.attempt(who, 'duplicateForm', { flowTemplateId: form.draftId, teamId: `Team:${form.team.id}`, ...input }, output);
const draftOf = async (globalId: string): Promise<string> =>
  (
    await api.services.db.flowTemplate.findFirstOrThrow({
      where: { masterTemplateId: plainIdOf(globalId), kind: 'draft' },
    })
  ).id;

describe('a duplicate of a form', () => {
  it('is the same form with other ids, including its documents, and can be edited by its creator', async () => {
    const { data, refusal } = await duplicate(form.writer, { cloneOutputDocuments: true });
    expect(refusal).toBeNull();
    const { masterTemplate, url } = data.duplicateForm;
    expect(masterTemplate).toMatchObject({ name: 'Building permit (copy)', status: 'draft' });
    expect(new URL(url).pathname).toBe(`/workflows/${plainIdOf(masterTemplate.id)}/edit`);
    const copyId = await draftOf(masterTemplate.id);
    const [original, copy] = [await toldByName(versionId), await toldByName(copyId)];
    expect(original.length).toBeGreaterThan(12);
    expect(copy).toEqual(original);
    const { db } = api.services;
    const made = await db.masterTemplate.findUniqueOrThrow({
      where: { id: plainIdOf(masterTemplate.id) },
      include: {
        masterTemplateFaqs: true,
        masterTemplateDocuments: { include: { documentMappings: true, file: true } },
      },
    });
    const size = await db.field.findFirstOrThrow({ where: { flowTemplateId: copyId, name: 'Size' } });
    expect(made).toMatchObject({
      copiedFromId: plainIdOf(form.formId),
      description: '<p>Build.</p>',
      identifierFieldIdentity: size.identity,
      masterTemplateFaqs: [{ question: 'Why?' }],
      masterTemplateDocuments: [{ name: 'Permit', file: { state: 'stored', isCarried: true } }],
    });
    const filled = made.masterTemplateDocuments[0]?.documentMappings.map(({ fieldIdentity }) => fieldIdentity);
    expect(new Set(filled)).toEqual(new Set([size.identity, null]));
    expect(
      (await api.attempt(form.writer, 'updateFlowTemplate', { flowTemplateId: `FlowTemplate:${copyId}`, name: 'Mine' }))
        .refusal,
    ).toBeNull();
  });

  it('leaves out the documents of its outputs by default', async () => {
    const { data } = await duplicate(form.writer);
    const flowTemplateId = await draftOf(data.duplicateForm.masterTemplate.id);
    const outputs = await api.services.db.configuredOutput.findMany({ where: { flowTemplateId } });
    expect(outputs).toMatchObject([{ name: 'Permit', documentId: null }]);
  });

  it('is created once, even if the request is repeated', async () => {
    const ask = () => duplicate(form.writer, { idempotencyKey: 'once and only once' });
    const [first, second] = [await ask(), await ask()];
    expect(second.data).toEqual(first.data);
  });

  it('can be made from a published version', async () => {
    const version = await api.services.db.flowTemplate.create({
      data: {
        teamId: form.team.id,
        masterTemplateId: plainIdOf(form.formId),
        kind: 'published',
        version: 41,
        name: 'Of before',
        publishedAt: new Date(),
      },
    });
    const { data } = await duplicate(form.writer, { flowTemplateId: `FlowTemplate:${version.id}` });
    expect(data.duplicateForm.masterTemplate.name).toBe('Of before (copy)');
  });
});

describe('copy permissions', () => {
  const cases = [
    ['a writer who can create forms in the team', () => form.writer, true],
    [
      'a reader who cannot create forms',
      async () => {
        const reader = await makePerson(api.services);
        await addToForm(api.services, form.team.id, plainIdOf(form.formId), reader, 1);
        return reader;
      },
      false,
    ],
    ['a member of the team without the form', () => form.team.member, false],
    ['a person from another government', () => elsewhere, false],
    ['a stranger', () => makePerson(api.services), false],
  ] as const;
  test.each(cases)('%s', async (_who, person, may) => {
    const { refusal, messages } = await duplicate(await person());
    expect(refusal === null && messages.length === 0).toBe(may);
  });

  it("a stranger can't tell a form of another team from a missing one", async () => {
    const stranger = await makePerson(api.services);
    const [closed, absent] = [
      await duplicate(stranger),
      await duplicate(stranger, { flowTemplateId: `FlowTemplate:${newId()}` }),
    ];
    expect(closed.messages).toEqual(absent.messages);
    expect(closed.messages.length).toBeGreaterThan(0);
  });
});

describe('a clone for another government', () => {
  let published: string;
  const clone = (who: Visitor, flowTemplateId: string) =>
    api.attempt(
      who,
      'cloneForm',
      { flowTemplateId: `FlowTemplate:${flowTemplateId}`, teamId: `Team:${otherTeam.id}` },
      output,
    );

  beforeAll(async () => {
    const { db } = api.services;
    await db.masterTemplate.update({
      where: { id: plainIdOf(form.formId) },
      data: { everPublished: true, status: 'published' },
    });
    const draft = await duplicate(form.writer, { cloneOutputDocuments: true });
    // the clone's draft equals the published version
    const source = await draftOf(draft.data.duplicateForm.masterTemplate.id);
    await db.flowTemplate.update({
      where: { id: source },
      data: {
        masterTemplateId: plainIdOf(form.formId),
        kind: 'published',
        version: 7,
        publishedAt: new Date(),
        name: 'Building permit',
      },
    });
    published = source;
  });

  it('copies everything except people, roles, and items of the other team', async () => {
    const { data, refusal } = await clone(elsewhere, published);
    expect(refusal).toBeNull();
    const copyId = await draftOf(data.cloneForm.masterTemplate.id);
    const [original, copy] = [await toldByName(published), await toldByName(copyId)];
    const here = original
      .filter((row) => !row.startsWith('step_attachments'))
      .map((row) => row.replaceAll(form.team.id, otherTeam.id));
    expect(copy).toEqual(here);
    const made = await api.services.db.masterTemplate.findUniqueOrThrow({
      where: { id: plainIdOf(data.cloneForm.masterTemplate.id) },
      include: { masterTemplateMemberships: true },
    });
    expect(made).toMatchObject({
      teamId: otherTeam.id,
      name: 'Building permit',
      status: 'draft',
      masterTemplateMemberships: [{ userId: elsewhere.id, permissionLevelId: 2 }],
    });
  });

  it("can't be made from a draft", async () => {
    expect((await clone(elsewhere, versionId)).messages.length).toBeGreaterThan(0);
  });

  it('is only for governments, and only if the form allows it', async () => {
    const maker = await makePerson(api.services);
    await makeRole(api.services, otherTeam.id, { name: 'More creators', workflowCreator: true }, [maker]);
    expect((await clone(maker, published)).messages.length).toBeGreaterThan(0);
    const { db } = api.services;
    await db.masterTemplate.update({ where: { id: plainIdOf(form.formId) }, data: { forkAllowed: false } });
    expect((await clone(elsewhere, published)).messages.length).toBeGreaterThan(0);
    await db.masterTemplate.update({ where: { id: plainIdOf(form.formId) }, data: { forkAllowed: true } });
  });
});
