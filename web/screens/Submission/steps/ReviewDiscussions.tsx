import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ReviewDiscussions_submission$key } from '#web/__generated__/ReviewDiscussions_submission.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { Card } from '#web/ui/Card.tsx';

import { Talk } from '../talk/Talk.tsx';

interface ReviewDiscussionsProps {
  readonly submission: ReviewDiscussions_submission$key;
  readonly timeZone: string;
}

/** What is talked about with the applicant: what reviewers asked for, what was answered, and a way to answer. */
export function ReviewDiscussions({ submission, timeZone }: ReviewDiscussionsProps): ReactElement | null {
  const { discussions } = useFragment(
    graphql`
      fragment ReviewDiscussions_submission on Submission {
        discussions {
          id
          ...Talk_discussion
        }
      }
    `,
    submission,
  );
  if (discussions.length === 0) return null;
  return (
    <Card title={reviewWords.discussions}>
      {discussions.map((discussion) => (
        <Talk key={discussion.id} discussion={discussion} timeZone={timeZone} />
      ))}
    </Card>
  );
}
