import type { StepType } from '#domain/submission/stepKinds.ts';

export const stepGenericTypes = ['Step', 'SupplementalRequirement'] as const;
type StepGenericType = (typeof stepGenericTypes)[number];

/** What rules need to know of a step as it lives in one submission. */
export interface StepState {
  readonly type: StepType;
  readonly genericType: StepGenericType;
  readonly position: number;
  /** the applicant acts on it */
  readonly external: boolean;
  readonly revisable: boolean;
  readonly requiresSignature: boolean;
  readonly autoadvance: boolean;
  readonly completed: boolean;
  readonly locked: boolean;
  /** identities of fields that are locked one by one */
  readonly lockedFields: readonly string[];
}
