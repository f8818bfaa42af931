import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { CollectInfoStep_step$key } from '#web/__generated__/CollectInfoStep_step.graphql.ts';
import { StepSections, type Guidance } from '#web/forms/StepSections.tsx';
import { submissionWords } from '#web/messages/submission.ts';
import { Alert } from '#web/ui/Alert.tsx';

import { useFilledForm } from '../FillInContext.ts';

/** Questions and answers. What cannot be changed now is shown as it stands. */
export function CollectInfoStep({ step: key }: { readonly step: CollectInfoStep_step$key }): ReactElement {
  const { availableActions, lockedAt, lockedFields, step } = useFragment(
    graphql`
      fragment CollectInfoStep_step on ActiveStep {
        availableActions
        lockedAt
        lockedFields
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
      }
    `,
    key,
  );
  const fillIn = useFilledForm();
  const guidance = useMemo((): Guidance => {
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
  if (step.sections.length === 0) return <p>{submissionWords.noQuestions}</p>;
  return (
    <>
      {lockedAt !== null && <Alert tone="info">{submissionWords.locked}</Alert>}
      <StepSections
        fillIn={fillIn}
        stepIdentity={step.identity}
        guidance={guidance}
        isReadOnly={lockedAt !== null || !availableActions.includes('saveAnswer')}
        lockedFields={locked}
      />
    </>
  );
}
