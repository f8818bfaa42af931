import type { FormNode } from '#domain/form/dependencies.ts';
import type { Form, Rule } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';
import { testsOf } from '#domain/form/logic/Condition.ts';
import { placeName } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export type Use = Pick<FormNode, 'type' | 'identity' | 'name'>;

/** Everything whose logic or formula names this field, option or formula. */
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
 * Deleting what is still named elsewhere is refused with the list of places (T5). `identities` is everything that goes
 * together, a section with its fields and their options; what they say of each other does not matter.
 */
export function refuseIfUsed(form: Form, identities: readonly string[]): Problem | null {
  const removed = new Set(identities);
  const uses = identities
    .flatMap((identity) => usesOf(form, identity))
    .filter(({ identity }) => !removed.has(identity));
  const places = [...new Set(uses.map(placeName))].join(', ');
  return uses.length === 0 ? null : { path: identities[0] ?? '', code: 'stillUsed', params: { places } };
}

/** Whether a field shows as used in a formula. */
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
