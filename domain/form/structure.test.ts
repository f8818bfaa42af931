import { describe, expect, it, test } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import { dependencyOrder, formNodes } from '#domain/form/dependencies.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { createLiveForm } from '#domain/form/evaluate/LiveForm.ts';
import type { FormSource, LogicConfigRow } from '#domain/form/FormSource.ts';
import { validateLogic } from '#domain/form/logic/validateLogic.ts';
import { structureProblems } from '#domain/form/structureProblems.ts';
import { isUsedInFormula, refuseIfUsed, usesOf } from '#domain/form/uses.ts';
import { logicSourcesFor } from '#domain/template/logicSourcesFor.ts';
import { sampleForm, sampleSource, testRow, type SampleField } from '#tests/support/form/sampleForm.ts';

const choice = (name: string): SampleField => ({ name, dataType: 'multiple_choice', options: ['Yes', 'No'] });
const number = (name: string): SampleField => ({ name, dataType: 'money' });
const show = (targetIdentity: string, source: string): Omit<LogicConfigRow, 'id'> => ({
  action: 'show',
  targetType: targetIdentity.startsWith('Section') ? 'Section' : 'StepDatum',
  targetIdentity,
  conditions: [testRow(source, 'is', 'Yes')],
});

const base = sampleSource({
  steps: { Step: { 'Section 1': [choice('A'), choice('B')], 'Section 2': [choice('C'), number('Price')] } },
  formulas: { Fee: { field: 'Price' }, Total: { formula: 'Fee' } },
  reviewGroups: ['Review'],
  logic: [show('B', 'A'), show('Section 2', 'B')],
});

describe('building a form', () => {
  it('orders steps, sections, fields, and options regardless of row order', () => {
    const shuffled: FormSource = {
      ...base,
      sections: base.sections.toReversed(),
      fields: base.fields.toReversed(),
      options: base.options.toReversed(),
    };
    expect(buildForm(shuffled)).toEqual(buildForm(base));
    expect(buildForm(base).fields.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'Price']);
  });

  it('keeps surveys and steps with the same id apart', () => {
    const [step] = base.sectionables;
    const survey = { ...step!, type: 'Survey' as const, identity: 'Survey', position: 1 };
    const question = { ...base.fields[0]!, id: 'row-Q', identity: 'Q', sectionId: 'row-S' };
    const section = { ...base.sections[0]!, id: 'row-S', identity: 'S', sectionableType: 'Survey' as const };
    const form = buildForm({
      ...base,
      sectionables: [...base.sectionables, survey],
      sections: [...base.sections, section],
      fields: [...base.fields, { ...question, required: true }],
    });
    const evaluation = evaluateForm(form, new Map());
    expect(evaluation.stepProblems('Survey')).toEqual([{ path: 'answers.Q', code: 'mustBeOption' }]);
    expect(evaluation.stepProblems('Step')).toEqual([]);
  });
});

describe('a survey and the rest of its form', () => {
  const [step] = base.sectionables;
  const inSurvey = (identity: string) => ({ ...base.fields[0]!, id: `row-${identity}`, identity, name: identity });
  const section = { ...base.sections[0]!, id: 'row-S', identity: 'S', sectionableId: 'survey' };
  const withSurvey: FormSource = {
    ...base,
    sectionables: [...base.sectionables, { ...step!, type: 'Survey', id: 'survey', identity: 'Survey', position: 1 }],
    sections: [...base.sections, { ...section, sectionableType: 'Survey' }],
    fields: [...base.fields, ...['Q', 'R'].map((name) => ({ ...inSurvey(name), sectionId: 'row-S' }))],
  };
  const places = (...logic: (readonly [target: string, source: string])[]): readonly unknown[] =>
    structureProblems(
      buildForm({
        ...withSurvey,
        logicConfigs: logic.map(([target, source]) => ({
          ...{ ...show(target, source), id: target },
          conditions: [{ ...testRow(source, 'is', 'Yes'), connective: null }],
        })),
      }),
    ).map(({ code, params }) => `${code} ${params?.['places']}`);

  it('use only their own fields in logic', () => {
    expect(places(['R', 'Q'], ['B', 'A'])).toEqual([]);
    expect(places(['R', 'A'])).toEqual(["surveyApart field 'R'"]);
    expect(places(['B', 'Q'])).toEqual(["surveyApart field 'B'"]);
  });

  it('are offered only their own fields', () => {
    const form = buildForm(withSurvey);
    const offered = (target: string): readonly string[] => {
      const { fields, formulas } = logicSourcesFor(form, target);
      return [...fields, ...formulas].map(({ identity }) => identity);
    };
    expect(offered('R')).toEqual(['Q']);
    expect(offered('B')).toEqual(['A']);
  });
});

describe('logic is rejected before it can do harm', () => {
  const config = (changes: object): object => ({ id: 'new', ...show('C', 'A'), ...changes });
  const answer = (raw: unknown): object => {
    const read = validateLogic(base, raw);
    return read.ok
      ? read.value.conditions
      : read.error.map(({ path, code, params }) => [path, code, params?.['places']]);
  };
  const test1 = testRow('A', 'is', 'Yes');

  test.each([
    ['no action', config({ action: null }), 'action'],
    ['an action of another target', config({ action: 'require' }), ''],
    ['no conditions', config({ conditions: [] }), 'conditions'],
    ['a condition without a source', config({ conditions: [{ ...test1, sourceIdentity: '' }] }), 'conditions.0'],
    ['a condition without a comparator', config({ conditions: [{ ...test1, comparator: null }] }), 'conditions.0'],
    ['a condition without a match value', config({ conditions: [{ ...test1, matchValue: '' }] }), 'conditions.0'],
    ['an unknown target', config({ targetIdentity: 'Z' }), 'targetIdentity'],
    [
      'a comparator that does not fit the source',
      config({ conditions: [testRow('Price', 'is', '5')] }),
      'conditions.0',
    ],
    [
      'a match value that is not an option',
      config({ conditions: [test1, testRow('A', 'is', 'Maybe')] }),
      'conditions.1',
    ],
    [
      'a match value that is not a number',
      config({ conditions: [testRow('Price', 'greater', 'much')] }),
      'conditions.0',
    ],
    ['null', null, ''],
  ])('%s', (_what, raw, path) => {
    const paths = answer(raw) as [string, string][];
    expect(paths.map(([, code]) => code)).toEqual(paths.map(() => 'invalidLogic'));
    expect(paths.map(([at]) => at.slice(0, path.length))).toContain(path);
  });

  it('too many or too deeply nested conditions', () => {
    let nested: object = test1;
    for (let depth = 0; depth < 5000; depth += 1) nested = { conditions: [nested], connective: null };
    expect(answer(config({ conditions: [nested] }))).toEqual([['', 'invalidLogic', undefined]]);
    expect(answer(config({ conditions: Array(101).fill(test1) }))).toEqual([['', 'invalidLogic', undefined]]);
    expect(answer(config({ conditions: Array(100).fill(test1) }))).toHaveLength(100);
  });

  it('an amount as a number, which could be dollars or cents', () => {
    const ambiguous = [['conditions.1.matchValue', 'amountAmbiguous', undefined]];
    expect(answer(config({ conditions: [test1, testRow('Price', 'greater', 100)] }))).toEqual(ambiguous);
    expect(answer(config({ conditions: [test1, testRow('Price', 'greater', 12.5)] }))).toEqual(ambiguous);
    const byFormula = { ...testRow('Fee', 'greater', 12.5), sourceType: 'Formula' as const };
    expect(answer(config({ conditions: [byFormula] }))).toEqual([byFormula]);
  });

  it('logic for a section with a field used in a formula', () => {
    const inSection2 = config({ targetType: 'Section', targetIdentity: 'Section 2' });
    expect(validateLogic(base, inSection2)).toEqual({
      ok: false,
      error: [{ path: 'targetIdentity', code: 'sectionUsedInFormula', params: { fields: 'Price' } }],
    });
    expect(validateLogic({ ...base, formulas: [] }, inSection2).ok).toBe(true);
  });

  it('a source that does not exist, with its place', () => {
    expect(answer(config({ conditions: [testRow('Gone', 'is', 'Yes')] }))).toEqual([
      ['C', 'unknownReference', "field 'C'"],
    ]);
  });

  it('a field that would decide itself, its own section, or one that decides it', () => {
    expect(answer(config({ targetIdentity: 'A', conditions: [test1] }))).toEqual([
      ['A', 'circularReference', "field 'A' → field 'A'"],
    ]);
    expect(answer(config({ targetIdentity: 'Section 1', targetType: 'Section' }))).toEqual([
      ['Section 1', 'circularReference', "section 'Section 1' → field 'A' → section 'Section 1'"],
    ]);
    expect(answer(config({ targetIdentity: 'A', conditions: [testRow('C', 'is', 'Yes')] }))).toEqual([
      [
        'Section 2',
        'circularReference',
        "section 'Section 2' → field 'B' → field 'A' → field 'C' → section 'Section 2'",
      ],
    ]);
  });

  it('a field that would be decided by a formula it is used in', () => {
    const byTotal = { ...testRow('Total', 'greater', 5), sourceType: 'Formula' };
    expect(answer(config({ targetIdentity: 'Price', conditions: [byTotal] }))).toEqual([
      ['Price', 'circularReference', "field 'Price' → formula 'Total' → formula 'Fee' → field 'Price'"],
    ]);
  });

  it('accepts valid logic, with options by identity and numbers as typed', () => {
    expect(
      answer(config({ conditions: [testRow('A', 'is_not', 'no'), testRow('Price', 'greater', '$1.50')] })),
    ).toEqual([{ ...testRow('A', 'is_not', 'A/No') }, { ...testRow('Price', 'greater', '$1.50') }]);
  });

  it('replaces the old logic of a target', () => {
    const read = validateLogic(base, config({ targetIdentity: 'B', conditions: [testRow('A', 'is', 'No')] }));
    expect(read.ok).toBe(true);
  });
});

describe('moving a field into a section it decides', () => {
  it('is detected as a cycle', () => {
    const fields = base.fields.map((field) =>
      field.identity === 'B' ? { ...field, sectionId: 'row-Section 2' } : field,
    );
    expect(structureProblems(buildForm({ ...base, fields })).map(({ code }) => code)).toEqual(['circularReference']);
    expect(structureProblems(buildForm(base))).toEqual([]);
  });

  it('a form with a cycle is not evaluated at all', () => {
    const circular = sampleForm({ steps: { Step: { S: [choice('A')] } }, logic: [show('A', 'A')] });
    expect(() => evaluateForm(circular, new Map())).toThrow('circles');
  });
});

describe('deleting something that is used elsewhere', () => {
  const form = buildForm({
    ...base,
    logicConfigs: base.logicConfigs.map((config) => {
      return {
        ...config,
        conditions: config.conditions.map((one) => ({
          ...one,
          matchValue: `${config.targetIdentity === 'B' ? 'A' : 'B'}/Yes`,
        })),
      };
    }),
  });

  test.each([
    ['A', ['B']],
    ['A/Yes', ['B']],
    ['A/No', []],
    ['B', ['Section 2']],
    ['Price', ['Fee']],
    ['Fee', ['Total']],
    ['C', []],
  ])('%s is used by %j', (identity, users) => {
    expect(usesOf(form, identity).map((use) => use.identity)).toEqual(users);
  });

  it('is rejected with the list of places', () => {
    expect(refuseIfUsed(form, ['A'])).toEqual({ path: 'A', code: 'stillUsed', params: { places: "field 'B'" } });
    expect(refuseIfUsed(form, ['Section 1', 'A', 'B'])).toMatchObject({ params: { places: "section 'Section 2'" } });
  });

  it('is allowed if everything that uses it is deleted too, or nothing does', () => {
    expect(refuseIfUsed(form, ['A', 'B', 'Section 2'])).toBeNull();
    expect(refuseIfUsed(form, ['C'])).toBeNull();
  });

  it('shows whether a formula uses a field', () => {
    expect(['Price', 'A'].map((field) => isUsedInFormula(form, field))).toEqual([true, false]);
  });
});

describe('a very long chain of fields', () => {
  const count = 5000;
  const names = Array.from({ length: count }, (_, place) => `F${place}`);
  const form = sampleForm({
    steps: { Step: { S: names.map(choice) } },
    logic: names.slice(1).map((name, place) => show(name, `F${place}`)),
  });

  it('is ordered and evaluated to its end', () => {
    expect(dependencyOrder(formNodes(form)).circles).toEqual([]);
    const live = createLiveForm(form, new Map(names.slice(1).map((name) => [name, `${name}/Yes`])));
    expect(live.isFieldShown(`F${count - 1}`)).toBe(false);
    expect(live.set('F0', 'F0/Yes')).toHaveLength(count);
    expect(live.isFieldShown(`F${count - 1}`)).toBe(true);
  });
});
