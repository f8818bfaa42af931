import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import type {
  ConditionRow,
  FieldRow,
  FormSource,
  LogicConfigRow,
  OptionRow,
  TestRow,
} from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';

/** A short field definition. Its name is its identity, and an option's is `field/option`. */
export interface SampleField extends Partial<FieldSettings> {
  readonly name: string;
  readonly dataType: DataType;
  /** names, or names with their numbers */
  readonly options?: readonly (string | readonly [string, number])[];
}

export interface SampleForm {
  /** the fields of each section of each step */
  readonly steps: Readonly<Record<string, Readonly<Record<string, readonly SampleField[]>>>>;
  readonly logic?: readonly Omit<LogicConfigRow, 'id'>[];
  readonly formulas?: Readonly<Record<string, FormulaNode>>;
  readonly reviewGroups?: readonly string[];
  readonly subprocessConfigs?: readonly string[];
  readonly stepAssignmentGroups?: readonly string[];
}

const row = (name: string): { id: string; identity: string; name: string } => ({
  id: `row-${name}`,
  identity: name,
  name,
});

export function sampleSource(sample: SampleForm): FormSource {
  const steps = Object.entries(sample.steps);
  const sections = steps.flatMap(([step, own]) =>
    Object.entries(own).map(([name, fields]) => ({ step, name, fields })),
  );
  const outcomes = (names: readonly string[] = []): FormSource['reviewGroups'] =>
    names.map((name) => ({ ...row(name), stepId: null }));
  return {
    flowTemplateId: 'sample',
    version: 1,
    sectionables: steps.map(([name], position) => ({ ...row(name), type: 'Step', position })),
    sections: sections.map(({ step, name }, position) => {
      return { ...row(name), sectionableType: 'Step', sectionableId: `row-${step}`, position };
    }),
    fields: sections.flatMap(({ name, fields }) => fields.map((field, position) => fieldRow(field, name, position))),
    options: sections.flatMap(({ fields }) => fields.flatMap(optionRows)),
    logicConfigs: (sample.logic ?? []).map((config) => ({ ...config, id: `logic-${config.targetIdentity}` })),
    formulas: Object.entries(sample.formulas ?? {}).map(([name, expression]) => ({ ...row(name), expression })),
    reviewGroups: outcomes(sample.reviewGroups),
    subprocessConfigs: outcomes(sample.subprocessConfigs),
    stepAssignmentGroups: outcomes(sample.stepAssignmentGroups),
  };
}

export function sampleForm(sample: SampleForm): Form {
  return buildForm(sampleSource(sample));
}

export function sampleField(field: Omit<SampleField, 'name'>): FieldConfig {
  const [built] = sampleForm({ steps: { Step: { Section: [{ name: 'Field', ...field }] } } }).fields;
  if (!built) throw new Error('a sample of one field has one field');
  return built;
}

export function testRow(source: string, comparator: TestRow['comparator'], matchValue: Content): TestRow {
  return { sourceType: 'StepDatum', sourceIdentity: source, comparator, matchValue, connective: null };
}

/** Conditions in a list, joined with the operator: `joined('and', a, b)`. */
export function joined(connective: 'and' | 'or', ...conditions: readonly ConditionRow[]): readonly ConditionRow[] {
  return conditions.map((one, place) => ({ ...one, connective: place === conditions.length - 1 ? null : connective }));
}

function fieldRow(
  { name, dataType, options: _options, ...settings }: SampleField,
  section: string,
  position: number,
): FieldRow {
  return { ...initialSettings, ...settings, ...row(name), dataType, sectionId: `row-${section}`, position };
}

function optionRows({ name: field, options = [] }: SampleField): readonly OptionRow[] {
  return options.map((option, position) => {
    const [name, numericValue] = typeof option === 'string' ? [option, null] : option;
    return { ...row(`${field}/${name}`), name, fieldId: `row-${field}`, position, numericValue, isDefault: false };
  });
}
