import { formNodes } from '#domain/form/dependencies.ts';
import type { Form } from '#domain/form/Form.ts';

const known = new WeakMap<Form, Set<string>>();

/**
 * The fields whose answers say what the form calls for: which reviews, people and sub-submissions, and what its formulas
 * come to. Of most forms they are few, or none.
 */
export function decidingFields(form: Form): ReadonlySet<string> {
  const fields = known.get(form) ?? fieldsBehind(form, [...form.outcomes, ...form.formulas]);
  known.set(form, fields);
  return fields;
}

/** The fields that have to be known for some parts of a form, each with what says whether it is shown. */
export function fieldsBehind(form: Form, parts: readonly { readonly identity: string }[]): Set<string> {
  const needsOf = new Map(formNodes(form).map(({ identity, needs }) => [identity, needs]));
  const seen = new Set<string>();
  const open = parts.map(({ identity }) => identity);
  for (let identity = open.pop(); identity !== undefined; identity = open.pop()) {
    if (seen.has(identity)) continue;
    seen.add(identity);
    open.push(...(needsOf.get(identity) ?? []));
  }
  return new Set(form.fieldIdentities.filter((identity) => seen.has(identity)));
}
