import { useEffect, useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { staffAnswersWords } from '#messages/submission/staffAnswersWords.ts';
import type { EditingBar_step$key } from '#web/__generated__/EditingBar_step.graphql.ts';
import type { EditingBar_submission$key } from '#web/__generated__/EditingBar_submission.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { recordSubmitAttempt } from '#web/ui/submitAttempts.ts';
import styles from '#web/screens/Submission/steps/EditingBar.module.css';

interface EditingBarProps {
  readonly step: EditingBar_step$key;
  readonly submission: EditingBar_submission$key;
  readonly isEditing: boolean;
  readonly onChange: (isEditing: boolean) => void;
}

/** Turns on editing of someone else's answers, and explains whose they are and what a change does. */
export function EditingBar({ step: stepKey, submission: key, isEditing, onChange }: EditingBarProps): ReactElement {
  const { external, signings } = useFragment(
    graphql`
      fragment EditingBar_step on ActiveStep {
        external
        signings {
          user {
            name
          }
        }
      }
    `,
    stepKey,
  );
  const { applicants, activeSteps } = useFragment(
    graphql`
      fragment EditingBar_submission on Submission {
        applicants {
          user {
            name
          }
        }
        activeSteps {
          state
          step {
            type
          }
        }
      }
    `,
    key,
  );
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // One button replaces the other, so move focus to it.
    if (wasEditing.current !== isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const name = applicants[0]?.user.name ?? staffAnswersWords.anApplicant;
  if (!isEditing) {
    return (
      <div className={styles.bar} data-chrome="">
        <Button ref={button} icon="edit" onPress={() => onChange(true)}>
          {external ? staffAnswersWords.edit(name) : staffAnswersWords.editOffice}
        </Button>
      </div>
    );
  }
  const end = (): void => {
    onChange(false);
    recordSubmitAttempt();
  };
  const signers = [...new Set(signings.map(({ user }) => user.name))];
  const wasReviewed = activeSteps.some(({ state, step }) => stepKindOf(step.type).isReviewed && state === 'done');
  return (
    <Alert
      tone="warning"
      title={external ? staffAnswersWords.editing(name) : staffAnswersWords.editingOffice}
      isLive
      action={
        <Button ref={button} onPress={end}>
          {staffAnswersWords.done}
        </Button>
      }
    >
      <div className={styles.effects}>
        <p>{staffAnswersWords.saved}</p>
        {signers.length > 0 && <p>{staffAnswersWords.signed(signers.join(', '))}</p>}
        {wasReviewed && <p>{staffAnswersWords.approved}</p>}
      </div>
    </Alert>
  );
}
