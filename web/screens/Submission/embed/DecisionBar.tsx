import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DecisionBar_step$key } from '#web/__generated__/DecisionBar_step.graphql.ts';
import type { OnReviewed } from '#web/screens/Submission/embed/OnReviewed.ts';
import type { ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { GroupDecision } from '#web/screens/Submission/steps/GroupDecision.tsx';
import { reviewGroupsFor } from '#web/screens/Submission/steps/reviewGroupsFor.ts';

interface DecisionBarProps {
  readonly step: DecisionBar_step$key;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly address: ReviewGroupParams;
  /** DOM ID of the submit button, for shortcuts */
  readonly buttonId?: string;
  /** replaces going to the next review */
  readonly onReviewed?: OnReviewed;
}

/**
 * The viewer's decision, docked to the bottom of the case, and what happened once it is made. Goes last in the case. People
 * who can't decide see one sentence in its place. Decision 0153.
 */
export function DecisionBar({ step, seen, address, buttonId, onReviewed }: DecisionBarProps): ReactElement | null {
  const { id, stepId, submissionId, reviews } = useFragment(
    graphql`
      fragment DecisionBar_step on ActiveStep {
        id
        stepId
        submissionId
        reviews {
          reviewers {
            subjectId
            name
          }
          ...reviewGroupsFor_review
          ...GroupDecision_review
        }
      }
    `,
    step,
  );
  const meant = reviewGroupsFor(reviews, address).find(({ isMeant }) => isMeant);
  if (!meant) return null;
  const { review, speaksAs } = meant;
  const roleId = address.roleId === null ? null : `Role:${address.roleId}`;
  const role = review.reviewers.find(({ subjectId }) => subjectId === roleId && speaksAs.includes(subjectId));
  return (
    <GroupDecision
      place={{ submissionId, activeStepId: id, stepId, reviewGroupId: meant.id }}
      isOpen={meant.isOpen}
      role={role ? { id: role.subjectId, name: role.name } : null}
      seen={seen}
      review={review}
      buttonId={buttonId}
      onReviewed={onReviewed}
    />
  );
}
