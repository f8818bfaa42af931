import { useState, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StepType } from '#domain/submission/stepKinds.ts';
import { stepsWords, stepTypeWords } from '#messages/form/formEditorWords.ts';
import type { StepEditor_step$data, StepEditor_step$key } from '#web/__generated__/StepEditor_step.graphql.ts';
import type { StepEditor_team$key } from '#web/__generated__/StepEditor_team.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { NewRoleLink } from '#web/parts/team/NewRoleLink.tsx';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { AssignmentGroups } from '#web/screens/Templates/Edit/AssignmentGroups.tsx';
import { PaymentStepEditor } from '#web/screens/Templates/Edit/PaymentStepEditor.tsx';
import { ReviewStepEditor } from '#web/screens/Templates/Edit/ReviewStepEditor.tsx';
import { SectionList } from '#web/screens/Templates/Edit/SectionList.tsx';
import { StepEmails } from '#web/screens/Templates/Edit/StepEmails.tsx';
import { stepSearch } from '#web/screens/Templates/Edit/stepParam.ts';
import { StepPeople } from '#web/screens/Templates/Edit/StepPeople.tsx';
import { StepSettings } from '#web/screens/Templates/Edit/StepSettings.tsx';
import { StepTexts } from '#web/screens/Templates/Edit/StepTexts.tsx';
import { SubprocessList } from '#web/screens/Templates/Edit/SubprocessList.tsx';
import { SurveyStepEditor } from '#web/screens/Templates/Edit/SurveyStepEditor.tsx';
import { useDeleteStep } from '#web/screens/Templates/Edit/useDeleteStep.ts';
import { useDuplicateStep } from '#web/screens/Templates/Edit/useDuplicateStep.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface StepContentsProps {
  readonly step: StepEditor_step$data;
  readonly teamId: string;
  /** link to the page that creates a role */
  readonly newRole: ReactElement;
}

interface StepEditing {
  /** offered in the editor, not only through the API */
  readonly isOffered: boolean;
  /** content per type; null if there is only a name */
  readonly Contents: ComponentType<StepContentsProps> | null;
}

/** Editor per step type, in the order they are offered. Their labels are in messages/templateEditor.ts. */
export const stepEditors: Readonly<Record<StepType, StepEditing>> = {
  CollectInfoStep: { isOffered: true, Contents: CollectInfoStepEditor },
  PaymentStep: { isOffered: true, Contents: ({ step }) => <PaymentStepEditor step={step} /> },
  RequireReviewStep: { isOffered: true, Contents: ReviewStepEditor },
  BasicStep: { isOffered: true, Contents: null },
  AssignResponsibilityStep: { isOffered: true, Contents: null },
  SurveyStep: { isOffered: true, Contents: ({ step }) => <SurveyStepEditor step={step} /> },
};

function CollectInfoStepEditor({ step: { id, sections } }: StepContentsProps): ReactElement {
  return <SectionList sectionableId={id} sections={sections} />;
}

interface StepEditorProps {
  readonly step: StepEditor_step$key;
  readonly team: StepEditor_team$key;
  readonly formId: string;
  readonly place: number;
  readonly nextStepId: string | undefined;
}

export function StepEditor({ step, team, formId, place, nextStepId }: StepEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment StepEditor_step on Step {
        id
        type
        name
        ...StepSettings_step
        ...StepTexts_step
        sections {
          ...SectionList_sections
        }
        ...PaymentStepEditor_step
        ...ReviewStepEditor_step
        ...SurveyStepEditor_step
        ...StepPeople_step
        ...AssignmentGroups_step
        ...SubprocessList_step
        ...StepEmails_step
      }
    `,
    step,
  );
  const { id: teamId, ...ofTeam } = useFragment(
    graphql`
      fragment StepEditor_team on Team {
        id
        ...NewRoleLink_team
      }
    `,
    team,
  );
  const { id, type, name } = data;
  const { Contents } = stepEditors[type];
  const newRole = <NewRoleLink team={ofTeam} type="MasterTemplate" subjectId={formId} />;
  const title = name ?? stepsWords.untitled(place);
  // A step and its only section often have the same name.
  const heading = stepsWords.heading(place, stepTypeWords[type].name);
  const depart = useGuardedNavigation();
  const [isDeleting, setDeleting] = useState(false);
  const [duplicateStep] = useDuplicateStep();
  const [deleteStep] = useDeleteStep();
  const saving = useTrackedSave();
  const duplicate = async (): Promise<void> => {
    const departure = depart();
    const copied = await saving(() => duplicateStep({ input: { stepId: id } }));
    if (!copied) return;
    flash(stepsWords.duplicated);
    departure.search(stepSearch(copied.step.id));
  };
  return (
    <div className={styles.main}>
      <section className={styles.card} aria-label={heading}>
        <div className={styles.head}>
          <h2>{heading}</h2>
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
        <StepSettings step={data} />
      </section>
      {Contents && <Contents step={data} teamId={teamId} newRole={newRole} />}
      <StepTexts step={data} />
      <StepPeople key={`people ${id}`} step={data} teamId={teamId} newRole={newRole} />
      <AssignmentGroups step={data} teamId={teamId} />
      <SubprocessList step={data} />
      <StepEmails key={id} step={data} />
      {isDeleting && (
        <DeleteDialog
          title={stepsWords.deleteTitle(title)}
          confirm={stepsWords.delete}
          refusedTitle={stepsWords.cannotDelete}
          send={() => deleteStep({ input: { stepId: id } })}
          onDone={(_deleted, departure) => {
            flash(stepsWords.deleted);
            departure.search(stepSearch(nextStepId ?? null), { replace: true });
          }}
          onClose={() => setDeleting(false)}
        >
          {stepsWords.deleteText}
        </DeleteDialog>
      )}
    </div>
  );
}
