import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmitRequirementBar_requirement$key } from '#web/__generated__/SubmitRequirementBar_requirement.graphql.ts';
import { AnswerSaveStatus, useAnswerSaveState } from '#web/forms/AnswerSaveStatus.tsx';
import { validateStep } from '#web/forms/validateStep.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import { useCompleteRequirement } from '#web/screens/Submission/requirements/useCompleteRequirement.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Submission/embed/StepActionBar.module.css';

interface DeliverBarProps {
  readonly requirement: SubmitRequirementBar_requirement$key;
  readonly stepIdentity: string;
}

/** Validates the answers, waits until all are saved, and submits them. */
export function SubmitRequirementBar({ requirement: key, stepIdentity }: DeliverBarProps): ReactElement | null {
  const { id, availableActions } = useFragment(
    graphql`
      fragment SubmitRequirementBar_requirement on SupplementalRequirement {
        id
        availableActions
      }
    `,
    key,
  );
  const formSession = useFormSession();
  const saving = useAnswerSaveState(formSession.autosave);
  const [complete] = useCompleteRequirement();
  const [mistakes, setMistakes] = useState<readonly ErrorSummaryItem[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isPending, submitOnce } = useSubmitOnce();
  const top = useRef<HTMLDivElement>(null);

  const attempt = async (): Promise<void> => {
    const found = await validateStep(formSession, stepIdentity);
    setMistakes(found);
    if (found.length > 0) return;
    if (!(await formSession.autosave.drain())) return setRefusal(submissionWords.notAllSaved);
    const outcome = await complete({ input: { requirementId: id } });
    if (outcome.kind === 'done') return flash(requirementWords.delivered);
    setRefusal(outcomeSentence(outcome));
  };

  const deliver = async (): Promise<void> => {
    setRefusal(null);
    await attempt().catch(() => setRefusal(submissionWords.notSavedYet));
    top.current?.focus();
  };

  const mayDeliver = availableActions.includes('completeRequirement');
  if (!mayDeliver && saving === null) return null;
  return (
    <>
      {(mistakes.length > 0 || refusal !== null) && (
        <div ref={top} tabIndex={-1} className={styles.top}>
          {mistakes.length > 0 && <ErrorSummary mistakes={mistakes} />}
          <Refusal sentence={refusal} />
        </div>
      )}
      <div className={styles.bar} data-chrome="">
        <div className={styles.back} />
        <AnswerSaveStatus state={saving} />
        <div className={styles.on}>
          {mayDeliver && (
            <Button
              variant="primary"
              isPending={isPending}
              pendingLabel={requirementWords.delivering}
              onPress={() => void submitOnce(deliver)}
            >
              {requirementWords.deliver}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
