import { ProcessTargets, processSync } from '@formio/core/process';
import { choices, type FormSpec, type SpecField, type SpecFormula } from '#tests/bench/formSpec.ts';

const name = (index: number): string => `q${index}`;

export interface FormioOutcome {
  readonly hidden: number;
  readonly problems: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export type FormioForm = readonly object[];

export function formioForm(spec: FormSpec): FormioForm {
  const panels = Array.from({ length: spec.sections }, (_, section) => ({
    type: 'panel',
    key: `section${section}`,
    input: false,
    components: spec.fields.filter((field) => field.section === section).map(component),
  }));
  return [...panels, ...spec.formulas.map(calculated)];
}

export function formioData(answers: ReadonlyMap<number, string | number>): Record<string, string | number> {
  return Object.fromEntries([...answers].map(([index, value]) => [name(index), value]));
}

/** Form.io has no live model in its core: each pass processes the whole submission. */
export function formioProcess(
  components: FormioForm,
  answers: Readonly<Record<string, string | number>>,
): FormioOutcome {
  const data = { ...answers };
  const scope: { errors?: unknown[]; conditionals?: { conditionallyHidden?: boolean }[] } = {};
  processSync({
    components,
    data,
    form: { components },
    submission: { data },
    scope,
    processors: ProcessTargets.evaluator,
  } as never);
  return {
    hidden: (scope.conditionals ?? []).filter((one) => one.conditionallyHidden).length,
    problems: scope.errors?.length ?? 0,
    data,
  };
}

function component({ index, kind, required, min, max, maxLength, showIf }: SpecField): object {
  const common = {
    key: name(index),
    input: true,
    clearOnHide: false,
    ...(showIf
      ? {
          conditional: {
            show: true,
            conjunction: showIf.joined === 'and' ? 'all' : 'any',
            conditions: showIf.tests.map(({ source, comparator, match }) => ({
              component: name(source),
              operator: comparator === 'is' ? 'isEqual' : 'greaterThan',
              value: match,
            })),
          },
        }
      : {}),
  };
  if (kind === 'choice') {
    return {
      ...common,
      type: 'radio',
      values: choices.map((value) => ({ value, label: value })),
      validate: { required },
    };
  }
  if (kind === 'string') return { ...common, type: 'textfield', validate: { required, maxLength } };
  return { ...common, type: 'number', validate: { required, min, max } };
}

function calculated({ index, a, b, c, d }: SpecFormula): object {
  const field = (one: number): string => `data.${name(one)}`;
  return {
    key: `f${index}`,
    type: 'number',
    input: true,
    calculateServer: true,
    calculateValue: `value = Math.round((${field(a)} * 0.12 + ${field(b)}) * 100) / 100 + (${field(c)} > 50 ? 25 : ${field(d)})`,
  };
}
