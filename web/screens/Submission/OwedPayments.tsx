import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { submissionNoticeWords } from '#messages/submission/submissionNoticeWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { OwedPayments_submission$key } from '#web/__generated__/OwedPayments_submission.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

interface OwedPaymentsProps {
  readonly submission: OwedPayments_submission$key;
  /** the step that is looked at, which says for itself what is owed there */
  readonly stepId: string | null;
}

/** What is owed at steps that were left: continued without it, or it had come and was taken back. */
export function OwedPayments({ submission, stepId: shownId }: OwedPaymentsProps): ReactElement {
  const { id, activeSteps } = useFragment(
    graphql`
      fragment OwedPayments_submission on Submission {
        id
        activeSteps {
          id
          stepId
          progress
          step {
            name
          }
          payment {
            outstandingCents
          }
        }
      }
    `,
    submission,
  );
  const { stepPath } = useSubmissionPaths();
  const left = activeSteps.filter(({ progress, stepId }) => progress === 'unpaid' && plainId(stepId) !== shownId);
  return (
    <>
      {left.map(({ id: activeStepId, stepId, step, payment }) => {
        const amount = payment?.outstandingCents ?? 0;
        return (
          <Alert
            key={activeStepId}
            tone="warning"
            title={amount > 0 ? submissionWords.owed(formatUsd(amount)) : submissionWords.notPaid}
            action={<ButtonLink to={stepPath(id, stepId)}>{submissionNoticeWords.goToPayment}</ButtonLink>}
          >
            {submissionNoticeWords.owedFor(step.name ?? submissionWords.unnamedStep)}
          </Alert>
        );
      })}
    </>
  );
}
