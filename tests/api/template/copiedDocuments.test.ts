import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationNames } from '#server/database/migrations.ts';
import { newId } from '#server/newId.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let otherTeam: TestTeam;
let elsewhere: TestPerson;
let published: string;

/** A published form whose permit is generated from a document. */
beforeAll(async () => {
  const { services } = api;
  form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep', 'Details');
  await build.edit('updateStep', { stepId: step.id, external: true }, 'step { id }');
  const size = await build.field(step.sections[0]?.id ?? '', 'integer', 'Size');
  await configureOutput(
    services,
    { teamId: form.team.id, formId: plainIdOf(form.formId), versionId: plainIdOf(form.draftId) },
    { name: 'Permit', fills: { size: { fieldId: size.identity } } },
  );
  const obstacles = await publish(form.writer, plainIdOf(form.draftId));
  if (obstacles.length > 0) throw new Error(`The form could not be published: ${obstacles.join(', ')}`);
  await services.db.masterTemplateDocument.updateMany({ data: { description: 'On letterhead' } });
  const version = await services.db.flowTemplate.findFirstOrThrow({
    where: { masterTemplateId: plainIdOf(form.formId), kind: 'published' },
  });
  published = version.id;
  otherTeam = await makeTeam(services);
  await services.db.team.update({ where: { id: otherTeam.id }, data: { enableFormCreation: true } });
  elsewhere = await makePerson(services, { isGovernment: true });
  await makeRole(services, otherTeam.id, { name: 'Creators', workflowCreator: true }, [elsewhere]);
  await services.db.masterTemplate.update({ where: { id: plainIdOf(form.formId) }, data: { forkAllowed: true } });
});

const draftOf = (masterTemplateId: string) =>
  api.services.db.flowTemplate.findFirstOrThrow({ where: { masterTemplateId, kind: 'draft' } });

/** The codes of the obstacles to publishing. */
async function publish(who: TestPerson, flowTemplateId: string): Promise<readonly string[]> {
  const input = { flowTemplateId: `FlowTemplate:${flowTemplateId}` };
  const { data } = await api.act(who, 'publishFlowTemplate', input, 'job { id }');
  await runJobs(api.services);
  const text = `query ($id: ID!) { node(id: $id) { ... on Job { state problems { code } } } }`;
  const { state, problems } = (await api.ask(who, text, { id: data.publishFlowTemplate.job.id })).data.node;
  expect(state).toBe('complete');
  return problems.map(({ code }: { code: string }) => code);
}

/** Copies the form and returns the copy's id. */
async function copy(who: TestPerson, mutation: 'duplicateForm' | 'cloneForm', teamId: string): Promise<string> {
  const withDocuments = mutation === 'duplicateForm' ? { cloneOutputDocuments: true } : {};
  const input = { flowTemplateId: `FlowTemplate:${published}`, teamId: `Team:${teamId}`, ...withDocuments };
  const { data, refusal } = await api.attempt(who, mutation, input, 'masterTemplate { id }');
  expect(refusal).toBeNull();
  return plainIdOf(data[mutation].masterTemplate.id);
}

/** Completes a submission of a one-step form and returns the states of its outputs. */
async function issue(who: TestPerson, masterTemplateId: string): Promise<unknown> {
  const input = { masterTemplateId: `MasterTemplate:${masterTemplateId}` };
  const launched = await api.attempt(who, 'launchSubmission', input, 'submission { id activeSteps { id } }');
  expect(launched.refusal).toBeNull();
  const { id, activeSteps } = launched.data.launchSubmission.submission;
  expect((await api.attempt(who, 'advanceStep', { activeStepId: activeSteps[0].id })).refusal).toBeNull();
  await runJobs(api.services);
  return api.services.db.issuedOutput.findMany({ where: { submissionId: plainIdOf(id) } });
}

describe.each([
  ['a duplicate', 'duplicateForm', () => form.writer, () => form.team.id],
  ['a clone', 'cloneForm', () => elsewhere, () => otherTeam.id],
] as const)('%s of a form with documents', (_what, mutation, whose, teamOf) => {
  it('can be published, and issues outputs from the copied document', async () => {
    const who = whose();
    const copyId = await copy(who, mutation, teamOf());
    const draft = await draftOf(copyId);
    expect(await publish(who, draft.id)).toEqual([]);
    expect(await issue(who, copyId)).toMatchObject([
      { name: 'Permit', state: 'generated', fileId: expect.any(String) as string },
    ]);
  });
});

describe('the copied document', () => {
  const documentsOf = (masterTemplateId: string) =>
    api.services.db.masterTemplateDocument.findMany({ where: { masterTemplateId } });

  it('is the one in use, and covers every version of the copy', async () => {
    const { db } = api.services;
    const [original] = await documentsOf(plainIdOf(form.formId));
    await db.masterTemplateDocument.update({ where: { id: original!.id }, data: { stopVersion: 1, latest: false } });
    expect(await documentsOf(await copy(form.writer, 'duplicateForm', form.team.id))).toMatchObject([
      {
        ...{ name: 'Permit', description: 'On letterhead', startVersion: 1, stopVersion: null, latest: true },
        publishedAt: expect.any(Date) as Date,
      },
    ]);
    await db.masterTemplateDocument.update({ where: { id: original!.id }, data: { stopVersion: null, latest: true } });
  });

  it('is the draft that the output names if none is in use', async () => {
    const { db } = api.services;
    const [original] = await documentsOf(plainIdOf(form.formId));
    await db.masterTemplateDocument.update({ where: { id: original!.id }, data: { publishedAt: null } });
    expect(await documentsOf(await copy(form.writer, 'duplicateForm', form.team.id))).toMatchObject([
      { name: 'Permit', startVersion: 1, publishedAt: null },
    ]);
    await db.masterTemplateDocument.update({ where: { id: original!.id }, data: { publishedAt: new Date() } });
  });
});

it('repairs copies made without a start version', async () => {
  const { db } = api.services;
  const own = { teamId: form.team.id, masterTemplateId: plainIdOf(form.formId) };
  const [broken, draft] = [newId(), newId()];
  await db.masterTemplateDocument.create({ data: { ...own, id: broken, publishedAt: new Date() } });
  await db.masterTemplateDocument.create({ data: { ...own, id: draft } });
  const name = migrationNames().find((each) => each.endsWith('_start_version_of_copied_documents'));
  const url = new URL(`../../../prisma/migrations/${name}/migration.sql`, import.meta.url);
  await db.$executeRawUnsafe(readFileSync(url, 'utf8'));
  const where = { id: { in: [broken, draft] } };
  const repaired = await db.masterTemplateDocument.findMany({ where, orderBy: { startVersion: 'asc' } });
  expect(repaired).toMatchObject([
    { id: broken, startVersion: 1, latest: true },
    { id: draft, startVersion: null },
  ]);
});
