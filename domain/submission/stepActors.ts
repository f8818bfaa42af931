import type { ReviewType } from '#domain/review/ReviewGroup.ts';
import { stepKindOf, type StepType } from '#domain/submission/stepKinds.ts';

/** Who works on a step: the applicant, the team's staff, or someone outside both. */
export const stepActors = ['applicant', 'staff', 'thirdParty'] as const;
export type StepActor = (typeof stepActors)[number];

interface ActedOn {
  readonly type: StepType;
  readonly external: boolean;
  readonly reviewTypes: readonly ReviewType[];
}

/** Who works on a step, in the order that people are named. */
export function stepActorsOf({ type, external, reviewTypes }: ActedOn): readonly StepActor[] {
  if (external) return ['applicant'];
  const isReview = stepKindOf(type).isReviewed;
  const hasThirdParty = isReview && reviewTypes.includes('third_party');
  const isOnlyThirdParty = hasThirdParty && !reviewTypes.includes('specific_people');
  return [...(isOnlyThirdParty ? [] : (['staff'] as const)), ...(hasThirdParty ? (['thirdParty'] as const) : [])];
}
