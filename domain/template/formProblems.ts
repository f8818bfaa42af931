import { hasOptions } from '#domain/form/fields/options.ts';
import type { Form } from '#domain/form/Form.ts';
import { formNodeLabel, structureProblems } from '#domain/form/structureProblems.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** Problems with the questions of a form, whatever its steps, which make it unanswerable. */
export function formProblems(form: Form): Problem[] {
  const unanswerable = form.fields.filter(({ dataType, options }) => hasOptions(dataType) && options.length === 0);
  return [
    ...structureProblems(form),
    ...unanswerable.map(({ identity, name }): Problem => {
      const places = formNodeLabel({ type: 'StepDatum', name });
      return { path: `fields.${identity}`, code: 'fieldWithoutOptions', params: { places } };
    }),
  ];
}
