import { fieldOf, type Form, type FormFormula } from '#domain/form/Form.ts';
import { referencesOf } from '#domain/form/formula/FormulaNode.ts';

/** The formulas whose value is known when a step is reached: they use no fields of later steps. */
export function availableFormulas(form: Form, stepIdentity: string): readonly FormFormula[] {
  const place = form.sectionables.findIndex(({ type, identity }) => type === 'Step' && identity === stepIdentity);
  return form.formulas.filter((formula) =>
    [...fieldsBehind(form, formula)].every((field) => positionOfField(form, field) <= place),
  );
}

/** The fields a formula uses, directly or through other formulas. */
function fieldsBehind(form: Form, start: FormFormula): ReadonlySet<string> {
  const fields = new Set<string>();
  const formulas = new Set([start]);
  for (const { expression } of formulas) {
    const references = referencesOf(expression);
    for (const field of references.fields) fields.add(field);
    for (const identity of references.formulas) {
      const other = form.formulas[form.formulaPlaces.get(identity) ?? -1];
      if (other) formulas.add(other);
    }
  }
  return fields;
}

function positionOfField(form: Form, fieldIdentity: string): number {
  const section = form.sections[fieldOf(form, fieldIdentity)?.section ?? -1];
  return section?.sectionable ?? Infinity;
}
