import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { Form } from '#domain/form/Form.ts';
import type { FieldRow, FormSource, LogicConfigRow, OptionRow } from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { choices, type FormSpec, type SpecField, type SpecFormula } from '#tests/bench/formSpec.ts';

const fieldId = (index: number): string => `field-${index}`;
const optionId = (index: number, choice: string): string => `option-${index}-${choice}`;

const dataTypes = {
  integer: 'integer',
  float: 'float',
  money: 'money',
  choice: 'multiple_choice',
  string: 'string',
} as const;

export function porticoForm(spec: FormSpec): Form {
  const source: FormSource = {
    flowTemplateId: 'bench',
    version: 2,
    sectionables: [{ type: 'Step', id: 'step', identity: 'step', name: 'Step', position: 0 }],
    sections: Array.from({ length: spec.sections }, (_, position) => {
      const id = `section-${position}`;
      return { id, identity: id, sectionableType: 'Step', sectionableId: 'step', name: id, position };
    }),
    fields: spec.fields.map(fieldRow),
    options: spec.fields.filter(({ kind }) => kind === 'choice').flatMap(optionRows),
    logicConfigs: spec.fields.flatMap(logicRows),
    formulas: spec.formulas.map((formula) => {
      const id = `formula-${formula.index}`;
      return { id, identity: id, name: id, expression: expressionOf(formula) };
    }),
    reviewGroups: [],
    subprocessConfigs: [],
    stepAssignmentGroups: [],
  };
  return buildForm(source);
}

export function porticoAnswers(spec: FormSpec, answers: ReadonlyMap<number, string | number>): Map<string, Content> {
  return new Map([...answers].map(([index, value]) => [fieldId(index), porticoContent(spec, index, value)]));
}

export function porticoContent({ fields }: FormSpec, index: number, value: string | number): Content {
  const kind = fields[index]?.kind;
  if (kind === 'choice') return optionId(index, String(value));
  return kind === 'money' ? Math.round(Number(value) * 100) : value;
}

function fieldRow({ index, section, kind, required, min, max, maxLength }: SpecField): FieldRow {
  const cents = kind === 'money' ? 100 : 1;
  return {
    ...initialSettings,
    id: fieldId(index),
    identity: fieldId(index),
    sectionId: `section-${section}`,
    name: `Field ${index}`,
    position: index,
    dataType: dataTypes[kind],
    required,
    minValue: min === null ? null : min * cents,
    maxValue: max === null ? null : max * cents,
    maxLength,
  };
}

function optionRows({ index }: SpecField): readonly OptionRow[] {
  return choices.map((name, position) => {
    const id = optionId(index, name);
    return { id, identity: id, fieldId: fieldId(index), name, position, numericValue: null, isDefault: false };
  });
}

function logicRows({ index, showIf }: SpecField): readonly LogicConfigRow[] {
  if (!showIf) return [];
  const conditions = showIf.tests.map(({ source, comparator, match }, place) => ({
    sourceType: 'StepDatum' as const,
    sourceIdentity: fieldId(source),
    comparator,
    matchValue: comparator === 'is' ? optionId(source, String(match)) : match,
    connective: place === 0 ? showIf.joined : null,
  }));
  return [
    { id: `logic-${index}`, action: 'show', targetType: 'StepDatum', targetIdentity: fieldId(index), conditions },
  ];
}

function expressionOf({ a, b, c, d }: SpecFormula): FormulaNode {
  const field = (index: number): FormulaNode => ({ field: fieldId(index) });
  const weighted: FormulaNode = { apply: 'multiply', to: [field(a), { number: '0.12' }] };
  const rounded: FormulaNode = {
    apply: 'ROUND',
    to: [{ apply: 'add', to: [weighted, field(b)] }, { number: '2' }],
  };
  const isLarge: FormulaNode = { apply: 'larger', to: [field(c), { number: '50' }] };
  return { apply: 'add', to: [rounded, { apply: 'IF', to: [isLarge, { number: '25' }, field(d)] }] };
}
