import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewGroupStatus_review$key } from '#web/__generated__/ReviewGroupStatus_review.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';

import styles from './ReviewGroupStatus.module.css';

/** Who is expected to review, and what each has said last. */
export function ReviewGroupStatus({ review }: { readonly review: ReviewGroupStatus_review$key }): ReactElement {
  const { reviewers, completed, reviewGroup } = useFragment(
    graphql`
      fragment ReviewGroupStatus_review on StepReview {
        completed
        reviewGroup {
          logicType
        }
        reviewers {
          name
          reviews {
            outcome
            comment
            reviewer {
              name
            }
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
        {reviewers.map(({ name, reviews }) => {
          const last = reviews.at(-1);
          return (
            <li key={name}>
              {name}
              <StatusTag kind="review" status={last?.outcome ?? 'pending'} />
              {last && last.reviewer.name !== name && <span>{reviewWords.saidBy(last.reviewer.name)}</span>}
              {last?.comment && <blockquote className={styles.comment}>{last.comment}</blockquote>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
