import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { NextBar_submission$key } from '#web/__generated__/NextBar_submission.graphql.ts';
import { SaveNote } from '#web/forms/SaveNote.tsx';
import { submissionWords } from '#web/messages/submission.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';

import { useFilledForm } from './FillInContext.ts';
import styles from './NextBar.module.css';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useGoOn } from './useGoOn.ts';

// asked for only by whoever goes on
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));
const SignDialog = lazy(async () => ({ default: (await import('./SignDialog.tsx')).SignDialog }));

interface NextBarProps {
  readonly submission: NextBar_submission$key;
  readonly shownId: string;
}

/** The way on: whether all is saved, what is in the way, and the button. */
export function NextBar({ submission: key, shownId }: NextBarProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment NextBar_submission on Submission {
        id
        status
        activeSteps {
          id
        }
        currentStep {
          id
          availableActions
        }
        ...useGoOn_submission
      }
    `,
    key,
  );
  const { id, status, activeSteps, currentStep } = submission;
  const { keeper } = useFilledForm();
  const { goOn, isPending, mistakes, refusal, attempts, question, answer } = useGoOn(submission, shownId);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) top.current?.focus();
  }, [attempts]);
  const isCurrent = currentStep?.id === shownId;
  const placeOf = (wanted: string | undefined): number => activeSteps.findIndex((step) => step.id === wanted);
  const isBehind = placeOf(shownId) < placeOf(currentStep?.id);
  const isLast = activeSteps.at(-1)?.id === shownId;
  const mayGoOn = status === 'active' && (isCurrent ? currentStep.availableActions.includes('advanceStep') : isBehind);
  return (
    <>
      {(mistakes.length > 0 || refusal !== null) && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mistakes.length > 0 && <ErrorSummary mistakes={mistakes} />}
          {refusal !== null && (
            <Alert tone="danger" isLive>
              {refusal}
            </Alert>
          )}
        </div>
      )}
      <div className={styles.bar} data-chrome="">
        <SaveNote keeper={keeper} />
        {!isCurrent && status !== 'finished' && (
          <ButtonLink to={submissionPath(id)}>{submissionWords.currentStep}</ButtonLink>
        )}
        {mayGoOn && (
          <Button look="primary" isPending={isPending} pendingLabel={submissionWords.advancing} onPress={goOn}>
            {isLast ? submissionWords.complete : submissionWords.nextStep}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {question !== null && question !== 'sign' && (
          <ConfirmDialog
            isOpen
            title={submissionWords.confirmations[question].title}
            confirm={submissionWords.confirmations[question].confirm}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          >
            {submissionWords.confirmations[question].text}
          </ConfirmDialog>
        )}
        {question === 'sign' && currentStep && (
          <SignDialog
            activeStepId={currentStep.id}
            onSigned={() => answer(true)}
            onCancel={() => answer(false)}
          />
        )}
      </Suspense>
    </>
  );
}
