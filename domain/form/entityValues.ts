import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { entityValueKey, type EntityValueUse } from '#domain/form/EntityValueUse.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { referencesOf, type FieldReference, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';

interface Users {
  readonly rules: readonly (Rule | null)[];
  readonly formulas: readonly FormulaNode[];
}

/** The values of entities that logic and formulas use, each once. */
export function entityValueUses({ rules, formulas }: Users): readonly EntityValueUse[] {
  const uses = [...rules.flatMap((rule) => (rule ? usesInRule(rule) : [])), ...formulas.flatMap(usesInFormula)];
  return [...new Map(uses.map((use) => [entityValueKey(use), use])).values()];
}

const usesInRule = ({ condition }: Rule): readonly EntityValueUse[] =>
  testsOf(condition).flatMap(({ source, entityFieldId }) =>
    entityFieldId === null ? [] : [{ field: source, entityFieldId }],
  );

const usesInFormula = (formula: FormulaNode): readonly EntityValueUse[] =>
  [...referencesOf(formula).readings.values()].flatMap(({ field, entityFieldId }) =>
    entityFieldId === undefined ? [] : [{ field, entityFieldId }],
  );

/** The ids of the entity's fields whose values an answer to this field has to keep. */
export const usedEntityFieldIds = (form: Form, fieldIdentity: string): readonly string[] =>
  form.entityValues.filter(({ field }) => field === fieldIdentity).map(({ entityFieldId }) => entityFieldId);

/** Where the number of an entity's value is, after the numbers of fields and formulas. */
export function entityValuePlace(form: Form, use: EntityValueUse): number {
  const key = entityValueKey(use);
  const index = form.entityValues.findIndex((one) => entityValueKey(one) === key);
  return index === -1 ? -1 : form.fields.length + form.formulas.length + index;
}

/** Where the number is that a formula's reference reads. */
export const numberPlaceOfReference = (form: Form, { field, entityFieldId }: FieldReference): number =>
  entityFieldId === undefined ? (form.fieldSlots.get(field) ?? -1) : entityValuePlace(form, { field, entityFieldId });

/** The value as the answer keeps it; null if the entity has none. */
export function entityValueIn(content: Content, entityFieldId: string): string | null {
  const values = isContentRecord(content) ? (content['values'] ?? null) : null;
  const value = isContentRecord(values) ? values[entityFieldId] : null;
  return typeof value === 'string' ? value : null;
}

/** Values are stored as decimal text, amounts in dollars, which is how formulas see them. */
export function entityNumberIn(content: Content, entityFieldId: string): number | null {
  const value = entityValueIn(content, entityFieldId);
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
