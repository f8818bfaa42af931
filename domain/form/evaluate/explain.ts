import type { Content } from '#domain/form/Content.ts';
import { entityValueName, usableEntityField } from '#domain/form/entityFields.ts';
import { entityValueIn } from '#domain/form/entityValues.ts';
import { numberPlaceOf, slotOfSource } from '#domain/form/evaluate/compileCondition.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { valueAt, type Machine } from '#domain/form/evaluate/Machine.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { contentText } from '#domain/form/fields/kinds/textContent.ts';
import { fieldOf, type Form, type Rule } from '#domain/form/Form.ts';
import { resultText } from '#domain/form/formula/formulaResult.ts';
import { appliesWhenMet } from '#domain/form/logic/appliesWhenMet.ts';
import { comparators, type Comparator } from '#domain/form/logic/comparators.ts';
import type { Condition, Test } from '#domain/form/logic/Condition.ts';
import { matchOf, sourceKind } from '#domain/form/logic/readMatch.ts';
import type { LogicAction } from '#domain/form/logic/targets.ts';

/** Why something applies or not, as data. The UI turns it into a sentence. */
export interface Explanation {
  /** visible, required, or added */
  readonly applies: boolean;
  /** set if a field is hidden only because its section is */
  readonly hiddenBySection: Explanation | null;
  readonly action: LogicAction | null;
  /** null if there is no logic, so that it always applies */
  readonly because: Reason | null;
}

export type Reason =
  | TestReason
  | { readonly kind: 'and' | 'or'; readonly met: boolean; readonly of: readonly Reason[] };

export interface TestReason {
  readonly kind: 'test';
  readonly met: boolean;
  readonly sourceType: Test['sourceType'];
  readonly source: string;
  readonly sourceName: string;
  readonly comparator: Comparator;
  /** the compared value and the answer as display text; null if there is no answer */
  readonly match: string;
  readonly actual: string | null;
  /** the source is hidden, so its answer doesn't count */
  readonly isSourceHidden: boolean;
}

/** Why a section or field is visible or hidden, or why a review, subprocess, or assignment applies or not. */
export function explain({ form, machine }: Evaluation, identity: string): Explanation | null {
  const field = fieldOf(form, identity);
  if (field) {
    const section = explained(form, machine, form.sections[field.section]?.rule ?? null);
    const own = explained(form, machine, field.rule);
    return section.applies ? own : { ...own, applies: false, hiddenBySection: section };
  }
  const target = [...form.sections, ...form.outcomes].find((one) => one.identity === identity);
  return target ? explained(form, machine, target.rule) : null;
}

function explained(form: Form, machine: Machine, rule: Rule | null): Explanation {
  if (rule === null) return { applies: true, hiddenBySection: null, action: null, because: null };
  const because = reasonOf(form, machine, rule.condition);
  const applies = because.met === appliesWhenMet(rule.action);
  return { applies, hiddenBySection: null, action: rule.action, because };
}

function reasonOf(form: Form, machine: Machine, condition: Condition): Reason {
  if (condition.kind === 'test') return testReason(form, machine, condition);
  const of = condition.of.map((part) => reasonOf(form, machine, part));
  const met = condition.kind === 'and' ? of.every((part) => part.met) : of.some((part) => part.met);
  return { kind: condition.kind, met, of };
}

function testReason(form: Form, machine: Machine, test: Test): TestReason {
  const { of, holds } = comparators[test.comparator];
  const slot = slotOfSource(form, test);
  const field = fieldOf(form, test.source);
  const { entityFieldId } = test;
  const given = entityFieldId === null ? valueAt(machine, slot) : entityValueIn(valueAt(machine, slot), entityFieldId);
  const value = of === 'number' ? (machine.numbers[numberPlaceOf(form, test)] ?? NaN) : given;
  return {
    kind: 'test',
    met: holds(value, matchOf(form, test)),
    sourceType: test.sourceType,
    source: test.source,
    sourceName: sourceNameOf(form, test),
    comparator: test.comparator,
    match: shown(form, test, test.match) ?? '',
    actual: field ? shown(form, test, given) : calculated(form, machine, test),
    isSourceHidden: field !== undefined && machine.fieldsShown[slot] !== 1,
  };
}

function sourceNameOf(form: Form, { source, entityFieldId }: Test): string {
  const field = fieldOf(form, source);
  if (!field) return form.formulas.find(({ identity }) => identity === source)?.name ?? '';
  const entityField = entityFieldId === null ? undefined : usableEntityField(form, { field: source, entityFieldId });
  return entityField ? entityValueName(field, entityField) : field.name;
}

function shown(form: Form, test: Test, content: Content): string | null {
  const field = fieldOf(form, test.source);
  const kind = test.entityFieldId === null ? sourceKind(form, test) : null;
  if (!field || kind === null || kind === 'formula') return contentText(content) || null;
  const read = kinds[kind].parse(content, field);
  return kinds[kind].isEmpty(read) ? null : kinds[kind].summarise(read, field, 'UTC');
}

function calculated(form: Form, machine: Machine, test: Test): string | null {
  const result = machine.results[slotOfSource(form, test) - form.fields.length];
  const text = result && resultText(result);
  return text?.ok ? text.value : null;
}
