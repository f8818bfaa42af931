import { kinds } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { formNodeLabel, structureProblems } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Problems with the questions of a form, whatever its steps, which make it unanswerable. */
export function formProblems(form: Form): Problem[] {
  const unanswerable = form.fields.filter(({ dataType, options }) => hasOptions(dataType) && options.length === 0);
  // copies of another team's form can lose the kind, which stays with its team
  const withoutKind = form.fields.filter(
    ({ dataType, customEntityId }) => kinds[dataType].names === 'entity' && customEntityId === null,
  );
  return [
    ...structureProblems(form),
    ...unanswerable.map((field) => problemWith(field, 'fieldWithoutOptions')),
    ...withoutKind.map((field) => problemWith(field, 'fieldWithoutEntity')),
  ];
}

function problemWith({ identity, name }: FormField, code: 'fieldWithoutOptions' | 'fieldWithoutEntity'): Problem {
  const places = formNodeLabel({ type: 'StepDatum', name });
  return { path: `fields.${identity}`, code, params: { places } };
}
