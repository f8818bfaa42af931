import type { FormNode } from '#domain/form/dependencies.ts';
import { entityValueKey, type EntityValueUse } from '#domain/form/EntityValueUse.ts';
import type { Form } from '#domain/form/Form.ts';
import { referencesOf, type FormulaReferences } from '#domain/form/formula/FormulaNode.ts';
import { testsOf, type Test } from '#domain/form/logic/Condition.ts';
import { formNodeLabel } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export type Use = Pick<FormNode, 'type' | 'identity' | 'name'>;

/** Everything whose logic or formula uses this field, option, or formula. */
export function usesOf(form: Form, identity: string): readonly Use[] {
  const isTested = ({ source, match }: Test): boolean => source === identity || match === identity;
  return [...ruledBy(form, isTested), ...formulasUsing(form, identity)];
}

/** Everything whose logic or formula uses this value of an entity. */
export function usersOfEntityValue(form: Form, use: EntityValueUse): readonly Use[] {
  const { field, entityFieldId } = use;
  const isTested = (test: Test): boolean => test.source === field && test.entityFieldId === entityFieldId;
  const key = entityValueKey(use);
  return [...ruledBy(form, isTested), ...formulasThat(form, ({ readings }) => readings.has(key))];
}

function ruledBy(form: Form, isTested: (test: Test) => boolean): readonly Use[] {
  const ruled = [
    ...form.sections.map((section) => ({ ...section, type: 'Section' as const })),
    ...form.fields.map((field) => ({ ...field, type: 'StepDatum' as const })),
    ...form.outcomes,
  ];
  return ruled
    .filter(({ rule }) => rule !== null && testsOf(rule.condition).some(isTested))
    .map(({ type, identity, name }) => ({ type, identity, name }));
}

/**
 * Prevents deleting something still used elsewhere, and lists the places (T5). `identities` are deleted together, such
 * as a section with its fields and their options, so references among them don't count.
 */
export function refuseIfUsed(form: Form, identities: readonly string[]): Problem | null {
  const removed = new Set(identities);
  const uses = identities
    .flatMap((identity) => usesOf(form, identity))
    .filter(({ identity }) => !removed.has(identity));
  const places = [...new Set(uses.map(formNodeLabel))].join(', ');
  return uses.length === 0 ? null : { path: identities[0] ?? '', code: 'stillUsed', params: { places } };
}

export function isUsedInFormula(form: Form, fieldIdentity: string): boolean {
  return formulasUsing(form, fieldIdentity).length > 0;
}

const formulasUsing = (form: Form, identity: string): readonly Use[] =>
  formulasThat(form, ({ fields, formulas }) => fields.has(identity) || formulas.has(identity));

function formulasThat(form: Form, refer: (references: FormulaReferences) => boolean): readonly Use[] {
  return form.formulas
    .filter(({ expression }) => refer(referencesOf(expression)))
    .map((formula) => ({ type: 'Formula', identity: formula.identity, name: formula.name }));
}
