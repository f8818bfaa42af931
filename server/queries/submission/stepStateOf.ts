import type { StepState } from '#domain/submission/StepState.ts';
import type { ActiveStep, Step } from '#server/generated/prisma/client.ts';

/** Combines a submission's step with the form's. */
export function stepStateOf({ step, ...active }: ActiveStep & { readonly step: Step }): StepState {
  const { type, genericType, external, revisable, requiresSignature, autoadvance } = step;
  return {
    ...{ type, genericType, external, revisable, requiresSignature, autoadvance },
    position: active.position,
    completed: active.completedAt !== null,
    locked: active.lockedAt !== null,
    lockedFields: active.lockedFields,
  };
}
