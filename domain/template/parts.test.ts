import { describe, expect, it } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { FieldRow, FormSource, SectionRow, TestRow } from '#domain/form/FormSource.ts';
import { availableFormulas } from '#domain/template/availableFormulas.ts';
import { formProblems } from '#domain/template/formProblems.ts';
import { logicSourcesFor } from '#domain/template/logicSourcesFor.ts';
import { removalProblem } from '#domain/template/removalProblem.ts';

const section = (identity: string, sectionableId: string): SectionRow => ({
  ...{ id: identity, identity, name: identity, position: 0, sectionableType: 'Step', sectionableId },
});
const field = (identity: string, sectionId: string, dataType: FieldRow['dataType']): FieldRow => ({
  ...{ ...initialSettings, id: identity, identity, name: identity, position: 0, sectionId, dataType },
});
const test = (sourceIdentity: string): TestRow => ({
  ...{ sourceType: 'StepDatum', sourceIdentity, comparator: 'greater', matchValue: 1, connective: null },
});

/** Two steps: area and use are asked first; height is asked later, and only for large areas. */
const source: FormSource = {
  flowTemplateId: 'f',
  version: 1,
  sectionables: [
    { id: 'first', identity: 'first', type: 'Step', name: 'First', position: 0 },
    { id: 'second', identity: 'second', type: 'Step', name: 'Second', position: 1 },
  ],
  sections: [section('plot', 'first'), section('tower', 'second')],
  fields: [
    field('area', 'plot', 'integer'),
    field('use', 'plot', 'multiple_choice'),
    field('owner', 'plot', 'string'),
    field('height', 'tower', 'integer'),
  ],
  options: [
    { id: 'o', identity: 'o', fieldId: 'use', name: 'Home', position: 0, numericValue: null, isDefault: false },
  ],
  logicConfigs: [
    { id: 'l', action: 'show', targetType: 'Section', targetIdentity: 'tower', conditions: [test('area')] },
  ],
  formulas: [
    {
      id: 'fee',
      identity: 'fee',
      name: 'Fee',
      expression: { apply: 'multiply', to: [{ field: 'area' }, { number: '2' }] },
    },
    {
      id: 'tall',
      identity: 'tall',
      name: 'Tall',
      expression: { apply: 'add', to: [{ field: 'height' }, { formula: 'fee' }] },
    },
  ],
  reviewGroups: [],
  subprocessConfigs: [],
  stepAssignmentGroups: [],
};
const form = buildForm(source);
const identities = (list: readonly { identity: string }[]): string[] => list.map(({ identity }) => identity);

describe('the logic of a part of a form', () => {
  it('can use everything comparable', () => {
    const { fields, formulas } = logicSourcesFor(form, 'somewhere else');
    expect(identities(fields)).toEqual(['area', 'use', 'height']);
    expect(identities(formulas)).toEqual(['fee', 'tall']);
  });

  it('cannot use what it contains or what depends on it', () => {
    const { fields, formulas } = logicSourcesFor(form, 'tower');
    expect(identities(fields)).toEqual(['area', 'use']);
    expect(identities(formulas)).toEqual(['fee']);
    expect(identities(logicSourcesFor(form, 'plot').fields)).toEqual([]);
  });
});

describe('the formulas for a payment', () => {
  it('are those whose fields are known by then, also through other formulas', () => {
    expect(identities(availableFormulas(form, 'first'))).toEqual(['fee']);
    expect(identities(availableFormulas(form, 'second'))).toEqual(['fee', 'tall']);
    expect(identities(availableFormulas(form, 'gone'))).toEqual([]);
  });
});

describe('removing parts of a form', () => {
  it('is refused with every place that uses them', () => {
    const others = [
      { identity: 'area', by: 'output' as const, name: 'Permit' },
      { identity: 'area', by: 'identifier' as const, name: '' },
      { identity: 'owner', by: 'identifier' as const, name: '' },
    ];
    expect(removalProblem(form, ['area'], others)).toEqual({
      path: 'area',
      code: 'stillUsed',
      params: { places: "section 'tower', formula 'Fee', output 'Permit', identifier of submissions" },
    });
  });

  it('is allowed if only removed parts use them', () => {
    expect(removalProblem(form, ['tower', 'height', 'tall'], [])).toBeNull();
    expect(removalProblem(form, ['owner'], [])).toBeNull();
  });
});

describe('the questions of a form', () => {
  it('are complete if every choice has options', () => {
    expect(formProblems(form)).toEqual([]);
    expect(formProblems(buildForm({ ...source, options: [] }))).toEqual([
      { path: 'fields.use', code: 'fieldWithoutOptions', params: { places: "field 'use'" } },
    ]);
  });

  it('are incomplete if an entity field has lost its kind', () => {
    const asking = (customEntityId: string | null) =>
      formProblems(
        buildForm({
          ...source,
          fields: source.fields.map((field) =>
            field.identity === 'owner' ? { ...field, dataType: 'entity', customEntityId } : field,
          ),
        }),
      ).map(({ path, code }) => `${path}: ${code}`);
    expect(asking('business')).toEqual([]);
    expect(asking(null)).toEqual(['fields.owner: fieldWithoutEntity']);
  });

  it('are incomplete if logic uses a missing field', () => {
    const codes = formProblems(buildForm({ ...source, fields: [] })).map(({ code }) => code);
    expect(codes).toContain('unknownReference');
  });
});
