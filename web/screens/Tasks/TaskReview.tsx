import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { TaskReviewQuery } from '#web/__generated__/TaskReviewQuery.graphql.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { ChangesSinceApproval } from '#web/screens/Submission/changes/ChangesSinceApproval.tsx';
import { ReviewAnswers } from '#web/screens/Submission/steps/ReviewAnswers.tsx';
import { ReviewGroups } from '#web/screens/Submission/steps/ReviewGroups.tsx';
import { useArrivalAtStep } from '#web/screens/Submission/useArrivalAtStep.ts';
import { completeId } from '#web/screens/Tasks/taskButtons.ts';
import { Cards } from '#web/ui/Card.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskReviewProps {
  readonly submissionId: string;
  readonly activeStepId: string;
  readonly onReviewed: (departure: Departure) => void;
}

/** The review page's content within the task list. */
export function TaskReview({ submissionId, activeStepId, onReviewed }: TaskReviewProps): ReactElement | null {
  const { node } = useLazyLoadQuery<TaskReviewQuery>(
    graphql`
      query TaskReviewQuery($id: ID!, $stepId: ID!) {
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
              ...ReviewAnswers_step
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
  const heading = useArrivalAtStep();
  const submission = node?.submission;
  const active = submission?.activeStep;
  if (!submission || !active) return null;
  const { step, position, reviewedAnswers } = active;
  return (
    <>
      <h2 ref={heading} className={styles.reviewed} tabIndex={-1}>
        {submissionWords.stepOf(position + 1, submission.activeSteps.length, step.name ?? submissionWords.unnamedStep)}
      </h2>
      {step.internalInstructions && <SafeHtml html={step.internalInstructions} />}
      <Cards>
        <ChangesSinceApproval submission={submission} />
        <ReviewAnswers step={active} />
        <ReviewGroups
          step={active}
          seen={reviewedAnswers.seen}
          address={{ groupId: null, roleId: null }}
          buttonId={completeId}
          onReviewed={onReviewed}
        />
      </Cards>
    </>
  );
}
