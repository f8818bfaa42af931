import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewNavigation_step$key } from '#web/__generated__/ReviewNavigation_step.graphql.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Submission/steps/ReviewScreen.module.css';

/** Links to the viewer's previous and next pending review. */
export function ReviewNavigation({ step }: { readonly step: ReviewNavigation_step$key }): ReactElement | null {
  const { previousReview: before, nextReview: after } = useFragment(
    graphql`
      fragment ReviewNavigation_step on ActiveStep {
        previousReview {
          submissionId
          stepId
        }
        nextReview {
          submissionId
          stepId
        }
      }
    `,
    step,
  );
  if (!before && !after) return null;
  return (
    <nav className={styles.pages} aria-label={reviewWords.others}>
      {before && (
        <ButtonLink variant="quiet" icon="chevron-left" to={reviewPath(before.submissionId, before.stepId)}>
          {reviewWords.previousReview}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink variant="quiet" icon="chevron-right" to={reviewPath(after.submissionId, after.stepId)}>
          {reviewWords.nextReview}
        </ButtonLink>
      )}
    </nav>
  );
}
