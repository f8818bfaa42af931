import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { CollectInfoStep_step$key } from '#web/__generated__/CollectInfoStep_step.graphql.ts';
import type { CollectInfoStep_submission$key } from '#web/__generated__/CollectInfoStep_submission.graphql.ts';
import { StepSections, type StepInstructions } from '#web/forms/StepSections.tsx';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { Alert } from '#web/ui/Alert.tsx';

// Lazy: only for staff.
const EditingBar = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/EditingBar.tsx')).EditingBar,
}));

interface CollectInfoStepProps {
  readonly step: CollectInfoStep_step$key;
  readonly submission: CollectInfoStep_submission$key;
}

const none: ReadonlySet<string> = new Set();

/**
 * Questions and answers. Read-only where nothing can be changed. For someone else's answers, or answers
 * submitted at a staff step, editing must be turned on first.
 */
export function CollectInfoStep({ step: key, submission: submissionKey }: CollectInfoStepProps): ReactElement {
  const activeStep = useFragment(
    graphql`
      fragment CollectInfoStep_step on ActiveStep {
        availableActions
        lockedAt
        lockedFields
        hiddenFields
        external
        state
        step {
          identity
          sections {
            identity
            instructions
            fields {
              identity
              hint
            }
          }
        }
        ...EditingBar_step
      }
    `,
    key,
  );
  const submission = useFragment(
    graphql`
      fragment CollectInfoStep_submission on Submission {
        isOwn
        ...EditingBar_submission
      }
    `,
    submissionKey,
  );
  const { availableActions, lockedAt, lockedFields, hiddenFields, external, state, step } = activeStep;
  const formSession = useFormSession();
  const [isEditing, setEditing] = useState(false);
  const guidance = useMemo((): StepInstructions => {
    const { sections } = step;
    const fields = sections.flatMap((section) => section.fields);
    return {
      hints: new Map(fields.flatMap(({ identity, hint }) => (hint ? [[identity, hint] as const] : []))),
      instructions: new Map(
        sections.flatMap(({ identity, instructions }) => (instructions ? [[identity, instructions] as const] : [])),
      ),
    };
  }, [step]);
  const locked = useMemo(() => new Set(lockedFields), [lockedFields]);
  const hidden = useMemo(() => new Set(hiddenFields), [hiddenFields]);
  if (step.sections.length === 0) return <p>{submissionWords.noQuestions}</p>;
  const mayCorrect = availableActions.includes('correctAnswer');
  const mayEdit = lockedAt === null && (mayCorrect || availableActions.includes('saveAnswer'));
  const isReadFirst = !submission.isOwn && (external || state === 'done');
  return (
    <>
      {lockedAt !== null && <Alert tone="info">{submissionWords.locked}</Alert>}
      {mayEdit && isReadFirst && (
        <Suspense fallback={null}>
          <EditingBar step={activeStep} submission={submission} isEditing={isEditing} onChange={setEditing} />
        </Suspense>
      )}
      <StepSections
        formSession={formSession}
        stepIdentity={step.identity}
        guidance={guidance}
        isReadOnly={!mayEdit || (isReadFirst && !isEditing)}
        lockedFields={mayCorrect ? none : locked}
        lockedNote={submission.isOwn ? submissionWords.answerLocked : submissionWords.answerLockedForApplicant}
        notedFields={locked}
        hiddenFields={hidden}
      />
    </>
  );
}
