import type { FormNode } from '#domain/form/dependencies.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';
import { formNodeLabel } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export type Use = Pick<FormNode, 'type' | 'identity' | 'name'>;

/** Everything whose logic or formula uses this field, option, or formula. */
export function usesOf(form: Form, identity: string): readonly Use[] {
  const named = (rule: Rule | null): boolean =>
    rule !== null && testsOf(rule.condition).some(({ source, match }) => source === identity || match === identity);
  const ruled = [
    ...form.sections.map((section) => ({ ...section, type: 'Section' as const })),
    ...form.fields.map((field) => ({ ...field, type: 'StepDatum' as const })),
    ...form.outcomes,
  ];
  return [
    ...ruled
      .filter(({ rule }) => named(rule))
      .map(({ type, identity: user, name }) => ({ type, identity: user, name })),
    ...formulasUsing(form, identity),
  ];
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

function formulasUsing(form: Form, identity: string): readonly Use[] {
  return form.formulas
    .filter(({ expression }) => {
      const { fields, formulas } = referencesOf(expression);
      return fields.has(identity) || formulas.has(identity);
    })
    .map((formula) => ({ type: 'Formula', identity: formula.identity, name: formula.name }));
}
