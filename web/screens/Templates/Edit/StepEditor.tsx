import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';

import type { StepEditor_step$key } from '#web/__generated__/StepEditor_step.graphql.ts';
import type { StepEditor_team$key } from '#web/__generated__/StepEditor_team.graphql.ts';
import { stepsWords, stepTypeWords } from '#web/messages/templateEditor.ts';
import { DeleteQuestion } from '#web/parts/template/DeleteQuestion.tsx';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

import styles from './EditScreen.module.css';
import { PaymentStepEditor } from './PaymentStepEditor.tsx';
import { ReviewStepEditor } from './ReviewStepEditor.tsx';
import { SectionList } from './SectionList.tsx';
import { stepParam } from './stepParam.ts';
import { useDeleteStep } from './useDeleteStep.ts';
import { useDuplicateStep } from './useDuplicateStep.ts';
import { useUpdateStep } from './useUpdateStep.ts';

interface StepEditorProps {
  readonly step: StepEditor_step$key;
  readonly team: StepEditor_team$key;
  readonly place: number;
  readonly nextStepId: string | undefined;
}

/** One step: what it is called, who acts on it, and what its type asks for. */
export function StepEditor({ step, team, place, nextStepId }: StepEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment StepEditor_step on Step {
        id
        type
        name
        external
        requiresSignature
        revisable
        ...SectionList_step
        ...PaymentStepEditor_step
        ...ReviewStepEditor_step
      }
    `,
    step,
  );
  const teamData = useFragment(
    graphql`
      fragment StepEditor_team on Team {
        ...ReviewStepEditor_team
      }
    `,
    team,
  );
  const { id, type, name, external, requiresSignature, revisable } = data;
  const title = name ?? stepsWords.untitled(place);
  const [, setSearch] = useSearchParams();
  const [isDeleting, setDeleting] = useState(false);
  const [updateStep] = useUpdateStep();
  const [duplicateStep] = useDuplicateStep();
  const [deleteStep] = useDeleteStep();
  const saving = useSaving();
  const duplicate = async (): Promise<void> => {
    const copied = await saving(() => duplicateStep({ input: { stepId: id } }));
    if (!copied) return;
    flash(stepsWords.duplicated);
    setSearch({ step: stepParam(copied.step.id) });
  };
  return (
    <div className={styles.main}>
      <section className={styles.card} aria-label={title}>
        <div className={styles.head}>
          <h2>{stepsWords.heading(place, stepTypeWords[type].name)}</h2>
          <Menu
            label={stepsWords.menu(title)}
            face={<Icon name="more" />}
            entries={[
              { id: 'duplicate', label: stepsWords.duplicate, icon: 'copy', onPress: () => void duplicate() },
              {
                id: 'delete',
                label: stepsWords.delete,
                icon: 'trash',
                isDangerous: true,
                onPress: () => setDeleting(true),
              },
            ]}
          />
        </div>
        <SavedText
          id={`name-${id}`}
          label={stepsWords.name}
          hint={stepsWords.nameHint}
          value={name ?? ''}
          save={(value, seen) => updateStep({ input: { stepId: id, name: value || null, seen: { name: seen } } })}
          isSpellChecked
          maxLength={200}
        />
        <div className={styles.flags}>
          <SavedCheckbox
            label={stepsWords.external}
            value={external}
            save={(value) => updateStep({ input: { stepId: id, external: value } })}
          />
          {type === 'CollectInfoStep' && (
            <>
              <SavedCheckbox
                label={stepsWords.requiresSignature}
                value={requiresSignature}
                save={(value) => updateStep({ input: { stepId: id, requiresSignature: value } })}
              />
              <SavedCheckbox
                label={stepsWords.revisable}
                value={revisable}
                save={(value) => updateStep({ input: { stepId: id, revisable: value } })}
              />
            </>
          )}
        </div>
      </section>
      {type === 'CollectInfoStep' && <SectionList step={data} />}
      {type === 'PaymentStep' && <PaymentStepEditor step={data} />}
      {type === 'RequireReviewStep' && <ReviewStepEditor step={data} team={teamData} />}
      {isDeleting && (
        <DeleteQuestion
          title={stepsWords.deleteTitle(title)}
          confirm={stepsWords.delete}
          refusedTitle={stepsWords.cannotDelete}
          send={() => deleteStep({ input: { stepId: id } })}
          onDone={() => {
            flash(stepsWords.deleted);
            setSearch(nextStepId ? { step: stepParam(nextStepId) } : {}, { replace: true });
          }}
          onClose={() => setDeleting(false)}
        >
          {stepsWords.deleteText}
        </DeleteQuestion>
      )}
    </div>
  );
}
