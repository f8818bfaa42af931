import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import type { AssignmentGroups_step$key } from '#web/__generated__/AssignmentGroups_step.graphql.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { AssignmentGroup } from '#web/screens/Templates/Edit/AssignmentGroup.tsx';
import { FoldingCard } from '#web/screens/Templates/Edit/FoldingCard.tsx';
import { useCreateStepAssignmentGroup } from '#web/screens/Templates/Edit/useCreateStepAssignmentGroup.ts';
import { Button } from '#web/ui/Button.tsx';

interface AssignmentGroupsProps {
  readonly step: AssignmentGroups_step$key;
  readonly teamId: string;
}

/** People added to a step based on answers. */
export function AssignmentGroups({ step, teamId }: AssignmentGroupsProps): ReactElement {
  const { id, stepAssignmentGroups } = useFragment(
    graphql`
      fragment AssignmentGroups_step on Step {
        id
        stepAssignmentGroups {
          id
          ...AssignmentGroup_group
        }
      }
    `,
    step,
  );
  const [createGroup] = useCreateStepAssignmentGroup();
  const saving = useTrackedSave();
  // Keep the step's unconditional assignees.
  const input = { stepId: id, deleteOldAssignments: false };
  return (
    <FoldingCard
      part="groups"
      title={stepPeopleWords.groups}
      summary={stepPeopleWords.groupCount(stepAssignmentGroups.length)}
    >
      <p>{stepPeopleWords.groupsLead}</p>
      {stepAssignmentGroups.map((group, place) => (
        <AssignmentGroup key={group.id} group={group} teamId={teamId} name={stepPeopleWords.group(place + 1)} />
      ))}
      <div>
        <Button icon="plus" onPress={() => void saving(() => createGroup({ input }))}>
          {stepPeopleWords.addGroup}
        </Button>
      </div>
    </FoldingCard>
  );
}
