import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewGroupStatus_review$key } from '#web/__generated__/ReviewGroupStatus_review.graphql.ts';
import { ownFirst } from '#web/screens/Submission/steps/ownFirst.ts';
import { SubmittedReview } from '#web/screens/Submission/steps/SubmittedReview.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/steps/ReviewGroupStatus.module.css';

interface ReviewGroupStatusProps {
  readonly review: ReviewGroupStatus_review$key;
  /** path of the viewer's own review as one of the reviewers; null if it is on this page or not possible */
  readonly pathOf: ((subjectId: string) => string) | null;
}

/** Reviewers, the viewer first, with their reviews, latest first. */
export function ReviewGroupStatus({ review, pathOf }: ReviewGroupStatusProps): ReactElement {
  const { reviewers, completed, reviewGroup } = useFragment(
    graphql`
      fragment ReviewGroupStatus_review on StepReview {
        completed
        reviewGroup {
          logicType
        }
        reviewers {
          subjectId
          name
          isOwn
          reviews {
            id
            ...SubmittedReview_approval
          }
        }
      }
    `,
    review,
  );
  return (
    <>
      <p>
        {completed ? reviewWords.completed : reviewWords.pending}
        {'. '}
        {reviewers.length > 1 && (reviewGroup.logicType === 'or' ? reviewWords.anyOf : reviewWords.allOf)}
      </p>
      <ul className={styles.reviewers} aria-label={reviewWords.reviewers}>
        {ownFirst(reviewers, ({ isOwn }) => isOwn).map(({ subjectId, name, isOwn, reviews }) => (
          <li key={subjectId}>
            <span className={styles.name}>{name}</span>
            {reviews.length === 0 && <StatusTag kind="review" status="pending" />}
            {isOwn && pathOf && <ButtonLink to={pathOf(subjectId)}>{changeRequestWords.openReview}</ButtonLink>}
            {reviews.length > 0 && (
              <ol className={styles.said} aria-label={reviewWords.saidOf(name)}>
                {reviews.toReversed().map((approval) => (
                  <SubmittedReview key={approval.id} approval={approval} expected={name} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
