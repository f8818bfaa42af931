import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';

import type { ReviewSides_submission$key } from '#web/__generated__/ReviewSides_submission.graphql.ts';
import type { ReviewSidesQuery } from '#web/__generated__/ReviewSidesQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { askAgain } from '#web/relay/askAgain.ts';

import { ChangesSinceApproval } from '../changes/ChangesSinceApproval.tsx';
import { ReviewDiscussions } from './ReviewDiscussions.tsx';
import { ReviewGroups } from './ReviewGroups.tsx';

interface ReviewSidesProps {
  readonly submission: ReviewSides_submission$key;
  /** as the address names it */
  readonly stepId: string;
  readonly timeZone: string;
  /** the answers that are shown */
  readonly seen: string;
  /** the answers themselves */
  readonly children: ReactNode;
}

/**
 * What both sides of a review say, as they say it. The answers stay as the reviewer saw them: that they changed is told
 * when the review is sent, so that nobody approves what was put under their eyes.
 */
export function ReviewSides({ submission: key, stepId, timeZone, seen, children }: ReviewSidesProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment ReviewSides_submission on Submission @argumentDefinitions(stepId: { type: "ID!" }) {
        id
        activeStep(id: $stepId) {
          id
          ...ReviewGroups_step
        }
        ...ChangesSinceApproval_submission
        ...ReviewDiscussions_submission
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  useSubmissionChanges(submission.id, () =>
    askAgain<ReviewSidesQuery>(environment, sidesQuery, { id: submission.id, stepId }),
  );
  const { reviewGroupId = null } = useParams();
  const [search] = useSearchParams();
  const { activeStep } = submission;
  return (
    <>
      <ChangesSinceApproval submission={submission} />
      {children}
      {activeStep && (
        <ReviewGroups
          key={`${activeStep.id} ${reviewGroupId ?? ''}`}
          step={activeStep}
          seen={seen}
          groupId={reviewGroupId}
          roleId={search.get('role_id')}
        />
      )}
      <ReviewDiscussions submission={submission} timeZone={timeZone} />
    </>
  );
}

const sidesQuery = graphql`
  query ReviewSidesQuery($id: ID!, $stepId: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...ReviewSides_submission @arguments(stepId: $stepId)
      }
    }
  }
`;
