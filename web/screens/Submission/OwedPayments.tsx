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
  /** the open step, which shows its own payment */
  readonly stepId: string | null;
}

/** Payments owed at completed steps: skipped, or received and then reversed. */
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
