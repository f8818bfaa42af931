import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changedAnswerWords } from '#messages/review/reviewWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { ChangesSinceSigned_submission$key } from '#web/__generated__/ChangesSinceSigned_submission.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { AnswerChangeList } from '#web/screens/Submission/changes/AnswerChangeList.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/changes/AnswerChanges.module.css';

// Lazy: only for people who sign again.
const SignDialog = lazy(async () => ({ default: (await import('#web/screens/Submission/SignDialog.tsx')).SignDialog }));

interface ChangesSinceSignedProps {
  readonly submission: ChangesSinceSigned_submission$key;
  readonly timeZone: string;
  /** filters the steps shown here, by form step ID */
  readonly isToldOf: (stepId: string) => boolean;
}

/** Answers that changed after they were signed. Applicants can sign again; others see the earlier answers. */
export function ChangesSinceSigned({ submission, timeZone, isToldOf }: ChangesSinceSignedProps): ReactElement {
  const { isOwn, changesSinceSigned } = useFragment(
    graphql`
      fragment ChangesSinceSigned_submission on Submission {
        isOwn
        changesSinceSigned {
          signedAt
          signedBy
          activeStep {
            id
            stepId
            needsSignature
            availableActions
            step {
              name
            }
          }
          changes {
            ...AnswerChangeList_changes
          }
        }
      }
    `,
    submission,
  );
  const [signingId, setSigningId] = useState<string | null>(null);
  const told = changesSinceSigned.filter(({ activeStep }) => isToldOf(plainId(activeStep.stepId)));
  return (
    <>
      {told.map(({ activeStep, signedAt, signedBy, changes }) => {
        const { id, needsSignature, availableActions, step } = activeStep;
        const maySign = isOwn && needsSignature && availableActions.includes('signStep');
        return (
          <section key={id} aria-label={changedAnswerWords.signedTitle}>
            <Alert
              tone="warning"
              title={changedAnswerWords.signedTitle}
              action={maySign && <Button onPress={() => setSigningId(id)}>{changedAnswerWords.signAgain}</Button>}
            >
              <div className={styles.text}>
                <p>
                  {changedAnswerWords.signedBy(step.name ?? submissionWords.unnamedStep, signedBy.join(', '))},{' '}
                  <RelativeTime at={signedAt} timeZone={timeZone} />
                </p>
                {maySign && <p>{changedAnswerWords.signAgainText}</p>}
                {!isOwn && needsSignature && <p>{changedAnswerWords.signatureAsked}</p>}
                <AnswerChangeList changes={changes} />
              </div>
            </Alert>
          </section>
        );
      })}
      <Suspense fallback={null}>
        {signingId !== null && (
          <SignDialog
            activeStepId={signingId}
            onSigned={() => setSigningId(null)}
            onCancel={() => setSigningId(null)}
          />
        )}
      </Suspense>
    </>
  );
}
