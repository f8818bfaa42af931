import type { Content } from '#domain/form/Content.ts';
import { compileRule, type Decide } from '#domain/form/evaluate/compileCondition.ts';
import type { Machine } from '#domain/form/evaluate/Machine.ts';
import { missingFlaw } from '#domain/form/fields/checkAnswer.ts';
import { isNothing, type Check, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';

type NumberIn = (content: Content) => number | null;

/** What is asked of each field, by slot. */
export interface FieldRules {
  readonly sections: Int32Array;
  readonly decides: readonly (Decide | null)[];
  /** what is said while the field is empty */
  readonly missing: readonly (Flaw | null)[];
  readonly checks: readonly Check[];
  /** null for fields that nobody reads as a number */
  readonly numbers: readonly (NumberIn | null)[];
}

export function compileFields(form: Form, readAsNumber: ReadonlySet<string>): FieldRules {
  const { fields } = form;
  return {
    sections: Int32Array.from(fields, ({ section }) => section),
    decides: fields.map(({ rule }) => compileRule(form, rule)),
    missing: fields.map(missingFlaw),
    checks: fields.map((field) => kinds[field.dataType].checkFor(field)),
    numbers: fields.map((field) =>
      readAsNumber.has(field.identity) ? (kinds[field.dataType].numberFor?.(field) ?? null) : null,
    ),
  };
}

/**
 * The one place that decides what hiding means (T19): the answer stays in `given`, but counts as none for conditions,
 * formulas, checks and submitting, until the field shows again.
 */
export function runField(rules: FieldRules, machine: Machine, slot: number): boolean {
  const decide = rules.decides[slot] ?? null;
  const isShown = machine.sectionsShown[rules.sections[slot] ?? -1] === 1 && (decide === null || decide(machine));
  const shown = isShown ? 1 : 0;
  const value = isShown ? (machine.given[slot] ?? null) : null;
  if (machine.fieldsShown[slot] === shown && machine.values[slot] === value) return false;
  machine.fieldsShown[slot] = shown;
  machine.values[slot] = value;
  machine.flaws[slot] = isShown ? flawIn(rules, slot, value) : null;
  const numberIn = rules.numbers[slot] ?? null;
  if (numberIn !== null) machine.numbers[slot] = value === null ? NaN : (numberIn(value) ?? NaN);
  return true;
}

function flawIn(rules: FieldRules, slot: number, value: Content): Flaw | null {
  return (isNothing(value) ? rules.missing[slot] : rules.checks[slot]?.(value)) ?? null;
}
