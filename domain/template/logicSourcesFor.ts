import { formNodes, type FormNode } from '#domain/form/dependencies.ts';
import type { Form, FormField, FormFormula } from '#domain/form/Form.ts';
import { comparatorsFor } from '#domain/form/logic/comparators.ts';
import { surveysOf } from '#domain/form/surveysOf.ts';

export interface LogicSources {
  readonly fields: readonly FormField[];
  readonly formulas: readonly FormFormula[];
}

/**
 * What the logic of a section, field, or outcome can use: everything comparable that doesn't depend on it. In a survey,
 * only fields of that survey.
 */
export function logicSourcesFor(form: Form, targetIdentity: string): LogicSources {
  const dependents = dependentsOf(formNodes(form), targetIdentity);
  const surveys = surveysOf(form);
  const survey = surveys.get(targetIdentity);
  const isFree = ({ identity }: { identity: string }): boolean => !dependents.has(identity);
  return {
    fields: form.fields.filter(
      (field) => isFree(field) && surveys.get(field.identity) === survey && comparatorsFor(field.dataType).length > 0,
    ),
    formulas: survey === undefined ? form.formulas.filter(isFree) : [],
  };
}

/** The target and everything that depends on it, directly or indirectly. */
function dependentsOf(nodes: readonly FormNode[], target: string): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const { identity, needs } of nodes)
    for (const need of needs) users.set(need, [...(users.get(need) ?? []), identity]);
  const found = new Set([target]);
  for (const identity of found) for (const user of users.get(identity) ?? []) found.add(user);
  return found;
}
