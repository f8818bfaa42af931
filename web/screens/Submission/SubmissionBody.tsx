import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SubmissionBody_submission$key } from '#web/__generated__/SubmissionBody_submission.graphql.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { plainId } from '#web/relay/plainId.ts';
import { StepActionBar } from '#web/screens/Submission/embed/StepActionBar.tsx';
import { StepPanel } from '#web/screens/Submission/embed/StepPanel.tsx';
import { StepPath } from '#web/screens/Submission/StepPath.tsx';
import { StepSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';
import { useConfirmedPaymentStep } from '#web/screens/Submission/useConfirmedPaymentStep.ts';
import styles from '#web/screens/Submission/SubmissionBody.module.css';

// Lazy: only once completed.
const Completion = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/SubmissionOutcome.tsx')).SubmissionOutcome,
}));

// Lazy: only for steps with many questions.
const CheckAnswers = lazy(async () => ({
  default: (await import('#web/screens/Submission/check/CheckAnswers.tsx')).CheckAnswers,
}));

interface SubmissionBodyProps {
  readonly submission: SubmissionBody_submission$key;
  /** step in the URL; null for the current step */
  readonly stepId: string | null;
  readonly isAtEnd: boolean;
}

/** The step list and the open step, or the outcome of a completed submission. */
export function SubmissionBody({ submission: key, stepId, isAtEnd }: SubmissionBodyProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment SubmissionBody_submission on Submission {
        status
        isOwn
        currentStep {
          id
          availableActions
        }
        activeSteps {
          id
          stepId
          external
          step {
            type
          }
          ...StepPanel_activeStep
        }
        ...StepPath_submission
        ...StepPanel_submission
        ...CheckAnswers_submission
        ...StepActionBar_submission
        ...SubmissionOutcome_submission
      }
    `,
    key,
  );
  const { activeSteps, currentStep, status, isOwn } = submission;
  const isCheckAsked = useSearchParameters().has('check');
  const named = activeSteps.find((step) => plainId(step.stepId) === stepId);
  const current = activeSteps.find(({ id }) => id === currentStep?.id);
  const paidId = useConfirmedPaymentStep(
    current ? { id: current.id, isFee: current.step.type === 'PaymentStep' } : null,
  );
  const paid = activeSteps.find(({ id }) => id === paidId);
  const shown = named ?? paid ?? current;
  const isFinished = status === 'finished';
  // On hold or rejected at a step of the staff, of which applicants see nothing.
  const isStopped = status === 'halted' && isOwn && !named && shown?.external === false;
  const isChecking =
    isCheckAsked &&
    isOwn &&
    shown !== undefined &&
    shown === current &&
    shown.step.type === 'CollectInfoStep' &&
    currentStep?.availableActions.includes('advanceStep') === true;
  return (
    <div className={styles.body}>
      <StepPath submission={submission} shownId={shown?.id ?? null} />
      <div className={styles.content}>
        {shown && !isStopped && (shown === paid || !(isAtEnd && isFinished)) && (
          <Suspense key={shown.id} fallback={<StepSkeleton />}>
            {isChecking ? (
              <CheckAnswers submission={submission} />
            ) : (
              <StepPanel activeStep={shown} submission={submission} />
            )}
            <StepActionBar submission={submission} shownId={shown.id} isChecking={isChecking} />
          </Suspense>
        )}
        {(!shown || (isFinished && (isAtEnd || !named))) && (
          <Suspense fallback={<StepSkeleton />}>
            <Completion submission={submission} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
