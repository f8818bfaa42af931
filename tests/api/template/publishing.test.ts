import { beforeEach, describe, expect, it } from 'vitest';
import { formRows } from '#server/queries/form/formRows.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeKnown, makePerson, makeRole } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

const job = 'job { id state progress result problems { path code } flowTemplate { id version } }';
const publish = (input: object = {}) =>
  api.attempt(form.writer, 'publishFlowTemplate', { flowTemplateId: form.draftId, ...input }, job);

async function jobOf(answer: Awaited<ReturnType<typeof publish>>) {
  await runJobs(api.services);
  const { id } = answer.data.publishFlowTemplate.job;
  const text = `query ($id: ID!) { node(id: $id) { ... on Job { state progress result problems { path code } flowTemplate { version } } } }`;
  return (await api.ask(form.writer, text, { id })).data.node;
}

const versions = () =>
  api.services.db.flowTemplate.findMany({
    where: { masterTemplateId: plainIdOf(form.formId) },
    orderBy: { version: 'asc' },
    select: { id: true, kind: true, version: true, revision: true, isModified: true, name: true },
  });

/** One of each part a form can have. */
async function everything(): Promise<void> {
  const ann = await makeKnown(api.services, form.team.id, { name: 'Ann' });
  const roleId = `Role:${await makeRole(api.services, form.team.id, { name: 'Clerks' })}`;
  const step = await build.step('CollectInfoStep', 'Plot');
  const first = step.sections[0]?.id ?? '';
  const use = await build.field(first, 'multiple_choice', 'Use');
  const [, shop] = await build.options(use.id, ['Home', 'Shop']);
  const area = await build.field(first, 'integer', 'Area');
  const settings = { required: true, minValue: 1, default: 50 };
  await build.edit('updateField', { fieldId: area.id, hint: 'In feet', settings }, 'field { id }');
  const { section } = await build.edit('createSection', { sectionableId: step.id, name: 'Shop' }, 'section { id }');
  await build.field(section.id, 'file', 'Plans');
  const isShop = [{ sourceId: use.id, comparator: 'is', matchValue: shop?.id }];
  await build.edit(
    'createLogicConfig',
    { targetId: section.id, action: 'show', conditions: isShop },
    'logicConfig { id }',
  );
  const survey = await build.edit(
    'createStep',
    { flowTemplateId: form.draftId, type: 'SurveyStep' },
    'step { survey { sections { id } } }',
  );
  await build.field(survey.step.survey.sections[0].id, 'text', 'Opinion');
  const fee = { flowTemplateId: form.draftId, name: 'Fee', source: '{Area} * 2' };
  const { formula } = await build.edit('createFormula', fee, 'formula { id }');
  const payment = await build.step('PaymentStep', 'Fee');
  const config = { calculated: true, formulaId: formula.id, acceptsChecks: true, checkInstructions: '<p>To us</p>' };
  await build.edit('updateStep', { stepId: payment.id, time: 2, timeUnit: 'days', config }, 'step { id }');
  const review = await build.edit(
    'createStep',
    { flowTemplateId: form.draftId, type: 'RequireReviewStep' },
    'step { id reviewGroups { id } }',
  );
  const groupId = review.step.reviewGroups[0].id;
  await build.edit('toggleAttachment', { attachableId: groupId, subjectId: roleId }, 'attachment { id }');
  const assign = await build.step('AssignResponsibilityStep', 'Assign');
  await build.edit('toggleAttachment', { attachableId: assign.id, subjectId: `User:${ann.id}` }, 'attachment { id }');
  const assignees = { stepId: assign.id, assigneeIds: [roleId], deleteOldAssignments: false };
  await build.edit('createStepAssignmentGroup', assignees, 'stepAssignmentGroup { id }');
  const year = { value: 1, unit: 'years' };
  const reminders = [{ direction: 'before', period: year }];
  const output = { expires: true, expiresAfter: year, renewable: true, reminders, issuedOnStepId: assign.id };
  const permit = { flowTemplateId: form.draftId, name: 'Permit', settings: output };
  await build.edit('createConfiguredOutput', permit, 'configuredOutput { id }');
}

/** A version as plain data with positions in place of ids, so that two versions can be compared. */
async function content(flowTemplateId: string): Promise<string> {
  const [source] = await formRows.rows(api.services.pool, [flowTemplateId]);
  const tree = await api.services.db.flowTemplate.findUniqueOrThrow({
    where: { id: flowTemplateId },
    select: {
      name: true,
      description: true,
      completionMessage: true,
      steps: {
        orderBy: { position: 'asc' },
        include: {
          paymentConfig: true,
          survey: true,
          stepEmailNotifications: true,
          stepAttachments: { orderBy: { id: 'asc' } },
          reviewGroups: { include: { stepAttachments: true } },
          stepAssignmentGroups: { include: { stepAssignments: true } },
        },
      },
      fields: { orderBy: { identity: 'asc' } },
      configuredOutputs: { include: { renewalReminders: true } },
    },
  });
  const { version: _version, revision: _revision, kind: _kind, ...form } = source ?? {};
  const lists = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted(byIdentity) : value]),
  );
  const places = new Map<string, number>();
  const identities = new Set(JSON.stringify(form).match(/(?<="identity":")[0-9a-f-]{36}/g));
  const text = JSON.stringify([lists, tree], (key, value: unknown) => {
    if (key === 'createdAt' || key === 'updatedAt') return undefined;
    return typeof value === 'bigint' ? Number(value) : value;
  });
  return text.replace(/(?<=")[0-9a-f]{8}-[0-9a-f-]{27}(?=")/g, (id) => {
    if (identities.has(id)) return id;
    if (!places.has(id)) places.set(id, places.size);
    return `#${places.get(id)}`;
  });
}

const byIdentity = (a: { identity?: string; targetIdentity?: string }, b: typeof a): number =>
  `${a.identity ?? a.targetIdentity}` < `${b.identity ?? b.targetIdentity}` ? -1 : 1;

describe('publishing', () => {
  it('creates a version that equals the draft, with the same identities and other rows', async () => {
    await everything();
    const answer = await publish();
    expect(answer.data.publishFlowTemplate.job).toMatchObject({ state: 'queued', progress: 0, result: null });
    const done = await jobOf(answer);
    expect(done).toMatchObject({ state: 'complete', progress: 100, problems: [], flowTemplate: { version: 2 } });
    const [published, draft] = await versions();
    expect(published).toMatchObject({ kind: 'published', version: 1, name: 'Building permit' });
    expect(draft).toMatchObject({ id: plainIdOf(form.draftId), kind: 'draft', version: 2, isModified: false });
    expect(await content(published?.id ?? '')).toBe(await content(plainIdOf(form.draftId)));
    const ids = async (flowTemplateId: string) =>
      (await api.services.db.field.findMany({ where: { flowTemplateId } })).map(({ id }) => id);
    const shared = new Set(await ids(published?.id ?? '')).intersection(new Set(await ids(plainIdOf(form.draftId))));
    expect(shared.size).toBe(0);
  });

  it('reports its result, and opens the form', async () => {
    await build.step('BasicStep', 'Receive');
    const done = await jobOf(await publish());
    const { slug } = await api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: plainIdOf(form.formId) } });
    expect(done.result).toEqual({
      template_data: {
        flow_template: {
          id: plainIdOf(form.draftId),
          version: 2,
          is_modified: false,
          name: 'Building permit',
          master_template_id: plainIdOf(form.formId),
        },
        master_template: {
          id: plainIdOf(form.formId),
          name: 'Building permit',
          slug,
          status: 'published',
          ever_published: true,
        },
      },
    });
    const noted = await api.services.db.activity.findFirst({
      where: { kind: 'publishFlowTemplate', masterTemplateId: plainIdOf(form.formId) },
    });
    expect(noted?.data).toMatchObject({ version: 1, publishedById: form.writer.id });
  });

  it('can be watched', async () => {
    await build.step('BasicStep');
    const answer = await publish();
    await runJobs(api.services);
    const { id } = answer.data.publishFlowTemplate.job;
    const told = await api.services.db.eventOutbox.findMany({ where: { topic: `job:${plainIdOf(id)}` } });
    expect(told).toHaveLength(2);
    const ofForm = await api.services.db.eventOutbox.findMany({
      where: { topic: `form:${plainIdOf(form.draftId)}` },
      orderBy: { seq: 'asc' },
    });
    expect(ofForm.at(-1)?.payload).toMatchObject({ kind: 'FlowTemplate', verb: 'updated', revision: 3 });
  });

  it('is refused with everything that blocks it', async () => {
    await build.step('CollectInfoStep', 'Plot');
    await build.step('RequireReviewStep', 'Fire');
    const choice = await build.step('CollectInfoStep', 'Use');
    await build.field(choice.sections[0]?.id ?? '', 'multiple_choice', 'Use');
    const done = await jobOf(await publish());
    expect(done).toMatchObject({ state: 'complete', progress: 100 });
    expect(done.result).toEqual({
      errors: [
        'Step 1 (Plot) collects information but has no fields.',
        'Step 2 (Fire) has a review group without reviewers.',
        "Add at least one option to field 'Use'.",
      ],
    });
    expect(done.problems.map(({ code }: { code: string }) => code)).toEqual([
      'stepWithoutFields',
      'reviewGroupWithoutReviewers',
      'fieldWithoutOptions',
    ]);
    expect(await versions()).toHaveLength(1);
    const text = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { publishProblems { code } } } }';
    const { data } = await api.ask(form.writer, text, { id: form.draftId });
    expect(data.node.publishProblems).toEqual(done.problems.map(({ code }: { code: string }) => ({ code })));
  });

  it('is refused for a form without steps, and without changes', async () => {
    expect((await jobOf(await publish())).result).toEqual({ errors: ['Add at least one step before publishing.'] });
    await build.step('BasicStep');
    await jobOf(await publish());
    const again = await jobOf(await publish());
    expect(again.result).toEqual({ errors: ['Nothing has changed since this form was published.'] });
  });

  it('creates one version if requested twice at the same time', async () => {
    await build.step('BasicStep');
    const answers = await Promise.all([publish(), publish(), publish()]);
    const jobs = new Set(answers.map(({ data }) => data.publishFlowTemplate.job.id));
    expect(jobs.size).toBe(1);
    await runJobs(api.services);
    expect((await versions()).map(({ kind, version }) => `${kind} ${version}`)).toEqual(['published 1', 'draft 2']);
  });

  it('is refused if the draft has changed since it was seen', async () => {
    await build.step('BasicStep');
    const [before] = await versions();
    await build.step('BasicStep');
    expect((await publish({ revision: before?.revision })).refusal).toBe('outdated');
    const answer = await publish({ revision: (before?.revision ?? 0) + 1 });
    await build.step('BasicStep', 'Too late');
    const done = await jobOf(answer);
    expect(done.result).toEqual({
      errors: [
        'The information on this page is out of date. Someone else may have updated it. Please refresh the page.',
      ],
    });
    expect(await versions()).toHaveLength(1);
  });

  it('leaves a deliberately closed form closed', async () => {
    await build.step('BasicStep');
    await jobOf(await publish());
    await api.act(form.writer, 'setMasterTemplateStatus', { masterTemplateId: form.formId, status: 'closed' });
    await build.edit(
      'updateFlowTemplate',
      { flowTemplateId: form.draftId, name: 'Permit to build' },
      'flowTemplate { id }',
    );
    const row = () => api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: plainIdOf(form.formId) } });
    expect(await row()).toMatchObject({ name: 'Building permit', status: 'closed' });
    await jobOf(await publish());
    expect(await row()).toMatchObject({ name: 'Permit to build', status: 'closed' });
  });

  it('gives concurrent editors either the old or the new draft, never half of one', async () => {
    await everything();
    const answer = await publish();
    const edits = Array.from({ length: 8 }, (_, number) =>
      api.attempt(form.writer, 'createStep', {
        flowTemplateId: form.draftId,
        type: 'BasicStep',
        name: `Late ${number}`,
      }),
    );
    const [done] = await Promise.all([jobOf(answer), ...edits]);
    const all = await versions();
    const draft = all.find(({ kind }) => kind === 'draft');
    expect(draft?.isModified).toBe(true);
    const late = (flowTemplateId: string) =>
      api.services.db.step.count({ where: { flowTemplateId, name: { startsWith: 'Late' } } });
    expect(await late(plainIdOf(form.draftId))).toBe(8);
    // an earlier edit made the publisher's view outdated; otherwise the version includes none of them
    const isPublished = !('errors' in done.result);
    expect(all).toHaveLength(isPublished ? 2 : 1);
    const published = all.find(({ kind }) => kind === 'published');
    expect(published ? await late(published.id) : 0).toBe(0);
  });
});

describe('a published version', () => {
  it('rejects every change, in the API and in the database', async () => {
    await everything();
    await jobOf(await publish());
    const [published] = await versions();
    const flowTemplateId = published?.id ?? '';
    const step = await api.services.db.step.findFirstOrThrow({ where: { flowTemplateId, type: 'CollectInfoStep' } });
    const field = await api.services.db.field.findFirstOrThrow({ where: { flowTemplateId } });
    const refused: [string, object][] = [
      ['createStep', { flowTemplateId: `FlowTemplate:${flowTemplateId}`, type: 'BasicStep' }],
      ['updateStep', { stepId: `Step:${step.id}`, name: 'x' }],
      ['deleteStep', { stepId: `Step:${step.id}` }],
      ['updateField', { fieldId: `Field:${field.id}`, name: 'x' }],
      ['publishFlowTemplate', { flowTemplateId: `FlowTemplate:${flowTemplateId}` }],
    ];
    for (const [mutation, input] of refused) {
      const { codes } = await api.attemptByName(form.writer, mutation, input as Record<string, unknown>);
      expect([mutation, codes]).toEqual([mutation, ['FORBIDDEN']]);
    }
    const change = api.services.pool.query(`UPDATE steps SET name = 'x' WHERE id = $1`, [step.id]);
    await expect(change).rejects.toThrow(/a published form cannot be changed/);
  });

  it('is built once and stays the same while the draft changes', async () => {
    const step = await build.step('CollectInfoStep', 'Plot');
    const area = await build.field(step.sections[0]?.id ?? '', 'integer', 'Area');
    await jobOf(await publish());
    const [published] = await versions();
    const before = await api.services.loadForm(published?.id ?? '');
    await build.edit('updateField', { fieldId: area.id, name: 'Floor area' }, 'field { id }');
    const draft = await api.services.loadForm(plainIdOf(form.draftId));
    expect(draft?.fields.map(({ name }) => name)).toEqual(['Floor area']);
    expect(await api.services.loadForm(published?.id ?? '')).toBe(before);
    expect(before?.fields).toMatchObject([{ name: 'Area', identity: area.identity }]);
    await jobOf(await publish());
    expect((await versions()).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'published 1',
      'published 2',
      'draft 3',
    ]);
  });

  it('is public, but its draft is not', async () => {
    await everything();
    await jobOf(await publish());
    const stranger = await makePerson(api.services);
    const [published] = await versions();
    const text = `query ($id: ID!) { node(id: $id) { ... on FlowTemplate { name steps { name internalInstructions sections { fields { name } } } } } }`;
    const seen = await api.ask(stranger, text, { id: `FlowTemplate:${published?.id}` });
    expect(seen.data.node.steps[0]).toMatchObject({ name: 'Plot', internalInstructions: null });
    expect((await api.ask(stranger, text, { id: form.draftId })).data.node).toBeNull();
    const people = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { steps { attachments { id } } } } }';
    expect((await api.ask(stranger, people, { id: `FlowTemplate:${published?.id}` })).codes).toContain('FORBIDDEN');
  });
});
