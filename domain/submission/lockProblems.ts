import type { Problem } from '#domain/kernel/refusal.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import type { StepState } from '#domain/submission/StepState.ts';

/**
 * Why a step, or some of its fields, cannot be locked. Only steps that collect information can be locked, and only
 * their own fields.
 */
export function lockProblems(
  step: Pick<StepState, 'type'>,
  lockedFields: readonly string[],
  ownFields: readonly string[],
): Problem[] {
  if (!stepKindOf(step.type).collects) return [{ path: '', code: 'stepNotLockable' }];
  return lockedFields
    .filter((identity) => !ownFields.includes(identity))
    .map((identity) => ({ path: `lockedFields.${identity}`, code: 'fieldNotOnStep' }));
}
