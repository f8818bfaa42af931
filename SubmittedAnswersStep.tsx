import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmittedAnswersStep_activeStep$key } from '#web/__generated__/SubmittedAnswersStep_activeStep.graphql.ts';
import { StepSections } from '#web/forms/StepSections.tsx';
import { Signatures } from '#web/screens/Submission/Signatures.tsx';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import styles from '#web/screens/Submission/SubmittedAnswersScreen.module.css';

const none: ReadonlySet<string> = new Set();
const noGuidance = { hints: new Map<string, string>(), instructions: new Map<string, string>() };

/** The answers of one step as text, and who signed them. */
export function SubmittedAnswersStep({
  activeStep,
}: {
  readonly activeStep: SubmittedAnswersStep_activeStep$key;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment SubmittedAnswersStep_activeStep on ActiveStep {
        id
        hiddenFields
        signings {
          __typename
        }
        step {
          identity
          name
        }
        ...Signatures_step
      }
    `,
    activeStep,
  );
  const { id, hiddenFields, signings, step } = data;
  const formSession = useFormSession();
  const hidden = useMemo(() => new Set(hiddenFields), [hiddenFields]);
  return (
    <section className={styles.step} aria-labelledby={`answers-${id}`}>
      <h2 id={`answers-${id}`}>{step.name ?? submissionWords.unnamedStep}</h2>
      <StepSections
        formSession={formSession}
        stepIdentity={step.identity}
        guidance={noGuidance}
        isReadOnly
        lockedFields={none}
        lockedNote=""
        notedFields={none}
        hiddenFields={hidden}
      />
      {signings.length > 0 && <Signatures step={data} />}
    </section>
  );
}
