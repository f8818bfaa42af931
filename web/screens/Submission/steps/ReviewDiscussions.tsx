import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewDiscussions_submission$key } from '#web/__generated__/ReviewDiscussions_submission.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { Card } from '#web/ui/Card.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';

interface ReviewDiscussionsProps {
  readonly submission: ReviewDiscussions_submission$key;
}

/** What is talked about with the applicant; what a review has opened says so. */
export function ReviewDiscussions({ submission }: ReviewDiscussionsProps): ReactElement | null {
  const { discussions } = useFragment(
    graphql`
      fragment ReviewDiscussions_submission on Submission {
        discussions {
          id
          body
          user {
            name
          }
          stepApproval {
            outcome
          }
          comments {
            id
            body
            user {
              name
            }
          }
        }
      }
    `,
    submission,
  );
  if (discussions.length === 0) return null;
  return (
    <Card title={reviewWords.discussions}>
      <ul>
        {discussions.map(({ id, body, user, stepApproval, comments }) => (
          <li key={id}>
            <p>
              <strong>{user.name}</strong> {stepApproval && <StatusTag kind="review" status={stepApproval.outcome} />}
            </p>
            <p>{body}</p>
            {comments.map((comment) => (
              <p key={comment.id}>
                <strong>{comment.user.name}</strong> {comment.body}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
