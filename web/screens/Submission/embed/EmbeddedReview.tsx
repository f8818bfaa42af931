import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { EmbeddedReviewQuery } from '#web/__generated__/EmbeddedReviewQuery.graphql.ts';
import { ChangesSinceApproval } from '#web/screens/Submission/embed/ChangesSinceApproval.tsx';
import { DecisionBar } from '#web/screens/Submission/embed/DecisionBar.tsx';
import type { OnReviewed } from '#web/screens/Submission/embed/OnReviewed.ts';
import { ReviewAnswers } from '#web/screens/Submission/embed/ReviewAnswers.tsx';
import { ReviewDocuments } from '#web/screens/Submission/embed/ReviewDocuments.tsx';
import { ReviewGroups } from '#web/screens/Submission/embed/ReviewGroups.tsx';
import { ReviewLayout } from '#web/screens/Submission/embed/ReviewLayout.tsx';
import { completeStepButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { useStepHeadingFocus } from '#web/screens/Submission/embed/useStepHeadingFocus.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/Submission/embed/EmbeddedReview.module.css';

interface TaskReviewProps {
  readonly submissionId: string;
  readonly activeStepId: string;
  readonly onReviewed: OnReviewed;
}

/** The review page's content within the task list. */
export function EmbeddedReview({ submissionId, activeStepId, onReviewed }: TaskReviewProps): ReactElement | null {
  const { node } = useLazyLoadQuery<EmbeddedReviewQuery>(
    graphql`
      query EmbeddedReviewQuery($id: ID!, $stepId: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            activeSteps {
              __typename
            }
            activeStep(id: $stepId) {
              position
              step {
                name
                internalInstructions
              }
              reviewedAnswers {
                seen
              }
              ...DecisionBar_step
              ...ReviewAnswers_step
              ...ReviewDocuments_step
              ...ReviewGroups_step
            }
            ...ChangesSinceApproval_submission
          }
        }
      }
    `,
    { id: submissionId, stepId: activeStepId },
    { fetchPolicy: 'store-and-network' },
  );
  const heading = useStepHeadingFocus();
  const submission = node?.submission;
  const active = submission?.activeStep;
  if (!submission || !active) return null;
  const { step, position, reviewedAnswers } = active;
  return (
    <div className={styles.case} data-review="">
      <h2 ref={heading} className={styles.reviewed} tabIndex={-1}>
        {submissionWords.stepOf(position + 1, submission.activeSteps.length, step.name ?? submissionWords.unnamedStep)}
      </h2>
      {step.internalInstructions && <SafeHtml html={step.internalInstructions} />}
      <ReviewLayout
        aside={
          <>
            <ReviewDocuments step={active} />
            <ReviewGroups step={active} address={ownGroup} />
          </>
        }
      >
        <ChangesSinceApproval submission={submission} />
        <ReviewAnswers step={active} />
      </ReviewLayout>
      <DecisionBar
        step={active}
        seen={reviewedAnswers.seen}
        address={ownGroup}
        buttonId={completeStepButtonId}
        onReviewed={onReviewed}
      />
    </div>
  );
}

const ownGroup = { groupId: null, roleId: null };
