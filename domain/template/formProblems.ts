import { usableEntityField } from '#domain/form/entityFields.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { hasOptions } from '#domain/form/fields/options.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { formNodeLabel, structureProblems } from '#domain/form/structureProblems.ts';
import { usersOfEntityValue } from '#domain/form/uses.ts';
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
    ...unusableValues(form),
  ];
}

/** A field of a kind of entity can be deleted or hidden after logic was written that uses it. */
function unusableValues(form: Form): Problem[] {
  const users = form.entityValues
    .filter((use) => !usableEntityField(form, use))
    .flatMap((use) => usersOfEntityValue(form, use));
  const places = [...new Set(users.map(formNodeLabel))].join(', ');
  return places === '' ? [] : [{ path: 'logic', code: 'entityValueUnusable', params: { places } }];
}

function problemWith({ identity, name }: FormField, code: 'fieldWithoutOptions' | 'fieldWithoutEntity'): Problem {
  const places = formNodeLabel({ type: 'StepDatum', name });
  return { path: `fields.${identity}`, code, params: { places } };
}
