import { entityValueIn, entityValuePlace } from '#domain/form/entityValues.ts';
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
  const { entityFieldId } = test;
  if (of === 'number') {
    const place = numberPlaceOf(form, test);
    return (machine) => holds(machine.numbers[place] ?? NaN, match);
  }
  return entityFieldId === null
    ? (machine) => holds(valueAt(machine, slot), match)
    : (machine) => holds(entityValueIn(valueAt(machine, slot), entityFieldId), match);
}

/** Where the number is that a test reads. */
export function numberPlaceOf(form: Form, test: Test): number {
  const { source, entityFieldId } = test;
  return entityFieldId === null ? slotOfSource(form, test) : entityValuePlace(form, { field: source, entityFieldId });
}

/** Formula numbers are stored after those of the fields. */
export function slotOfSource(form: Form, { sourceType, source }: Test): number {
  if (sourceType === 'StepDatum') return form.fieldSlots.get(source) ?? -1;
  return form.fields.length + (form.formulaPlaces.get(source) ?? NaN);
}
