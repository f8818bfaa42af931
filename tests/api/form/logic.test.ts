import { beforeEach, describe, expect, it, test } from 'vitest';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

/** A plot's use and size, then fields only for shops. */
async function plot() {
  const { sections } = await build.step('CollectInfoStep', 'Plot');
  const first = sections[0]?.id ?? '';
  const use = await build.field(first, 'multiple_choice', 'Use');
  const [home, shop] = await build.options(use.id, ['Home', 'Shop']);
  const area = await build.field(first, 'integer', 'Area');
  const { sections: others } = await build.step('CollectInfoStep', 'Shop');
  const second = others[0]?.id ?? '';
  const doors = await build.field(second, 'integer', 'Doors');
  return { first, second, use, home: home!, shop: shop!, area, doors };
}

const act = (mutation: string, input: object, payload?: string) =>
  api.attemptByName(form.writer, mutation, input as Record<string, unknown>, payload);

describe('logic', () => {
  it('refers to fields and options by ids that stay the same in all versions', async () => {
    const { second, use, shop } = await plot();
    const input = {
      targetId: second,
      action: 'show',
      conditions: [{ sourceId: use.id, comparator: 'is', matchValue: shop.id }],
    };
    const condition = 'conditions { sourceType sourceId sourceIdentity comparator matchValue matchRow connective }';
    const { logicConfig } = await build.edit(
      'createLogicConfig',
      input,
      `logicConfig { action targetType targetId ${condition} }`,
    );
    expect(logicConfig).toEqual({
      action: 'show',
      targetType: 'Section',
      targetId: second,
      conditions: [
        {
          sourceType: 'StepDatum',
          sourceId: use.id,
          sourceIdentity: use.identity,
          comparator: 'is',
          matchValue: shop.identity,
          matchRow: plainIdOf(shop.id),
          connective: null,
        },
      ],
    });
  });

  it('supports nested conditions', async () => {
    const { second, use, home, area } = await plot();
    const conditions = [
      { sourceId: use.id, comparator: 'is_not', matchValue: home.identity, connective: 'and' },
      {
        conditions: [
          { sourceId: area.id, comparator: 'greater', matchValue: 500, connective: 'or' },
          { sourceId: area.id, comparator: 'less', matchValue: '10' },
        ],
      },
    ];
    const selection = 'logicConfig { conditions { comparator connective conditions { comparator connective } } }';
    const { logicConfig } = await build.edit(
      'createLogicConfig',
      { targetId: second, action: 'hide', conditions },
      selection,
    );
    expect(logicConfig.conditions).toEqual([
      { comparator: 'is_not', connective: 'and', conditions: [] },
      {
        comparator: null,
        connective: null,
        conditions: [
          { comparator: 'greater', connective: 'or' },
          { comparator: 'less', connective: null },
        ],
      },
    ]);
  });

  it('replaces the existing logic of a target', async () => {
    const { second, area } = await plot();
    const logic = (action: string) => ({
      targetId: second,
      action,
      conditions: [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }],
    });
    const first = await build.edit('createLogicConfig', logic('show'), 'logicConfig { id }');
    const other = await build.edit('createLogicConfig', logic('hide'), 'logicConfig { id action }');
    expect(other.logicConfig).toEqual({ id: first.logicConfig.id, action: 'hide' });
  });

  it('changes only the given settings, and can be deleted', async () => {
    const { second, area } = await plot();
    const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
    const { logicConfig } = await build.edit(
      'createLogicConfig',
      { targetId: second, action: 'show', conditions },
      'logicConfig { id }',
    );
    const change = { logicConfigId: logicConfig.id, action: 'hide' };
    const changed = await build.edit('updateLogicConfig', change, 'logicConfig { action conditions { matchValue } }');
    expect(changed.logicConfig).toEqual({ action: 'hide', conditions: [{ matchValue: 5 }] });
    await build.edit('deleteLogicConfig', { logicConfigId: logicConfig.id }, 'deletedLogicConfigId newGroups { id }');
    expect(await api.services.db.logicConfig.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(0);
  });

  it('compares an amount with a dollar text, and rejects a plain number', async () => {
    const { first, second } = await plot();
    const price = await build.field(first, 'money', 'Price');
    const logic = (matchValue: unknown): MutationInputs['createLogicConfig'] => ({
      ...{ targetId: second, action: 'show' },
      conditions: [{ sourceId: price.id, comparator: 'greater', matchValue }],
    });
    const { refusal } = await act('createLogicConfig', logic(100));
    expect(refusal).toEqual({ 'conditions.0.matchValue': 'amountAmbiguous' });
    const read = 'logicConfig { conditions { matchValue } }';
    const { logicConfig } = await build.edit('createLogicConfig', logic('12.50'), read);
    expect(logicConfig.conditions).toEqual([{ matchValue: '12.50' }]);
  });

  it('is refused for a section that a formula uses', async () => {
    const { second, area } = await plot();
    const counted = { flowTemplateId: form.draftId, name: 'Twice', source: '2 * {Doors}' };
    await build.edit('createFormula', counted, 'formula { id }');
    const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
    const { refusal } = await act('createLogicConfig', { targetId: second, action: 'show', conditions });
    expect(refusal).toEqual({ targetIdentity: 'sectionUsedInFormula' });
  });

  it('needs a valid action, and conditions with a source, comparator, and value', async () => {
    const { second, use, area } = await plot();
    const refused = async (part: object): Promise<string[]> => {
      const complete = { sourceId: area.id, comparator: 'greater', matchValue: 5 };
      const input = { targetId: second, action: 'show', conditions: [complete], ...part };
      const { refusal } = await act('createLogicConfig', input);
      return [...new Set(Object.values(refusal ?? {}))];
    };
    expect(await refused({ action: 'require' })).toEqual(['invalidLogic']);
    expect(await refused({ conditions: [] })).toEqual(['invalidLogic']);
    expect(await refused({ conditions: [{ sourceId: area.id, comparator: 'greater' }] })).toEqual(['invalidLogic']);
    expect(await refused({ conditions: [{ sourceId: area.id, matchValue: 5 }] })).toEqual(['invalidLogic']);
    expect(await refused({ conditions: [{ comparator: 'greater', matchValue: 5 }] })).toEqual(['invalidLogic']);
    const unfit = { sourceId: use.id, comparator: 'greater', matchValue: 5 };
    expect(await refused({ conditions: [unfit] })).toEqual(['invalidLogic']);
  });

  it('cannot make a section depend on itself', async () => {
    const { first, second, area, doors } = await plot();
    const about = (targetId: string, sourceId: string) => ({
      targetId,
      action: 'show',
      conditions: [{ sourceId, comparator: 'greater', matchValue: 5 }],
    });
    const inside = await act('createLogicConfig', about(second, doors.id));
    expect(Object.values(inside.refusal ?? {})).toEqual(['circularReference']);
    await build.edit('createLogicConfig', about(second, area.id), 'logicConfig { id }');
    const back = await act('createLogicConfig', about(first, doors.id));
    expect(Object.values(back.refusal ?? {})).toEqual(['circularReference']);
    const moved = await act('reorderField', { fieldId: area.id, position: 0, sectionId: second });
    expect(moved.refusal).toBe('circularReference');
  });

  it('rejects a field of another form', async () => {
    const { second } = await plot();
    const other = await makeDraft(api);
    const there = formBuilder(api, other);
    const foreign = await there.field((await there.step('CollectInfoStep')).sections[0]?.id ?? '', 'integer');
    const conditions = [{ sourceId: foreign.id, comparator: 'greater', matchValue: 5 }];
    const { refusal } = await act('createLogicConfig', { targetId: second, action: 'show', conditions });
    expect(Object.values(refusal ?? {})).toEqual(['unknownReference']);
  });

  it('lists the fields it can use', async () => {
    const { first, second, use, area, doors } = await plot();
    await build.field(first, 'string', 'Owner');
    const available = async (id: string): Promise<string[]> => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on Section { availableForLogic { id } } } }';
      const { data } = await api.ask(form.writer, text, { id });
      return data.node.availableForLogic.map((field: { id: string }) => field.id);
    };
    expect(await available(second)).toEqual([use.id, area.id]);
    expect(await available(first)).toEqual([doors.id]);
  });
});

describe('a part that logic or a formula uses', () => {
  it('cannot be removed, and the uses are listed', async () => {
    const { first, second, use, shop, area } = await plot();
    await build.edit('updateSection', { sectionId: second, name: 'For shops' }, 'section { id }');
    const isShop = [{ sourceId: use.id, comparator: 'is', matchValue: shop.id }];
    await build.edit(
      'createLogicConfig',
      { targetId: second, action: 'show', conditions: isShop },
      'logicConfig { id }',
    );
    const fee = { flowTemplateId: form.draftId, name: 'Fee', source: '{Area} * 2' };
    await build.edit('createFormula', fee, 'formula { id }');
    const { data } = await api.ask(
      form.writer,
      `query ($id: ID!) { node(id: $id) { ... on Section { sectionableId } } }`,
      { id: first },
    );
    const sentence = async (mutation: string, input: Record<string, unknown>): Promise<string> => {
      const answer = await api.attemptByName(form.writer, mutation, input);
      expect(answer.refusal).toBe('stillUsed');
      return answer.data[mutation].message;
    };
    const prefix = "You can't delete this because it's used by: ";
    expect(await sentence('deleteField', { fieldId: use.id })).toBe(`${prefix}section 'For shops'`);
    expect(await sentence('deleteOption', { optionId: shop.id })).toBe(`${prefix}section 'For shops'`);
    expect(await sentence('deleteOptions', { fieldId: use.id, everything: true })).toBe(`${prefix}section 'For shops'`);
    expect(await sentence('deleteField', { fieldId: area.id })).toBe(`${prefix}formula 'Fee'`);
    const both = `${prefix}section 'For shops', formula 'Fee'`;
    expect(await sentence('deleteSection', { sectionId: first })).toBe(both);
    expect(await sentence('deleteStep', { stepId: data.node.sectionableId })).toBe(both);
  });

  it('can be removed together with its uses', async () => {
    const { first, area } = await plot();
    const { section } = await build.edit(
      'createSection',
      { sectionableId: await stepOf(first), name: 'More' },
      'section { id }',
    );
    const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
    await build.edit('createLogicConfig', { targetId: section.id, action: 'show', conditions }, 'logicConfig { id }');
    await build.edit('deleteStep', { stepId: await stepOf(first) }, 'deletedStepId');
    expect(await api.services.db.logicConfig.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(0);
  });

  const stepOf = async (sectionId: string): Promise<string> => {
    const { stepId } = await api.services.db.section.findUniqueOrThrow({ where: { id: plainIdOf(sectionId) } });
    return `Step:${stepId}`;
  };
});

describe('a formula', () => {
  const create = (name: string, source: string) =>
    act('createFormula', { flowTemplateId: form.draftId, name, source }, 'formula { id source }');

  it('is shown with the current names of its fields', async () => {
    const { area, use } = await plot();
    const { data } = await create('Fee', 'if({area} > 100, {Area}*2, 50) + {use}');
    expect(data.createFormula.formula.source).toBe('IF({Area} > 100, {Area} * 2, 50) + {Use}');
    await build.edit('updateField', { fieldId: area.id, name: 'Floor area' }, 'field { usedInFormula }');
    await build.edit('updateField', { fieldId: use.id, name: 'Floor area' }, 'field { id }');
    const text = 'query ($id: ID!) { node(id: $id) { ... on Formula { source } } }';
    const { data: renamed } = await api.ask(form.writer, text, { id: data.createFormula.formula.id });
    expect(renamed.node.source).toBe('IF({Floor area #2} > 100, {Floor area #2} * 2, 50) + {Floor area #1}');
    const { data: used } = await api.ask(
      form.writer,
      'query ($id: ID!) { node(id: $id) { ... on Field { usedInFormula } } }',
      { id: area.id },
    );
    expect(used.node.usedInFormula).toBe(true);
  });

  test.each([
    ['{Area} * * 2', 'formulaUnreadable'],
    ['{Nothing} + 1', 'formulaUnknownName'],
    ['{Area} {Area}', 'formulaMissingOperator'],
    ['import("fs")', 'formulaNotAllowed'],
    ['EVAL(1)', 'formulaUnknownFunction'],
    ['1'.repeat(2001), 'formulaTooLong'],
  ])('rejects %.20j', async (source, code) => {
    await plot();
    expect((await create('Fee', source)).refusal).toEqual({ source: code });
  });

  it('needs a name', async () => {
    expect((await create('  ', '1')).refusal).toEqual({ name: 'nameMissing' });
  });

  it('can use another formula, but not itself through it', async () => {
    const base = await create('Base', '10');
    const fee = await create('Fee', '{Base} * 2');
    const { refusal } = await act('updateFormula', {
      formulaId: base.data.createFormula.formula.id,
      source: '{Fee} + 1',
    });
    expect(refusal).toEqual({ source: 'circularReference' });
    const used = await act('deleteFormula', { formulaId: base.data.createFormula.formula.id });
    expect(used.refusal).toBe('stillUsed');
    await build.edit('deleteFormula', { formulaId: fee.data.createFormula.formula.id }, 'deletedFormulaId');
    await build.edit('deleteFormula', { formulaId: base.data.createFormula.formula.id }, 'deletedFormulaId');
  });

  it('cannot be deleted while a payment uses it', async () => {
    const { id } = await build.step('PaymentStep', 'Permit fee');
    const fee = await create('Fee', '25');
    const formulaId = fee.data.createFormula.formula.id;
    await build.edit('updateStep', { stepId: id, config: { calculated: true, formulaId } }, 'step { id }');
    const answer = await act('deleteFormula', { formulaId });
    expect(answer.refusal).toBe('stillUsed');
    expect(answer.data.deleteFormula.message).toBe(
      "You can't delete this because it's used by: payment step 'Permit fee'",
    );
    await build.edit('updateStep', { stepId: id, config: { calculated: false } }, 'step { id }');
    await build.edit('deleteFormula', { formulaId }, 'deletedFormulaId');
  });

  it('is available to a payment when all its fields are answered by then', async () => {
    const early = await build.step('PaymentStep', 'Deposit');
    await plot();
    const late = await build.step('PaymentStep', 'Fee');
    await create('Constant', '5');
    await create('By area', '{Area} * 2');
    const names = async (id: string): Promise<string[]> => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on Step { availableFormulas { name } } } }';
      return (await api.ask(form.writer, text, { id })).data.node.availableFormulas.map(
        (f: { name: string }) => f.name,
      );
    };
    expect(await names(early.id)).toEqual(['Constant']);
    expect(await names(late.id)).toEqual(['By area', 'Constant']);
    const hasLater = async (id: string): Promise<boolean> => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on Step { hasLaterFormulas } } }';
      return (await api.ask(form.writer, text, { id })).data.node.hasLaterFormulas;
    };
    expect([await hasLater(early.id), await hasLater(late.id)]).toEqual([true, false]);
  });
});
