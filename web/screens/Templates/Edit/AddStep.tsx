import type { ReactElement } from 'react';
import type { StepType } from '#domain/submission/stepKinds.ts';
import { stepsWords, stepTypeWords } from '#messages/form/formEditorWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { bufferTyping } from '#web/parts/template/bufferTyping.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { stepEditors } from '#web/screens/Templates/Edit/StepEditor.tsx';
import { stepSearch } from '#web/screens/Templates/Edit/stepParam.ts';
import { useCreateStep } from '#web/screens/Templates/Edit/useCreateStep.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

const offered = (Object.keys(stepEditors) as StepType[]).filter((type) => stepEditors[type].isOffered);

interface AddStepProps {
  readonly draftId: string;
  /** the form has no steps: offers a step with questions as one click, because most forms start with one */
  readonly isFirst?: boolean;
}

/** Adds a step at the end and focuses its name. */
export function AddStep({ draftId, isFirst = false }: AddStepProps): ReactElement {
  const depart = useGuardedNavigation();
  const [createStep] = useCreateStep();
  const saving = useTrackedSave();
  const { keyFor, answered } = useIdempotencyKey();
  const add = async (type: StepType): Promise<void> => {
    const departure = depart();
    const input = { flowTemplateId: draftId, type, idempotencyKey: keyFor([draftId, type]) };
    const typing = bufferTyping();
    const added = await saving(() => createStep({ input }), stepsWords.notAdded);
    if (added) answered();
    if (!added || departure.isLate()) return typing.end();
    departure.search(stepSearch(added.step.id));
    typing.insertAt(`name-${added.step.id}`);
  };
  const menu = (
    <Menu
      label={stepsWords.add}
      face={
        <>
          <Icon name="plus" size={16} />
          {stepsWords.add}
        </>
      }
      entries={offered.map((type) => ({
        id: type,
        label: stepTypeWords[type].name,
        icon: stepTypeWords[type].icon,
        onPress: () => void add(type),
      }))}
    />
  );
  if (!isFirst) return menu;
  const { name, icon } = stepTypeWords.CollectInfoStep;
  return (
    <div className={styles.tools}>
      <Button variant="primary" icon={icon} onPress={() => void add('CollectInfoStep')}>
        {name}
      </Button>
      {menu}
    </div>
  );
}
