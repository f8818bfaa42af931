import { formNodes } from '#domain/form/dependencies.ts';
import type { Form } from '#domain/form/Form.ts';

const known = new WeakMap<Form, Set<string>>();

/**
 * Fields whose answers decide which reviews, assignments, and subprocesses apply, and what formulas result in. Most
 * forms have few or none.
 */
export function decidingFields(form: Form): ReadonlySet<string> {
  const fields = known.get(form) ?? fieldDependencies(form, [...form.outcomes, ...form.formulas]);
  known.set(form, fields);
  return fields;
}

/** The fields some parts of a form depend on, including those that decide visibility. */
export function fieldDependencies(form: Form, parts: readonly { readonly identity: string }[]): Set<string> {
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
