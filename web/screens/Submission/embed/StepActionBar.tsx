import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { StepActionBar_submission$key } from '#web/__generated__/StepActionBar_submission.graphql.ts';
import { AnswerSaveStatus, useAnswerSaveState } from '#web/forms/AnswerSaveStatus.tsx';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { useAdvanceStep } from '#web/screens/Submission/useAdvanceStep.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import styles from '#web/screens/Submission/embed/StepActionBar.module.css';

// Lazy: for applicants with change requests.
const ChangesMade = lazy(async () => ({
  default: (await import('#web/screens/Submission/changeRequests/ConfirmChangesMade.tsx')).ConfirmChangesMade,
}));
// Lazy: for pages that missed live updates.
const OutdatedNotice = lazy(async () => ({
  default: (await import('#web/screens/Submission/OutdatedNotice.tsx')).OutdatedNotice,
}));
// Loaded only when someone continues.
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));
const SignDialog = lazy(async () => ({ default: (await import('#web/screens/Submission/SignDialog.tsx')).SignDialog }));

const beforeReviews: readonly string[] = ['review', 'requestReview', 'makeChanges'];

const wayOn = {
  paid: { next: submissionWords.nextStep, last: submissionWords.complete },
  unpaid: { next: submissionWords.withoutPaying, last: submissionWords.completeWithoutPaying },
} as const;

type Question = Exclude<ReturnType<typeof useAdvanceStep>['question'], null | 'sign'>;

const wordsOf = (
  question: Question,
  papers: readonly string[],
): { readonly title: string; readonly text: string; readonly confirm: string } =>
  question === 'issue'
    ? { ...submissionWords.issuing, title: submissionWords.issuing.title(papers.join(', ')) }
    : submissionWords.confirmations[question];

interface NextBarProps {
  readonly submission: StepActionBar_submission$key;
  readonly shownId: string;
  /** the page shows all answers of the step to check them */
  readonly isChecking?: boolean;
  /** in a task list: label and ID of the Continue button, and where it leads */
  readonly task?: {
    readonly label: string;
    readonly buttonId: string;
    readonly onLeft: (departure: GuardedNavigation) => void;
  };
}

/** Back and Continue with the save status and errors. Hidden if there is nothing to do. */
export function StepActionBar({ submission: key, shownId, isChecking = false, task }: NextBarProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment StepActionBar_submission on Submission {
        id
        status
        isOwn
        isApplicantsTurn
        confirmations
        activeSteps {
          id
          stepId
        }
        currentStep {
          id
          external
          availableActions
        }
        whatNext {
          solution
        }
        ...ConfirmChangesMade_submission
        ...useAdvanceStep_submission
      }
    `,
    key,
  );
  const { id, status, isOwn, isApplicantsTurn, activeSteps, currentStep, confirmations, whatNext } = submission;
  const { autosave } = useFormSession();
  const { stepPath, submissionPath } = useSubmissionPaths();
  const saving = useAnswerSaveState(autosave);
  const { pathname } = useLocation();
  const isCorrecting = useSearchParameters().has('change');
  const advance = useAdvanceStep(submission, shownId, { isChecking, onLeft: task?.onLeft });
  const { goOn, check, isPending, mistakes, refusal, mustAct, isOutdated, attempts, question, papers, answer } =
    advance;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [attempts]);
  const dialogWords = question === null || question === 'sign' ? null : wordsOf(question, papers);
  const isCurrent = currentStep?.id === shownId;
  const indexOfStep = (wanted: string | undefined): number => activeSteps.findIndex((step) => step.id === wanted);
  const place = indexOfStep(shownId);
  const isBehind = place < indexOfStep(currentStep?.id);
  const isLast = activeSteps.at(-1)?.id === shownId;
  const mayGoOn = status === 'active' && (isCurrent ? currentStep.availableActions.includes('advanceStep') : isBehind);
  const isUnpaid = isCurrent && confirmations.includes('continueWithoutPayment');
  const isChanging = isBehind && isOwn && isApplicantsTurn && currentStep?.external === false;
  // The main button of the page opens the review; at the current step, pressing Continue would only say that it is missing.
  const isReviewed = !isOwn && beforeReviews.includes(whatNext.solution ?? '');
  const previous = mayGoOn && !task && !isChanging ? activeSteps[place - 1] : undefined;
  // Without answers to check and save, the button to the next step does the same.
  const isNextCurrent =
    activeSteps[place + 1]?.id === currentStep?.id &&
    !advance.activeSteps[place]?.availableActions.includes('saveAnswer');
  const isAway = !isCurrent && status !== 'finished' && currentStep != null;
  const urgency = isReviewed ? 'secondary' : 'primary';
  const variant = isUnpaid ? 'quiet' : urgency;
  const on = { isPending, pendingLabel: submissionWords.advancing, onPress: goOn };
  return (
    <>
      {(mistakes.length > 0 || refusal !== null) && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mistakes.length > 0 && <ErrorSummary mistakes={mistakes} />}
          {isOutdated && (
            <Suspense fallback={null}>
              <OutdatedNotice />
            </Suspense>
          )}
          {refusal !== null && !isOutdated && (
            <Alert tone="danger" isLive>
              {refusal}
              {mustAct.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
        </div>
      )}
      {(mayGoOn || isAway || saving !== null) && (
        <div
          className={styles.bar}
          data-quiet={isUnpaid || undefined}
          data-crowded={(isAway && mayGoOn && !isNextCurrent) || isChecking || isCorrecting || undefined}
          data-chrome=""
        >
          {mayGoOn && isUnpaid && <p className={styles.without}>{submissionWords.withoutPayingText}</p>}
          <div className={styles.back}>
            {(previous || isChecking) && (
              <ButtonLink
                variant="quiet"
                icon="chevron-left"
                to={isChecking || !previous ? pathname : stepPath(id, previous.stepId)}
                state={stepNavigationState}
              >
                {submissionWords.back}
              </ButtonLink>
            )}
            {isAway && mayGoOn && !isNextCurrent && (
              <ButtonLink variant="quiet" to={submissionPath(id)} state={stepNavigationState}>
                {submissionWords.currentStep}
              </ButtonLink>
            )}
          </div>
          <AnswerSaveStatus state={saving} />
          <div className={styles.on}>
            {isAway && !mayGoOn && (
              <ButtonLink variant="primary" to={submissionPath(id)} state={stepNavigationState}>
                {submissionWords.currentStep}
              </ButtonLink>
            )}
            {mayGoOn && !isChanging && (
              <Button id={task?.buttonId} variant={variant} {...on}>
                {isCorrecting
                  ? submissionWords.saveAndCheck
                  : (task?.label ?? wayOn[isUnpaid ? 'unpaid' : 'paid'][isLast ? 'last' : 'next'])}
              </Button>
            )}
            {isChanging && (
              <Suspense fallback={null}>
                <ChangesMade submission={submission} activeSteps={advance.activeSteps} check={check} />
              </Suspense>
            )}
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {dialogWords !== null && (
          <ConfirmDialog
            isOpen
            title={dialogWords.title}
            confirm={dialogWords.confirm}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          >
            {dialogWords.text}
          </ConfirmDialog>
        )}
        {question === 'sign' && currentStep && (
          <SignDialog activeStepId={currentStep.id} onSigned={() => answer(true)} onCancel={() => answer(false)} />
        )}
      </Suspense>
    </>
  );
}
