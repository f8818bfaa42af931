import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { ViewerRequests_submission$key } from '#web/__generated__/ViewerRequests_submission.graphql.ts';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import { RequestedChanges } from '#web/screens/Submission/changeRequests/RequestedChanges.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface AskedProps {
  readonly submission: ViewerRequests_submission$key;
  readonly timeZone: string;
  /** collapsed, because an open step needs the room */
  readonly isFolded: boolean;
}

/** What the viewer is asked to do: a review, or changes requested by one. */
export function ViewerRequests({ submission: key, timeZone, isFolded }: AskedProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment ViewerRequests_submission on Submission {
        id
        isReviewAwaited
        requestedChanges {
          id
        }
        currentStep {
          stepId
          step {
            name
          }
        }
        ...RequestedChanges_submission
      }
    `,
    key,
  );
  const { id, isReviewAwaited, currentStep, requestedChanges } = submission;
  return (
    <>
      {currentStep && isReviewAwaited && (
        <Alert
          tone="info"
          title={changeRequestWords.yourReview}
          action={
            <ButtonLink variant="primary" to={reviewPath(id, currentStep.stepId)}>
              {changeRequestWords.openReview}
            </ButtonLink>
          }
        >
          {changeRequestWords.yourReviewText(currentStep.step.name ?? submissionWords.unnamedStep)}
        </Alert>
      )}
      {requestedChanges.length > 0 && (
        <RequestedChanges submission={submission} timeZone={timeZone} isFolded={isFolded} />
      )}
    </>
  );
}
