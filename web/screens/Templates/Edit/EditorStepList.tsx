import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { stepsWords, stepTypeWords } from '#messages/form/formEditorWords.ts';
import type { EditorStepList_draft$key } from '#web/__generated__/EditorStepList_draft.graphql.ts';
import type {
  EditorStepList_step$data,
  EditorStepList_step$key,
} from '#web/__generated__/EditorStepList_step.graphql.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';
import { useReorderStep } from '#web/screens/Templates/Edit/useReorderStep.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface EditorStepListProps {
  readonly draft: EditorStepList_draft$key;
  readonly selectedId: string;
}

export function EditorStepList({ draft, selectedId }: EditorStepListProps): ReactElement {
  const { steps } = useFragment(
    graphql`
      fragment EditorStepList_draft on FlowTemplate {
        steps {
          id
          ...EditorStepList_step
        }
      }
    `,
    draft,
  );
  const read = useFragment<EditorStepList_step$key>(stepFragment, steps);
  const [reorderStep] = useReorderStep();
  const saving = useTrackedSave();
  return (
    <nav aria-label={stepsWords.path}>
      <DragList
        label={stepsWords.path}
        items={read.map((step, place) => {
          const title = step.name ?? stepsWords.untitled(place + 1);
          return {
            id: step.id,
            name: title,
            content: (handle) => (
              <StepLink step={step} title={title} isSelected={step.id === selectedId} handle={handle} />
            ),
          };
        })}
        onMove={(stepId, position) => saving(() => reorderStep({ input: { stepId, position } }))}
      />
    </nav>
  );
}

const stepFragment = graphql`
  fragment EditorStepList_step on Step @relay(plural: true) {
    id
    name
    type
  }
`;

interface StepLinkProps {
  readonly step: EditorStepList_step$data[number];
  readonly title: string;
  readonly isSelected: boolean;
  readonly handle: ReactNode;
}

function StepLink({ step, title, isSelected, handle }: StepLinkProps): ReactElement {
  return (
    <div className={styles.step} data-selected={isSelected || undefined}>
      {handle}
      <Link
        to={`?step=${stepParam(step.id)}`}
        className={styles.stepLink}
        aria-current={isSelected ? 'step' : undefined}
      >
        <span className={styles.stepName}>{title}</span>
        <span className={styles.stepType}>
          <Icon name={stepTypeWords[step.type].icon} size={16} />
          {stepTypeWords[step.type].name}
        </span>
      </Link>
      <EditedBy stepId={step.id} />
    </div>
  );
}
