import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepTextsWords } from '#messages/form/formEditorWords.ts';
import type { StepTexts_step$key } from '#web/__generated__/StepTexts_step.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';
import { Card } from '#web/ui/Card.tsx';

/** A step's description, and instructions for applicants and for staff. */
export function StepTexts({ step }: { readonly step: StepTexts_step$key }): ReactElement {
  const { id, description, externalInstructions, internalInstructions } = useFragment(
    graphql`
      fragment StepTexts_step on Step {
        id
        description
        externalInstructions
        internalInstructions
      }
    `,
    step,
  );
  const [updateStep] = useUpdateStep();
  const texts = { description, externalInstructions, internalInstructions };
  return (
    <Card title={stepTextsWords.title}>
      {(['description', 'externalInstructions', 'internalInstructions'] as const).map((text) => (
        <SavedRichText
          key={text}
          label={stepTextsWords.labels[text]}
          hint={stepTextsWords.hints[text]}
          value={texts[text]}
          save={(value, seen) => updateStep({ input: { stepId: id, [text]: value, seen: { [text]: seen } } })}
        />
      ))}
    </Card>
  );
}
