import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { TaskStep_submission$key } from '#web/__generated__/TaskStep_submission.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { StepActionBar } from '#web/screens/Submission/embed/StepActionBar.tsx';
import { StepPanel } from '#web/screens/Submission/embed/StepPanel.tsx';
import { SubmissionNotices } from '#web/screens/Submission/embed/SubmissionNotices.tsx';
import { completeStepButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { useNextTask } from '#web/screens/Tasks/useNextTask.ts';
import { useReviewedTask } from '#web/screens/Tasks/useReviewedTask.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

// Lazy: most tasks aren't reviews.
const TaskReview = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/EmbeddedReview.tsx')).EmbeddedReview,
}));

interface TaskStepProps {
  readonly submission: TaskStep_submission$key;
  readonly timeZone: string;
  /** names the submission, such as `Building permit #41` */
  readonly title: string;
}

/**
 * The step at which the task was opened. It stays open even if others complete it in the meantime, with a note
 * that it is done or has moved on. Decision 0043.
 */
export function TaskStep({ submission: key, timeZone, title }: TaskStepProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment TaskStep_submission on Submission {
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
      }
    `,
    key,
  );
  const { id, status, hasNotices, task, currentStep, activeSteps } = submission;
  const depart = useGuardedNavigation();
  const goOn = useNextTask(id);
  const onReviewed = useReviewedTask(id, title);
  const now = { stepId: currentStep?.id ?? null, task };
  const [opened, setOpened] = useState(now);
  const [wasActive] = useState(status === 'active');
  const shown = activeSteps.find((step) => step.id === opened.stepId) ?? activeSteps.at(-1);
  const isAtHand = task !== null && task !== undefined && now.stepId === opened.stepId;
  // The review shows it itself.
  const isReviewing = isAtHand && opened.task === 'review';
  const hasMoved = task !== null && task !== undefined && now.stepId !== opened.stepId;
  return (
    <div className={styles.step}>
      {!isAtHand && (
        <Alert
          tone="info"
          isLive
          title={hasMoved ? taskWords.movedTitle : taskWords.goneTitle}
          action={
            <div className={styles.ways}>
              {hasMoved && <Button onPress={() => setOpened(now)}>{taskWords.openNow}</Button>}
              <Button variant={hasMoved ? 'quiet' : 'primary'} onPress={() => goOn(depart())}>
                {taskWords.next}
              </Button>
            </div>
          }
        >
          {hasMoved ? taskWords.moved : taskWords.gone}
        </Alert>
      )}
      <Suspense fallback={null}>
        {hasNotices && !isReviewing && (
          <SubmissionNotices submissionId={id} timeZone={timeZone} stepId={null} wasActive={wasActive} />
        )}
      </Suspense>
      <Suspense fallback={<FormSkeleton fields={2} />}>
        {shown && opened.task === 'review' && (
          <TaskReview submissionId={id} activeStepId={shown.id} onReviewed={onReviewed} />
        )}
        {shown && opened.task !== 'review' && (
          <>
            <StepPanel key={shown.id} activeStep={shown} submission={submission} />
            {isAtHand && (
              <StepActionBar
                key={`on from ${shown.id}`}
                submission={submission}
                shownId={shown.id}
                task={{
                  ...{ label: taskWords.complete, buttonId: completeStepButtonId },
                  onLeft: (departure) => {
                    flash(taskWords.completed(title));
                    goOn(departure);
                  },
                }}
              />
            )}
          </>
        )}
      </Suspense>
    </div>
  );
}
