import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ChangesSinceApproval_submission$key } from '#web/__generated__/ChangesSinceApproval_submission.graphql.ts';
import { changeWords } from '#web/messages/reviews.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

import { AnswerChanges } from './AnswerChanges.tsx';
import styles from './AnswerChanges.module.css';
import { useAcceptChangedAnswers } from './useAcceptChangedAnswers.ts';

// asked for only by whoever accepts
const ConfirmDialog = lazy(async () => ({ default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog }));

interface ChangesSinceApprovalProps {
  readonly submission: ChangesSinceApproval_submission$key;
}

/** Staff see what is no longer as it was approved, and can stand for it. Applicants see that the office looks at it. */
export function ChangesSinceApproval({ submission }: ChangesSinceApprovalProps): ReactElement | null {
  const { id, isChangedSinceApproval, availableActions, changesSinceApproval, team } = useFragment(
    graphql`
      fragment ChangesSinceApproval_submission on Submission {
        id
        isChangedSinceApproval
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
  if (!isChangedSinceApproval) return null;
  if (!changesSinceApproval)
    return (
      <Alert tone="info" title={changeWords.lookedAt}>
        {changeWords.lookedAtText}
      </Alert>
    );
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
    <section aria-label={changeWords.title}>
      <Alert
        tone="warning"
        title={changeWords.title}
        action={
          availableActions.includes('acceptChangedAnswers') && (
            <Button onPress={() => setAsking(true)}>{changeWords.accept}</Button>
          )
        }
      >
        <div className={styles.text}>
          <p>{changeWords.text}</p>
          {reviews.map((review) => (
            <AnswerChanges key={review.activeStep.id} review={review} timeZone={team.timeZone} />
          ))}
        </div>
      </Alert>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            title={changeWords.acceptTitle}
            confirm={changeWords.accept}
            isPending={isPending}
            refusal={refusal}
            onConfirm={() => void confirm()}
            onCancel={close}
          >
            {changeWords.acceptText}
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
