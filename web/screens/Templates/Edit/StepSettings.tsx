import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import type { StepSettings_step$key } from '#web/__generated__/StepSettings_step.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { StepTimeframe } from '#web/screens/Templates/Edit/StepTimeframe.tsx';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

/** A step's name, time limit, and how it is completed. */
export function StepSettings({ step }: { readonly step: StepSettings_step$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment StepSettings_step on Step {
        id
        type
        name
        external
        requiresSignature
        revisable
        autoadvance
        ...StepTimeframe_step
      }
    `,
    step,
  );
  const { id, type, name, external, requiresSignature, revisable, autoadvance } = data;
  const { collects, takesPayment, settles } = stepKindOf(type);
  const [updateStep] = useUpdateStep();
  return (
    <>
      <SavedText
        id={`name-${id}`}
        label={stepsWords.name}
        hint={stepsWords.nameHint}
        value={name ?? ''}
        save={(value, seen) => updateStep({ input: { stepId: id, name: value || null, seen: { name: seen } } })}
        isSpellChecked
        maxLength={200}
      />
      <StepTimeframe step={data} />
      <div className={styles.flags}>
        <SavedCheckbox
          label={stepsWords.external}
          value={external}
          save={(value) => updateStep({ input: { stepId: id, external: value } })}
        />
        {(external || requiresSignature) && (
          <SavedCheckbox
            label={stepsWords.requiresSignature}
            value={requiresSignature}
            save={(value) => updateStep({ input: { stepId: id, requiresSignature: value } })}
          />
        )}
        {collects && (
          <SavedCheckbox
            label={stepsWords.revisable}
            value={revisable}
            save={(value) => updateStep({ input: { stepId: id, revisable: value } })}
          />
        )}
        {settles && (
          <SavedCheckbox
            label={stepsWords.autoadvance[takesPayment ? 'paid' : 'approved']}
            value={autoadvance}
            save={(value) => updateStep({ input: { stepId: id, autoadvance: value } })}
          />
        )}
      </div>
    </>
  );
}
