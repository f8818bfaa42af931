import { beforeAll, describe, expect, it, test } from 'vitest';
import { maxAmount } from '#domain/kernel/money.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

const updateStep = (stepId: string, change: object, selection = 'id') =>
  api.attempt(form.writer, 'updateStep', { stepId, ...change }, `step { ${selection} }`);

describe('a step', () => {
  it('has the settings its type needs', async () => {
    const parts = 'sections { id } survey { sections { id } } config { mode } reviewGroups { id } external';
    const made = async (type: string) =>
      (await build.edit('createStep', { flowTemplateId: form.draftId, type }, `step { ${parts} }`)).step;
    const bare = { sections: [], survey: null, config: null, reviewGroups: [], external: false };
    const one = [{ id: expect.any(String) }];
    expect(await made('BasicStep')).toEqual(bare);
    expect(await made('AssignResponsibilityStep')).toEqual(bare);
    expect(await made('CollectInfoStep')).toEqual({ ...bare, sections: one, external: true });
    expect(await made('SurveyStep')).toEqual({ ...bare, survey: { sections: one } });
    expect(await made('PaymentStep')).toEqual({ ...bare, config: { mode: 'flat' }, external: true });
    expect(await made('RequireReviewStep')).toEqual({ ...bare, reviewGroups: one });
  });

  it('is inserted at a position, and the others move', async () => {
    const other = await makeDraft(api);
    const there = formBuilder(api, other);
    const a = await there.step('BasicStep', 'a');
    const b = await there.step('BasicStep', 'b');
    const c = await there.step('BasicStep', 'c');
    const order = async (): Promise<string> => {
      const where = { flowTemplateId: plainIdOf(other.draftId) };
      const rows = await api.services.db.step.findMany({ where, orderBy: { position: 'asc' } });
      return rows.map(({ name, position }) => `${position}${name}`).join(' ');
    };
    await there.edit('reorderStep', { stepId: c.id, position: 0 }, 'step { id }');
    expect(await order()).toBe('0c 1a 2b');
    const inTheMiddle = { flowTemplateId: other.draftId, type: 'BasicStep', name: 'd', position: 1 };
    await there.edit('createStep', inTheMiddle, 'step { id }');
    expect(await order()).toBe('0c 1d 2a 3b');
    await there.edit('deleteStep', { stepId: a.id }, 'deletedStepId');
    expect(await order()).toBe('0c 1d 2b');
    await there.edit('reorderStep', { stepId: b.id, position: 99 }, 'step { id }');
    expect(await order()).toBe('0c 1d 2b');
  });

  it('changes only the given settings', async () => {
    const { id } = await build.step('CollectInfoStep', 'Your project');
    const selection =
      'name external autoadvance revisable requiresSignature time timeUnit internalInstructions externalInstructions';
    await updateStep(id, { time: 3, timeUnit: 'days', internalInstructions: '<p>Call the owner.</p>' });
    const { data } = await updateStep(id, { requiresSignature: true, revisable: false, external: null }, selection);
    expect(data.updateStep.step).toEqual({
      name: 'Your project',
      external: true,
      autoadvance: false,
      revisable: false,
      requiresSignature: true,
      time: 3,
      timeUnit: 'days',
      internalInstructions: '<p>Call the owner.</p>',
      externalInstructions: null,
    });
  });

  it('continues automatically by default once everything is approved or paid', async () => {
    const types = ['BasicStep', 'CollectInfoStep', 'RequireReviewStep', 'PaymentStep'] as const;
    const made = [];
    for (const type of types) made.push(plainIdOf((await build.step(type)).id));
    const steps = await api.services.db.step.findMany({ where: { id: { in: made }, autoadvance: true } });
    expect(steps.map(({ type }) => type).toSorted()).toEqual(['PaymentStep', 'RequireReviewStep']);
  });

  it('has a timeframe with both parts, or none', async () => {
    const { id } = await build.step('BasicStep');
    expect((await updateStep(id, { time: 3 })).refusal).toEqual({ timeUnit: 'timeUnitMissing' });
    expect((await updateStep(id, { time: 0, timeUnit: 'days' })).refusal).toEqual({ time: 'timeInvalid' });
    await updateStep(id, { time: 2, timeUnit: 'hours' });
    expect((await updateStep(id, { timeUnit: null })).refusal).toEqual({ timeUnit: 'timeUnitMissing' });
    const removed = await updateStep(id, { time: null, timeUnit: null }, 'time timeUnit');
    expect(removed.data.updateStep.step).toEqual({ time: null, timeUnit: null });
  });

  test.each([
    ['<p>Bring <b>two</b> copies.</p>', '<p>Bring <strong>two</strong> copies.</p>'],
    ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="https://example.gov" target="_blank">here</a>', '<a href="https://example.gov">here</a>'],
    ['<h1>Title</h1><img src=x onerror=alert(1)>', '<h3>Title</h3>'],
    ['<p>&nbsp;</p><p><br></p>', null],
    ['   ', null],
    ['<style>p{}</style><iframe src="//evil"></iframe>', null],
  ])('keeps only safe HTML of the instructions %j', async (typed, kept) => {
    const { id } = await build.step('BasicStep');
    const { data } = await updateStep(id, { externalInstructions: typed }, 'externalInstructions');
    expect(data.updateStep.step.externalInstructions).toBe(kept);
  });

  it('rejects instructions as long as a book', async () => {
    const { id } = await build.step('BasicStep');
    const { refusal } = await updateStep(id, { externalInstructions: 'x'.repeat(50_001) });
    expect(refusal).toEqual({ externalInstructions: 'tooLong' });
  });
});

describe('a payment step', () => {
  // only the operator sets the platform fee
  beforeAll(() => api.services.db.user.update({ where: { id: form.writer.id }, data: { isOperator: true } }));

  const config = `config { mode amountCents formulaId acceptsCash acceptsChecks cashInstructions constituentPaysFee
    noFee customFeePercentage }`;

  it('requests a fixed amount, an amount the payer chooses, or one from a formula', async () => {
    const { id } = await build.step('PaymentStep');
    const flat = await updateStep(id, { config: { amountCents: 2500, acceptsCash: true } }, config);
    expect(flat.data.updateStep.step.config).toMatchObject({ mode: 'flat', amountCents: 2500, acceptsCash: true });
    const large = await updateStep(id, { config: { amountCents: maxAmount } }, config);
    expect(large.data.updateStep.step.config).toMatchObject({ amountCents: 9_999_999_999 });
    const larger = await updateStep(id, { config: { amountCents: maxAmount + 1 } }, config);
    expect(Object.values(larger.refusal ?? {})).toEqual(['amountTooLarge']);
    expect((await updateStep(id, { config: { amountCents: 2500 } }, config)).refusal).toBeNull();
    const payer = await updateStep(id, { config: { fixed: false } }, config);
    expect(payer.data.updateStep.step.config).toMatchObject({ mode: 'payerDetermined', acceptsCash: true });

    const input = { flowTemplateId: form.draftId, name: 'Fee', source: '20 + 5' };
    const { formula } = await build.edit('createFormula', input, 'formula { id }');
    const missing = await updateStep(id, { config: { fixed: true, calculated: true } });
    expect(missing.refusal).toEqual({ 'config.formulaId': 'formulaMissing' });
    const change = { fixed: true, calculated: true, formulaId: formula.id, customFeePercentage: 1.256 };
    const calculated = await updateStep(id, { config: change }, config);
    expect(calculated.data.updateStep.step.config).toMatchObject({
      mode: 'calculated',
      formulaId: formula.id,
      customFeePercentage: 1.26,
    });
  });

  test.each([
    [{ amountCents: -1 }, { 'config.amount': 'paymentAmountInvalid' }],
    [{ customFeePercentage: 101 }, { 'config.customFeePercentage': 'feePercentageInvalid' }],
  ])('rejects %j', async (change, refusal) => {
    const { id } = await build.step('PaymentStep');
    expect((await updateStep(id, { config: change })).refusal).toEqual(refusal);
  });

  it('rejects a formula of another form', async () => {
    const other = await makeDraft(api);
    const input = { flowTemplateId: other.draftId, name: 'Fee', source: '1' };
    const { formula } = await formBuilder(api, other).edit('createFormula', input, 'formula { id }');
    const { id } = await build.step('PaymentStep');
    const { refusal } = await updateStep(id, { config: { calculated: true, formulaId: formula.id } });
    expect(refusal).toEqual({ 'config.formulaId': 'formulaUnknown' });
  });

  it('is the only step type with a payment', async () => {
    const { id } = await build.step('BasicStep');
    expect((await updateStep(id, { config: { amountCents: 1 } })).refusal).toEqual({ config: 'noPaymentStep' });
  });
});

describe("a step's survey", () => {
  const selection = 'survey { name identified instructions }';
  const made = async (): Promise<string> => {
    const input = { flowTemplateId: form.draftId, type: 'SurveyStep' };
    return (await build.edit('createStep', input, 'step { survey { id } }')).step.survey.id;
  };

  it('changes only the given settings', async () => {
    const surveyId = await made();
    const texts = { name: ' The  playground ', instructions: '<p>Please<script>alert(1)</script></p>' };
    expect((await build.edit('updateSurvey', { surveyId, ...texts }, selection)).survey).toEqual({
      ...{ name: 'The playground', identified: false, instructions: '<p>Please</p>' },
    });
    const { survey } = await build.edit('updateSurvey', { surveyId, identified: true, name: null }, selection);
    expect(survey).toEqual({ name: null, identified: true, instructions: '<p>Please</p>' });
    const kept = await build.edit('updateSurvey', { surveyId, identified: null }, selection);
    expect(kept.survey.identified).toBe(true);
  });

  it("cannot overwrite a colleague's change unseen", async () => {
    const surveyId = await made();
    await build.edit('updateSurvey', { surveyId, name: 'Playground' }, selection);
    const late = { surveyId, name: 'Park', seen: { name: '' } };
    expect((await api.attempt(form.writer, 'updateSurvey', late)).refusal).toBe('textChanged');
    const seen = { surveyId, name: 'Park', seen: { name: 'Playground' } };
    expect((await build.edit('updateSurvey', seen, selection)).survey.name).toBe('Park');
  });

  it('cannot use fields of steps, and steps cannot use its fields', async () => {
    const input = { flowTemplateId: form.draftId, type: 'SurveyStep' };
    const { step } = await build.edit('createStep', input, 'step { survey { sections { id } } }');
    const [section] = step.survey.sections;
    const marks = await build.field(section.id, 'integer', 'Marks');
    const reason = await build.field(section.id, 'text', 'Reason');
    const collect = await build.step('CollectInfoStep');
    const floors = await build.field(collect.sections[0]?.id ?? '', 'integer', 'Floors');
    const logic = (targetId: string, sourceId: string) => ({
      ...{ targetId, action: 'show' },
      conditions: [{ sourceId, comparator: 'greater', matchValue: 3 }],
    });
    const refused = async (target: { id: string }, source: { id: string }) =>
      Object.values((await api.attempt(form.writer, 'createLogicConfig', logic(target.id, source.id))).refusal ?? {});
    expect(await refused(reason, floors)).toEqual(['surveyApart']);
    expect(await refused(floors, marks)).toEqual(['surveyApart']);
    await build.edit('createLogicConfig', logic(reason.id, marks.id), 'logicConfig { id }');
  });

  it('cannot have file fields, neither new nor moved there', async () => {
    const input = { flowTemplateId: form.draftId, type: 'SurveyStep' };
    const { step } = await build.edit('createStep', input, 'step { survey { sections { id } } }');
    const sectionId = step.survey.sections[0].id;
    const { refusal } = await api.attempt(form.writer, 'createField', { sectionId, dataType: 'file' });
    expect(refusal).toEqual({ dataType: 'notInSurvey' });
    const collect = await build.step('CollectInfoStep');
    const plan = await build.field(collect.sections[0]?.id ?? '', 'file', 'Plan');
    const move = { fieldId: plan.id, sectionId, position: 0 };
    expect((await api.attempt(form.writer, 'reorderField', move)).refusal).toBe('notInSurvey');
  });
});

describe('a section', () => {
  it('belongs to a step that collects information, or to a survey', async () => {
    const basic = await build.step('BasicStep');
    const { refusal } = await api.attempt(form.writer, 'createSection', { sectionableId: basic.id });
    expect(refusal).toEqual({ sectionableId: 'noSectionsHere' });
    const survey = await build.edit(
      'createStep',
      { flowTemplateId: form.draftId, type: 'SurveyStep' },
      'step { survey { id } }',
    );
    const selection = 'section { sectionableType sectionableId position name instructions }';
    const input = { sectionableId: survey.step.survey.id, name: ' Your  opinion ', instructions: '<p>Please</p>' };
    expect((await build.edit('createSection', input, selection)).section).toEqual({
      sectionableType: 'Survey',
      sectionableId: survey.step.survey.id,
      position: 1,
      name: 'Your opinion',
      instructions: '<p>Please</p>',
    });
  });

  it('can be renamed, moved, and removed', async () => {
    const { id, sections } = await build.step('CollectInfoStep');
    const { section } = await build.edit(
      'createSection',
      { sectionableId: id, position: 0 },
      'section { id position }',
    );
    expect(section.position).toBe(0);
    const moved = await build.edit('reorderSection', { sectionId: section.id, position: 1 }, 'section { position }');
    expect(moved.section.position).toBe(1);
    const renamed = await build.edit('updateSection', { sectionId: section.id, name: 'Site' }, 'section { name }');
    expect(renamed.section.name).toBe('Site');
    await build.edit('deleteSection', { sectionId: sections[0]!.id }, 'deletedSectionId');
    const { data } = await api.ask(
      form.writer,
      'query ($id: ID!) { node(id: $id) { ... on Step { sections { id position } } } }',
      { id },
    );
    expect(data.node.sections).toEqual([{ id: section.id, position: 0 }]);
  });
});
