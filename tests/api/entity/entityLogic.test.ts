import { beforeEach, describe, expect, it, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let kind: TestKind;
let field: { readonly id: string; readonly identity: string };
let largeSection: string;

beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  kind = await makeKind(api.services, form.team.id, 'Business', [
    { name: 'Employees', dataType: 'integer', viewable: true },
    { name: 'Revenue', dataType: 'money', viewable: true },
    { name: 'Class', dataType: 'multiple_choice', options: ['Food', 'Retail'], viewable: true },
    { name: 'Owner', viewable: true },
    { name: 'Rating', dataType: 'integer' },
  ]);
  const { id: sectionableId, sections } = await build.step('CollectInfoStep', 'Your business');
  const input = { sectionId: sections[0]?.id ?? '', dataType: 'entity', name: 'Business', customEntityId: kind.id };
  ({ field } = await build.edit('createField', input, 'field { id identity }'));
  const { section } = await build.edit('createSection', { sectionableId, name: 'Large' }, 'section { id }');
  largeSection = section.id;
});

interface Tested {
  readonly name: string;
  readonly comparator: string;
  readonly matchValue: string | number;
}

const showLarge = ({ name, comparator, matchValue }: Tested) => {
  const condition = { sourceId: field.id, entityFieldId: kind.fieldId(name), comparator, matchValue };
  const input = { targetId: largeSection, action: 'show', conditions: [condition] };
  return api.attemptByName(
    form.writer,
    'createLogicConfig',
    input,
    'logicConfig { conditions { sourceId entityFieldId comparator matchValue } }',
  );
};

const publish = async (): Promise<void> => {
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
};

async function makeBusiness(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const id = newId();
  const { db } = api.services;
  await db.entity.create({ data: { id, teamId: form.team.id, customEntityId: kind.id, name } });
  await db.entityFieldValue.createMany({
    data: Object.entries(values).map(([of, value]) => {
      return { teamId: form.team.id, entityId: id, customEntityFieldId: kind.fieldId(of), value };
    }),
  });
  return id;
}

describe('a condition over a value of the chosen entity', () => {
  test.each([
    ['Employees', 'greater', 50, 50],
    ['Revenue', 'less', '$1,250.50', 1250.5],
    ['Class', 'is', 'Food', 'Food'],
  ] as const)('%s %s %j is saved', async (name, comparator, matchValue, stored) => {
    const { data, refusal } = await showLarge({ name, comparator, matchValue });
    expect(refusal).toBeNull();
    expect(data.createLogicConfig.logicConfig.conditions).toEqual([
      { sourceId: field.id, entityFieldId: kind.fieldId(name), comparator, matchValue: stored },
    ]);
  });

  test.each([
    ['a value that applicants cannot see', 'Rating', 'greater', 3, 'invalidLogic'],
    ['a text', 'Owner', 'is', 'Ada', 'invalidLogic'],
    ['a comparison for another type', 'Class', 'greater', 3, 'invalidLogic'],
    ['a choice that is not offered', 'Class', 'is', 'Other', 'invalidLogic'],
    ['an amount that could be cents', 'Revenue', 'greater', 1250, 'amountAmbiguous'],
  ] as const)('is refused for %s', async (_why, name, comparator, matchValue, code) => {
    expect(Object.values((await showLarge({ name, comparator, matchValue })).refusal ?? {})).toEqual([code]);
  });

  it('is refused for a field of another kind', async () => {
    const other = await makeKind(api.services, form.team.id, 'Dog', [
      { name: 'Weight', dataType: 'integer', viewable: true },
    ]);
    kind = { ...kind, fieldId: other.fieldId };
    const { refusal } = await showLarge({ name: 'Weight', comparator: 'greater', matchValue: 3 });
    expect(Object.values(refusal ?? {})).toEqual(['invalidLogic']);
  });

  it('keeps the field from being deleted or hidden, and applies to what applicants choose', async () => {
    await showLarge({ name: 'Employees', comparator: 'greater', matchValue: 50 });
    const target = { customEntityFieldId: `CustomEntityField:${kind.fieldId('Employees')}` };
    const { owner } = form.team;
    expect((await api.attempt(owner, 'deleteCustomEntityField', { ...target, withData: true })).refusal).toBe(
      'entityFieldInUse',
    );
    const update = async (change: object) =>
      (await api.attempt(owner, 'updateCustomEntityField', { ...target, ...change })).refusal;
    expect(await update({ viewable: false })).toBe('entityFieldInUse');
    expect(await update({ name: 'Staff' })).toBeNull();
    const plan = await build.field(largeSection, 'string', 'Safety plan');
    await build.edit('updateField', { fieldId: plan.id, settings: { required: true } }, 'field { id }');
    await publish();
    const { resident, submission, fieldId } = await started();
    const [large, small] = [
      await makeBusiness('Mill', { Employees: '80', Rating: '1' }),
      await makeBusiness('Stand', { Employees: '2' }),
    ];
    const choose = (content: unknown, revision: number) =>
      saveTestAnswer(api, resident, {
        ...{ activeStepId: submission.stepId('Your business'), fieldId: fieldId('Business'), content, revision },
      });
    const advance = () =>
      api.attemptByName(resident, 'advanceStep', {
        activeStepId: `ActiveStep:${submission.stepId('Your business')}`,
        confirmsAll: true,
      });
    // what a client sends as values doesn't count
    const chosen = await choose({ id: large, name: 'Mill', values: { [kind.fieldId('Employees')]: '1' } }, 0);
    expect(chosen.data.saveAnswer.answer.content).toEqual({
      ...{ id: large, name: 'Mill', values: { [kind.fieldId('Employees')]: '80' } },
    });
    expect((await advance()).refusal).toEqual({ [`answers.${plan.identity}`]: 'blank' });
    // the decision stays, although the entity changes
    await api.services.db.entityFieldValue.updateMany({ where: { entityId: large }, data: { value: '3' } });
    expect((await advance()).refusal).toEqual({ [`answers.${plan.identity}`]: 'blank' });
    await choose({ id: small, name: 'Stand' }, 1);
    expect((await advance()).refusal).toBeNull();
  });
});

interface Started {
  readonly resident: TestPerson;
  readonly submission: LaunchedSubmission;
  readonly fieldId: (name: string) => string;
}

async function started(): Promise<Started> {
  const resident = await makePerson(api.services);
  const { db } = api.services;
  await db.masterTemplate.update({ where: { id: plainIdOf(form.formId) }, data: { isPrivate: false } });
  const submission = await launchTestSubmission(api, resident, { formId: plainIdOf(form.formId) } as PublishedForm);
  const fields = await db.field.findMany({ where: { flowTemplate: { submissions: { some: { id: submission.id } } } } });
  return {
    resident,
    submission,
    fieldId: (name) => fields.find((each) => each.name === name)?.id ?? '',
  };
}

describe('a formula over a value of the chosen entity', () => {
  const names = async () => {
    const query = `{ node(id: "${form.draftId}") { ... on FlowTemplate { formulaNames { label identity isNumeric } } } }`;
    return (await api.ask(form.writer, query)).data.node.formulaNames;
  };
  const key = (name: string): string => `${field.identity}/${kind.fieldId(name)}`;

  it('is written with the names of both fields, and follows when they change', async () => {
    expect(await names()).toEqual([
      { label: 'Business', identity: field.identity, isNumeric: false },
      { label: 'Business: Employees', identity: key('Employees'), isNumeric: true },
      { label: 'Business: Revenue', identity: key('Revenue'), isNumeric: true },
      { label: 'Business: Class', identity: key('Class'), isNumeric: false },
      { label: 'Business: Owner', identity: key('Owner'), isNumeric: false },
    ]);
    const input = {
      flowTemplateId: form.draftId,
      name: 'Fee',
      source: '{Business: Employees} * 2 + {business: revenue}',
    };
    const { formula } = await build.edit('createFormula', input, 'formula { id source tree }');
    expect(formula).toMatchObject({
      source: '{Business: Employees} * 2 + {Business: Revenue}',
      tree: {
        to: [{ to: [{ field: field.identity, entityFieldId: kind.fieldId('Employees') }, { number: '2' }] }, {}],
      },
    });
    const rename = { customEntityFieldId: `CustomEntityField:${kind.fieldId('Employees')}`, name: 'Staff' };
    await api.act(form.team.owner, 'updateCustomEntityField', rename);
    const { data } = await api.ask(form.writer, `{ node(id: "${formula.id}") { ... on Formula { source } } }`);
    expect(data.node.source).toBe('{Business: Staff} * 2 + {Business: Revenue}');
    const tried = `{ node(id: "${form.draftId}") { ... on FlowTemplate { triedFormula(source: "{Business: Staff} / 4",
      samples: [{ identity: "${key('Employees')}", number: 10 }]) { result usedFields } } } }`;
    expect((await api.ask(form.writer, tried)).data.node.triedFormula).toEqual({
      ...{ result: '2.5', usedFields: [key('Employees')] },
    });
  });

  test.each(['Owner', 'Class', 'Rating'])('cannot use %s', async (name) => {
    const input = { flowTemplateId: form.draftId, name: 'Fee', source: `{Business: ${name}} * 2` };
    expect((await api.attempt(form.writer, 'createFormula', input)).refusal).toEqual({
      source: name === 'Rating' ? 'formulaUnknownName' : 'formulaNameNotNumeric',
    });
  });

  it('decides with amounts in dollars', async () => {
    const input = { flowTemplateId: form.draftId, name: 'Doubled', source: '{Business: Revenue} * 2' };
    const { formula } = await build.edit('createFormula', input, 'formula { id }');
    const conditions = [{ sourceId: formula.id, comparator: 'equal', matchValue: 25 }];
    await build.edit('createLogicConfig', { targetId: largeSection, action: 'show', conditions }, 'logicConfig { id }');
    const plan = await build.field(largeSection, 'string', 'Plan');
    await build.edit('updateField', { fieldId: plan.id, settings: { required: true } }, 'field { id }');
    await publish();
    const { resident, submission, fieldId } = await started();
    const id = await makeBusiness('Mill', { Revenue: '12.50' });
    const activeStepId = submission.stepId('Your business');
    await saveTestAnswer(api, resident, { activeStepId, fieldId: fieldId('Business'), content: { id, name: 'Mill' } });
    const advanced = await api.attempt(resident, 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}` });
    expect(advanced.refusal).toEqual({ [`answers.${plan.identity}`]: 'blank' });
  });
});

describe('publishing', () => {
  it('is refused if logic uses a value that can no longer be used', async () => {
    await showLarge({ name: 'Employees', comparator: 'greater', matchValue: 50 });
    await build.field(largeSection, 'string', 'Safety plan');
    await api.services.db.customEntityField.update({
      where: { id: kind.fieldId('Employees') },
      data: { viewable: false },
    });
    expect(await publishProblems(form.draftId)).toEqual(['entityValueUnusable']);
  });

  test.each([
    ['the same name and type', { name: 'EMPLOYEES', dataType: 'integer', viewable: true }, []],
    ['another type', { name: 'Employees', dataType: 'text', viewable: true }, ['entityValueUnusable']],
    ['no view for applicants', { name: 'Employees', dataType: 'integer' }, ['entityValueUnusable']],
  ] as const)('a copy for another team that has a field with %s', async (_title, own, problems) => {
    await showLarge({ name: 'Employees', comparator: 'greater', matchValue: 50 });
    await build.field(largeSection, 'string', 'Safety plan');
    const other = await makeTeam(api.services);
    await api.services.db.team.update({ where: { id: other.id }, data: { enableFormCreation: true } });
    await makeRole(api.services, other.id, { name: 'Creators', workflowCreator: true }, [form.writer]);
    const theirs = await makeKind(api.services, other.id, 'business', [own]);
    const { data } = await api.act(
      form.writer,
      'duplicateForm',
      { flowTemplateId: form.draftId, teamId: `Team:${other.id}`, idempotencyKey: newId() },
      'masterTemplate { id }',
    );
    const masterTemplateId = plainIdOf(data.duplicateForm.masterTemplate.id);
    const copy = await api.services.db.flowTemplate.findFirstOrThrow({ where: { masterTemplateId, kind: 'draft' } });
    const copyId = `FlowTemplate:${copy.id}`;
    expect(await publishProblems(copyId)).toEqual(problems);
    const logic = await api.services.db.logicConfig.findFirstOrThrow({ where: { flowTemplateId: copy.id } });
    const [condition] = logic.conditions as unknown as readonly { readonly entityFieldId: string }[];
    expect(condition?.entityFieldId === theirs.fieldId(own.name)).toBe(own.dataType === 'integer');
  });
});

async function publishProblems(flowTemplateId: string): Promise<readonly string[]> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { publishProblems { code } } } }';
  const { data } = await api.ask(form.writer, query, { id: flowTemplateId });
  return data.node.publishProblems.map(({ code }: { code: string }) => code);
}

test('reviewers who know only the name of an entity do not read its values in the answer', async () => {
  const { services } = api;
  const [resident, clerk, reviewer] = [
    await makePerson(services),
    await makePerson(services),
    await makePerson(services),
  ];
  const reviewed = await publishedForm(services, form.team.id, [
    { name: 'Apply', external: true, fields: [{ name: 'Business', dataType: 'entity', customEntityId: kind.id }] },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(services, form.team.id, reviewed.formId, clerk, 2);
  const submission = await launchTestSubmission(api, resident, reviewed);
  const id = await makeBusiness('Mill', { Employees: '80' });
  const activeStepId = submission.stepId('Apply');
  await saveTestAnswer(api, resident, {
    activeStepId,
    fieldId: reviewed.fieldId('Business'),
    content: { id, name: '' },
  });
  const content = { id, name: 'Mill', values: { [kind.fieldId('Employees')]: '80' } };
  await services.db.answer.updateMany({ where: { submissionId: submission.id }, data: { content } });
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}` });
  const read = async (who: Visitor) => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Submission { answers { content } } } }';
    const { data } = await api.ask(who, query, { id: `Submission:${submission.id}` });
    return data.node?.answers.map((answer: { content: unknown }) => answer.content);
  };
  expect(await read(resident)).toEqual([content]);
  expect(await read(clerk)).toEqual([content]);
  expect(await read(reviewer)).toEqual([{ id, name: 'Mill' }]);
});

test('clients get the rules of a form without the other fields of its entities', async () => {
  const query = `{ node(id: "${form.draftId}") { ... on FlowTemplate { rules } } }`;
  const { data } = await api.ask(form.writer, query);
  expect(JSON.stringify(data.node.rules)).not.toContain('Rating');
});
