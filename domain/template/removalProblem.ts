import type { Form } from '#domain/form/Form.ts';
import { formNodeLabel } from '#domain/form/structureProblems.ts';
import { refuseIfUsed, usesOf } from '#domain/form/uses.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';

const places = {
  paymentStep: 'payment step',
  output: 'output',
  identifier: 'identifier of submissions',
} as const;

/** A use of a part of a form outside of logic and formulas. */
export interface OtherUse {
  /** the part that is used */
  readonly identity: string;
  readonly by: keyof typeof places;
  readonly name: string;
}

/** Why parts cannot be removed together: everything else that uses them, logic and formulas first. */
export function removalProblem(
  form: Form,
  identities: readonly string[],
  otherUses: readonly OtherUse[],
): Problem | null {
  const removed = new Set(identities);
  const byForm = refuseIfUsed(form, identities)?.params?.['places'];
  const others = otherUses.filter(({ identity }) => removed.has(identity)).map(nameOfUse);
  const all = [...(byForm === undefined ? [] : [String(byForm)]), ...new Set(others)];
  if (all.length === 0) return null;
  return { path: identities[0] ?? '', code: 'stillUsed', params: { places: all.join(', ') } };
}

/** Every place that uses a part, without duplicates, logic and formulas first. */
export function referencesTo(form: Form, identity: string, otherUses: readonly OtherUse[]): readonly string[] {
  const others = otherUses.filter((use) => use.identity === identity).map(nameOfUse);
  return [...new Set([...usesOf(form, identity).map(formNodeLabel), ...others])];
}

export function nameOfUse({ by, name }: OtherUse): string {
  return name === '' ? places[by] : `${places[by]} '${truncate(name, truncation.logicSummaryName)}'`;
}
