import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewColumns_submission$key } from '#web/__generated__/ReviewColumns_submission.graphql.ts';
import type { ReviewColumnsQuery } from '#web/__generated__/ReviewColumnsQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { ChangesSinceSigned } from '#web/screens/Submission/changes/ChangesSinceSigned.tsx';
import { ChangesSinceApproval } from '#web/screens/Submission/embed/ChangesSinceApproval.tsx';
import { DecisionBar } from '#web/screens/Submission/embed/DecisionBar.tsx';
import { ReviewGroups } from '#web/screens/Submission/embed/ReviewGroups.tsx';
import { ReviewLayout } from '#web/screens/Submission/embed/ReviewLayout.tsx';
import type { ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { ReviewDiscussions } from '#web/screens/Submission/steps/ReviewDiscussions.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

interface ReviewSidesProps {
  readonly submission: ReviewColumns_submission$key;
  /** step ID in the URL */
  readonly stepId: string;
  readonly timeZone: string;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly address: ReviewGroupParams;
  /** the files of the answers */
  readonly documents: ReactNode;
  /** the answers with instructions */
  readonly children: ReactNode;
}

/**
 * Answers, decision and discussion, kept up to date. The answers stay as the reviewer saw them; a change is reported when the
 * review is sent, so that no one approves an answer they haven't seen.
 */
export function ReviewColumns({
  submission: key,
  stepId,
  timeZone,
  seen,
  address,
  documents,
  children,
}: ReviewSidesProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment ReviewColumns_submission on Submission @argumentDefinitions(stepId: { type: "ID!" }) {
        id
        activeStep(id: $stepId) {
          id
          ...DecisionBar_step
          ...ReviewGroups_step
        }
        discussions(order: shown, first: 20) {
          edges {
            __typename
          }
        }
        ...ChangesSinceApproval_submission
        ...ChangesSinceSigned_submission
        ...ReviewDiscussions_submission
      }
    `,
    key,
  );
  useSubmissionChanges<ReviewColumnsQuery>(submission.id, sidesQuery, { id: submission.id, stepId });
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const select = (tab: string): void => {
    depart().search({ tab: tab === 'discussion' ? tab : null }, { replace: true, preventScrollReset: true });
  };
  const { activeStep } = submission;
  const review = (
    <ReviewLayout
      aside={
        activeStep && (
          <>
            {documents}
            <ReviewGroups step={activeStep} address={address} />
          </>
        )
      }
    >
      <ChangesSinceApproval submission={submission} />
      <ChangesSinceSigned submission={submission} timeZone={timeZone} isToldOf={() => true} />
      {children}
    </ReviewLayout>
  );
  const discussion = (
    <Cards>
      <ReviewDiscussions submission={submission} timeZone={timeZone} />
    </Cards>
  );
  return (
    <>
      <Tabs
        label={reviewWords.sides}
        selected={search.get('tab') === 'discussion' ? 'discussion' : 'review'}
        onSelect={select}
        tabs={[
          { id: 'review', label: reviewWords.review, content: review },
          {
            id: 'discussion',
            label: reviewWords.discussionTab(submission.discussions.edges.length),
            content: discussion,
          },
        ]}
        keepsAll
      />
      {activeStep && (
        <DecisionBar
          key={`${activeStep.id} ${address.groupId ?? ''} ${address.roleId ?? ''}`}
          step={activeStep}
          seen={seen}
          address={address}
        />
      )}
    </>
  );
}

const sidesQuery = graphql`
  query ReviewColumnsQuery($id: ID!, $stepId: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...ReviewColumns_submission @arguments(stepId: $stepId)
      }
    }
  }
`;
