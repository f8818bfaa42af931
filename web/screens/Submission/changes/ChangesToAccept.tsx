import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changedAnswerWords } from '#messages/review/reviewWords.ts';
import type { ChangesToAccept_submission$key } from '#web/__generated__/ChangesToAccept_submission.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { AnswerChanges } from '#web/screens/Submission/changes/AnswerChanges.tsx';
import { useAcceptChangedAnswers } from '#web/screens/Submission/changes/useAcceptChangedAnswers.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/changes/AnswerChanges.module.css';

// Loaded only when someone accepts.
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

interface ChangesToAcceptProps {
  readonly submission: ChangesToAccept_submission$key;
}

/** For staff: answers that changed after approval, with a button to accept them. */
export function ChangesToAccept({ submission }: ChangesToAcceptProps): ReactElement | null {
  const { id, availableActions, changesSinceApproval, team } = useFragment(
    graphql`
      fragment ChangesToAccept_submission on Submission {
        id
        availableActions
        team {
          timeZone
        }
        changesSinceApproval {
          seen
          reviews {
            activeStep {
              id
            }
            ...AnswerChanges_review
          }
        }
      }
    `,
    submission,
  );
  const [accept, isPending] = useAcceptChangedAnswers();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!changesSinceApproval) return null;
  const { seen, reviews } = changesSinceApproval;
  const confirm = async (): Promise<void> => {
    const outcome = await accept({ input: { submissionId: id, seen } });
    setRefusal(outcomeSentence(outcome));
    if (outcome.kind === 'done') setAsking(false);
  };
  const close = (): void => {
    setAsking(false);
    setRefusal(null);
  };
  return (
    <section aria-label={changedAnswerWords.title}>
      <Alert
        tone="warning"
        title={changedAnswerWords.title}
        action={
          availableActions.includes('acceptChangedAnswers') && (
            <Button onPress={() => setAsking(true)}>{changedAnswerWords.accept}</Button>
          )
        }
      >
        <div className={styles.text}>
          <p>{changedAnswerWords.text}</p>
          {reviews.map((review) => (
            <AnswerChanges key={review.activeStep.id} review={review} timeZone={team.timeZone} />
          ))}
        </div>
      </Alert>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            title={changedAnswerWords.acceptTitle}
            confirm={changedAnswerWords.accept}
            isPending={isPending}
            refusal={refusal}
            onConfirm={() => void confirm()}
            onCancel={close}
          >
            {changedAnswerWords.acceptText}
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
