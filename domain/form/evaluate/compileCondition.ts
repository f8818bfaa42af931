import { valueAt, type Machine } from '#domain/form/evaluate/Machine.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { appliesWhenMet } from '#domain/form/logic/appliesWhenMet.ts';
import { comparators } from '#domain/form/logic/comparators.ts';
import type { Condition, Test } from '#domain/form/logic/Condition.ts';
import { matchOf } from '#domain/form/logic/readMatch.ts';

export type Decide = (machine: Machine) => boolean;

/** Whether the rule's target applies: a section is visible, a review is required. Without a rule it always does. */
export function compileRule(form: Form, rule: Rule | null): Decide | null {
  if (rule === null) return null;
  const holds = compileCondition(form, rule.condition);
  return appliesWhenMet(rule.action) ? holds : (machine) => !holds(machine);
}

function compileCondition(form: Form, condition: Condition): Decide {
  if (condition.kind === 'test') return compileTest(form, condition);
  const parts = condition.of.map((part) => compileCondition(form, part));
  const [first, second] = parts;
  // Fast path: most rules have two conditions.
  if (first && second && parts.length === 2) {
    return condition.kind === 'and'
      ? (machine) => first(machine) && second(machine)
      : (machine) => first(machine) || second(machine);
  }
  return condition.kind === 'and'
    ? (machine) => parts.every((part) => part(machine))
    : (machine) => parts.some((part) => part(machine));
}

function compileTest(form: Form, test: Test): Decide {
  const { of, holds } = comparators[test.comparator];
  const match = matchOf(form, test);
  const slot = slotOfSource(form, test);
  return of === 'number'
    ? (machine) => holds(machine.numbers[slot] ?? NaN, match)
    : (machine) => holds(valueAt(machine, slot), match);
}

/** Formula numbers are stored after those of the fields. */
export function slotOfSource(form: Form, { sourceType, source }: Test): number {
  if (sourceType === 'StepDatum') return form.fieldSlots.get(source) ?? -1;
  return form.fields.length + (form.formulaPlaces.get(source) ?? NaN);
}
