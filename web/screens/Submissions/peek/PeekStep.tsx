import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { peekWords } from '#messages/submission/peekWords.ts';
import type { PeekStep_submission$key } from '#web/__generated__/PeekStep_submission.graphql.ts';
import { StepActionBar } from '#web/screens/Submission/embed/StepActionBar.tsx';
import { StepPanel } from '#web/screens/Submission/embed/StepPanel.tsx';
import { SubmissionNotices } from '#web/screens/Submission/embed/SubmissionNotices.tsx';
import { completeStepButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { usePeekOutlet } from '#web/screens/Submissions/peek/peekContext.ts';
import { flash } from '#web/ui/flashes.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import styles from '#web/screens/Submissions/peek/Peek.module.css';

const TaskReview = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/EmbeddedReview.tsx')).EmbeddedReview,
}));
const Completion = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/SubmissionOutcome.tsx')).SubmissionOutcome,
}));

interface PeekStepProps {
  readonly submission: PeekStep_submission$key;
  readonly timeZone: string;
}

/** The viewer's review, or the current step and its Continue button; for a completed submission, its outcome. */
export function PeekStep({ submission: key, timeZone }: PeekStepProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment PeekStep_submission on Submission {
        id
        status
        hasNotices
        task
        currentStep {
          id
        }
        activeSteps {
          id
          ...StepPanel_activeStep
        }
        ...StepPanel_submission
        ...StepActionBar_submission
        ...SubmissionOutcome_submission
      }
    `,
    key,
  );
  const { id, status, hasNotices, task, currentStep, activeSteps } = submission;
  const { toTitle } = usePeekOutlet();
  const [wasActive] = useState(status === 'active');
  const shown = activeSteps.find((step) => step.id === currentStep?.id);
  const isReviewing = task === 'review' && shown !== undefined;
  const goOn = (): void => {
    flash(peekWords.completed);
    toTitle();
  };
  return (
    <div className={styles.step}>
      <Suspense fallback={null}>
        {hasNotices && !isReviewing && (
          <SubmissionNotices submissionId={id} timeZone={timeZone} stepId={null} wasActive={wasActive} />
        )}
      </Suspense>
      <Suspense fallback={<FormSkeleton fields={2} />}>
        {isReviewing && <TaskReview submissionId={id} activeStepId={shown.id} onReviewed={toTitle} />}
        {!isReviewing && shown && status !== 'finished' && (
          <>
            <StepPanel key={shown.id} activeStep={shown} submission={submission} />
            <StepActionBar
              key={`on from ${shown.id}`}
              submission={submission}
              shownId={shown.id}
              task={{ label: peekWords.complete, buttonId: completeStepButtonId, onLeft: goOn }}
            />
          </>
        )}
        {!isReviewing && (!shown || status === 'finished') && <Completion submission={submission} />}
      </Suspense>
    </div>
  );
}
