import type { Content } from '#domain/form/Content.ts';
import { entityNumberIn, entityValuePlace } from '#domain/form/entityValues.ts';
import { compileRule, type Decide } from '#domain/form/evaluate/compileCondition.ts';
import { valueAt, type Machine } from '#domain/form/evaluate/Machine.ts';
import { missingProblem } from '#domain/form/fields/checkAnswer.ts';
import { isEmptyContent, type Check, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';

type NumberIn = (content: Content) => number | null;

/** The compiled rules of each field, by slot. */
export interface FieldRules {
  readonly sections: Int32Array;
  readonly decides: readonly (Decide | null)[];
  /** the problem while the field is empty */
  readonly missing: readonly (CodedProblem | null)[];
  readonly checks: readonly Check[];
  /** null for fields no one reads as a number */
  readonly numbers: readonly (NumberIn | null)[];
  /** the values of chosen entities that are read as numbers, by slot; null for most forms, which use none */
  readonly entityNumbers: ReadonlyMap<number, readonly EntityNumber[]> | null;
}

interface EntityNumber {
  readonly entityFieldId: string;
  /** its place among the machine's numbers */
  readonly place: number;
}

export function compileFields(form: Form, readAsNumber: ReadonlySet<string>): FieldRules {
  const { fields } = form;
  return {
    sections: Int32Array.from(fields, ({ section }) => section),
    decides: fields.map(({ rule }) => compileRule(form, rule)),
    missing: fields.map(missingProblem),
    checks: fields.map((field) => kinds[field.dataType].checkFor(field)),
    numbers: fields.map((field) =>
      readAsNumber.has(field.identity) ? (kinds[field.dataType].numberFor?.(field) ?? null) : null,
    ),
    entityNumbers: entityNumbersOf(form),
  };
}

function entityNumbersOf(form: Form): FieldRules['entityNumbers'] {
  if (form.entityValues.length === 0) return null;
  return Map.groupBy(
    form.entityValues.map((use) => ({ ...use, place: entityValuePlace(form, use) })),
    ({ field }) => form.fieldSlots.get(field) ?? -1,
  );
}

/** Updates one field. Returns whether anything changed that others depend on; edits to hidden answers never do. */
export function runField(rules: FieldRules, machine: Machine, slot: number, isEdited: boolean): boolean {
  const decide = rules.decides[slot] ?? null;
  const isShown = machine.sectionsShown[rules.sections[slot] ?? -1] === 1 && (decide === null || decide(machine));
  const shown = isShown ? 1 : 0;
  if (machine.fieldsShown[slot] === shown && !(isShown && isEdited)) return false;
  machine.fieldsShown[slot] = shown;
  const numberIn = rules.numbers[slot] ?? null;
  if (numberIn !== null) machine.numbers[slot] = numberIn(valueAt(machine, slot)) ?? NaN;
  for (const { place, entityFieldId } of rules.entityNumbers?.get(slot) ?? [])
    machine.numbers[place] = entityNumberIn(valueAt(machine, slot), entityFieldId) ?? NaN;
  return true;
}

export function problemAt(rules: FieldRules, machine: Machine, slot: number): CodedProblem | null {
  if (machine.fieldsShown[slot] !== 1) return null;
  const value = machine.given[slot] ?? null;
  return (isEmptyContent(value) ? rules.missing[slot] : rules.checks[slot]?.(value)) ?? null;
}
