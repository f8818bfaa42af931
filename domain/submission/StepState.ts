import type { StepType } from '#domain/submission/stepKinds.ts';

export const stepGenericTypes = ['Step', 'SupplementalRequirement'] as const;
type StepGenericType = (typeof stepGenericTypes)[number];

/** The state of a step in a submission, as far as rules need it. */
export interface StepState {
  readonly type: StepType;
  readonly genericType: StepGenericType;
  readonly position: number;
  /** applicants act on it */
  readonly external: boolean;
  readonly revisable: boolean;
  readonly requiresSignature: boolean;
  readonly autoadvance: boolean;
  readonly completed: boolean;
  readonly locked: boolean;
  /** identities of individually locked fields */
  readonly lockedFields: readonly string[];
}
