import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepTextsWords } from '#messages/form/formEditorWords.ts';
import type { StepTexts_step$key } from '#web/__generated__/StepTexts_step.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { FoldingCard } from '#web/screens/Templates/Edit/FoldingCard.tsx';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';

const names = ['description', 'externalInstructions', 'internalInstructions'] as const;

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
  const written = names.flatMap((text) => (texts[text] ? stepTextsWords.labels[text] : []));
  return (
    <FoldingCard part="texts" title={stepTextsWords.title} summary={written.join(', ') || stepTextsWords.none}>
      {names.map((text) => (
        <SavedRichText
          key={text}
          id={`${text}-${id}`}
          label={stepTextsWords.labels[text]}
          hint={stepTextsWords.hints[text]}
          value={texts[text]}
          save={(value, seen) => updateStep({ input: { stepId: id, [text]: value, seen: { [text]: seen } } })}
        />
      ))}
    </FoldingCard>
  );
}
