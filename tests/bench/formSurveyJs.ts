import { SurveyModel } from 'survey-core';
import { choices, type FormSpec, type SpecField, type SpecFormula } from '#tests/bench/formSpec.ts';

const name = (index: number): string => `q${index}`;

/** The same form for SurveyJS. Its model is built once, and the answers are then set on it, as on a live page. */
export function surveyModel(spec: FormSpec): SurveyModel {
  return new SurveyModel({
    clearInvisibleValues: 'none',
    pages: [
      {
        name: 'step',
        elements: Array.from({ length: spec.sections }, (_, section) => ({
          type: 'panel',
          name: `section-${section}`,
          elements: spec.fields.filter((field) => field.section === section).map(question),
        })),
      },
    ],
    calculatedValues: spec.formulas.map((formula) => ({ name: `f${formula.index}`, expression: expression(formula) })),
  });
}

export function surveyData(answers: ReadonlyMap<number, string | number>): Record<string, string | number> {
  return Object.fromEntries([...answers].map(([index, value]) => [name(index), value]));
}

export function surveyEdit(model: SurveyModel, index: number, value: string | number): void {
  model.setValue(name(index), value);
}

export function surveyVisibleCount(model: SurveyModel): number {
  return model.getAllQuestions().filter((one) => one.isVisible).length;
}

/** Validates everything without storing the errors, which is the cheaper of its two ways. */
export function surveyValidate(model: SurveyModel): boolean {
  return model.validate(false, false);
}

export function surveyProblemCount(model: SurveyModel): number {
  model.validate(true, false);
  return model.getAllQuestions().filter((one) => one.isVisible && one.errors.length > 0).length;
}

export function surveyFormula(model: SurveyModel, index: number): unknown {
  return model.getVariable(`f${index}`);
}

function question({ index, kind, required, min, max, maxLength, showIf }: SpecField): object {
  const common = {
    name: name(index),
    isRequired: required,
    ...(showIf ? { visibleIf: showIf.tests.map(condition).join(` ${showIf.joined} `) } : {}),
  };
  if (kind === 'choice') return { ...common, type: 'radiogroup', choices };
  if (kind === 'string') return { ...common, type: 'text', validators: [{ type: 'text', maxLength }] };
  return {
    ...common,
    type: 'text',
    inputType: 'number',
    validators: [{ type: 'numeric', minValue: min, maxValue: max }],
  };
}

function condition({
  source,
  comparator,
  match,
}: {
  source: number;
  comparator: string;
  match: string | number;
}): string {
  return comparator === 'is' ? `{${name(source)}} = '${match}'` : `{${name(source)}} > ${match}`;
}

function expression({ a, b, c, d }: SpecFormula): string {
  return `round({${name(a)}} * 0.12 + {${name(b)}}, 2) + iif({${name(c)}} > 50, 25, {${name(d)}})`;
}
