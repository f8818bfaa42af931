import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { reviewWords } from '#messages/review/reviewWords.ts';
import { discussionPanelWords } from '#messages/submission/discussionPanelWords.ts';
import type { ReviewDiscussions_submission$key } from '#web/__generated__/ReviewDiscussions_submission.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { DiscussionThread } from '#web/screens/Submission/discussion/DiscussionThread.tsx';
import { Card } from '#web/ui/Card.tsx';

interface ReviewDiscussionsProps {
  readonly submission: ReviewDiscussions_submission$key;
  readonly timeZone: string;
}

/** Discussions with the applicant about the review, with a reply form. */
export function ReviewDiscussions({ submission, timeZone }: ReviewDiscussionsProps): ReactElement {
  const { id, discussions } = useFragment(
    graphql`
      fragment ReviewDiscussions_submission on Submission {
        id
        discussions(order: shown, first: 20) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              id
              ...DiscussionThread_discussion
            }
          }
        }
      }
    `,
    submission,
  );
  const shown = discussions.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  return (
    <Card title={reviewWords.discussions}>
      {shown.length === 0 && <p>{reviewWords.noDiscussions}</p>}
      {shown.map((discussion) => (
        <DiscussionThread key={discussion.id} discussion={discussion} timeZone={timeZone} />
      ))}
      {discussions.pageInfo.hasNextPage && (
        <Link to={`${submissionPath(id)}?panel=discussions`}>{discussionPanelWords.moreElsewhere}</Link>
      )}
    </Card>
  );
}
