import { formNodes } from '#domain/form/dependencies.ts';
import type { Form } from '#domain/form/Form.ts';

export interface FieldDependents {
  /** the field itself and everything calculated from it, directly or indirectly */
  readonly identities: readonly string[];
  /** whether it affects a review, an assignment, a sub-submission, or an amount */
  readonly affectsWork: boolean;
}

const known = new WeakMap<Form, Map<string, FieldDependents>>();

/** What depends on the answer to one field. */
export function fieldDependentsOf(form: Form, fieldIdentity: string): FieldDependents {
  const influences = known.get(form) ?? new Map<string, FieldDependents>();
  known.set(form, influences);
  const influence = influences.get(fieldIdentity) ?? reach(form, fieldIdentity);
  influences.set(fieldIdentity, influence);
  return influence;
}

function reach(form: Form, fieldIdentity: string): FieldDependents {
  const nodes = formNodes(form);
  const reached = new Set([fieldIdentity]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { identity, needs } of nodes) if (needs.some((need) => reached.has(need))) reached.add(identity);
  }
  const plain = new Set(['Section', 'StepDatum']);
  return {
    identities: [...reached],
    affectsWork: nodes.some(({ identity, type }) => reached.has(identity) && !plain.has(type)),
  };
}
