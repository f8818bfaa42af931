import { compileRule } from '#domain/form/evaluate/compileCondition.ts';
import type { Machine } from '#domain/form/evaluate/Machine.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form, FormField, FormFormula, FormOutcome, FormSection, Rule } from '#domain/form/Form.ts';
import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import { compileFormula } from '#domain/form/formula/compileFormula.ts';
import { resultNumber } from '#domain/form/formula/formulaResult.ts';

/** Brings one node up to date and says whether that changed anything that others see. */
export type Run = (machine: Machine) => boolean;

export function compileSection(form: Form, { rule }: FormSection, index: number): Run {
  return compileFlag(form, rule, index, ({ sectionsShown }) => sectionsShown);
}

export function compileOutcome(form: Form, { rule }: FormOutcome, index: number): Run {
  return compileFlag(form, rule, index, ({ outcomes }) => outcomes);
}

/**
 * The one place that decides what hiding means (T19): the answer stays in `given`, but counts as none for conditions,
 * formulas, checks and submitting, until the field shows again.
 */
export function compileField(form: Form, field: FormField, slot: number, isNumberRead: boolean): Run {
  const { section } = field;
  const decide = compileRule(form, field.rule);
  const check = checkAnswer(field);
  const numberIn = isNumberRead ? (kinds[field.dataType].numberFor?.(field) ?? null) : null;
  return (machine) => {
    const isShown = machine.sectionsShown[section] === 1 && (decide === null || decide(machine));
    const shown = isShown ? 1 : 0;
    const value = isShown ? (machine.given[slot] ?? null) : null;
    if (machine.fieldsShown[slot] === shown && machine.values[slot] === value) return false;
    machine.fieldsShown[slot] = shown;
    machine.values[slot] = value;
    machine.flaws[slot] = isShown ? check(value) : null;
    if (numberIn !== null) machine.numbers[slot] = value === null ? NaN : (numberIn(value) ?? NaN);
    return true;
  };
}

/** Formulas stand behind the fields among the numbers. */
export function compileResult(form: Form, { expression }: FormFormula, place: number): Run {
  const places = new Map(form.formulas.map(({ identity }, index) => [identity, index]));
  const calculate = compileFormula(expression, {
    slotOf: (field) => form.fieldSlots.get(field) ?? -1,
    placeOf: (formula) => places.get(formula) ?? -1,
  });
  const slot = form.fields.length + place;
  return (machine) => {
    const before = machine.results[place];
    const result = calculate(machine);
    machine.results[place] = result;
    machine.numbers[slot] = resultNumber(result);
    return before === undefined || !isSameResult(before, result);
  };
}

function compileFlag(form: Form, rule: Rule | null, index: number, flagsOf: (machine: Machine) => Uint8Array): Run {
  const decide = compileRule(form, rule);
  return (machine) => {
    const flags = flagsOf(machine);
    const now = decide === null || decide(machine) ? 1 : 0;
    const isSame = flags[index] === now;
    flags[index] = now;
    return !isSame;
  };
}

function isSameResult(a: FormulaResult, b: FormulaResult): boolean {
  if (a.exact !== null && b.exact !== null) return a.exact.eq(b.exact);
  return a.fault === b.fault && a.exact === b.exact && a.mantissa === b.mantissa && a.scale === b.scale;
}
