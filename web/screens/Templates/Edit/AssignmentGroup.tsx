import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import type { AssignmentGroup_group$key } from '#web/__generated__/AssignmentGroup_group.graphql.ts';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { LogicSummary } from '#web/screens/Templates/Edit/LogicSummary.tsx';
import { SubjectName } from '#web/screens/Templates/Edit/SubjectName.tsx';
import { useAddStepAssignment } from '#web/screens/Templates/Edit/useAddStepAssignment.ts';
import { useDeleteStepAssignmentGroup } from '#web/screens/Templates/Edit/useDeleteStepAssignmentGroup.ts';
import { useRemoveStepAssignment } from '#web/screens/Templates/Edit/useRemoveStepAssignment.ts';
import { EditedBy } from '#web/screens/Templates/Presence/EditedBy.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface AssignmentGroupProps {
  readonly group: AssignmentGroup_group$key;
  readonly teamId: string;
  readonly name: string;
}

/** People of a group, and the logic that adds them. */
export function AssignmentGroup({ group, teamId, name }: AssignmentGroupProps): ReactElement {
  const { id, assignments, logicConfig } = useFragment(
    graphql`
      fragment AssignmentGroup_group on StepAssignmentGroup {
        id
        assignments {
          id
          assigneeId
          contact {
            name
            ...SubjectName_contact
          }
          role {
            name
          }
        }
        logicConfig {
          ...LogicSummary_logic
        }
      }
    `,
    group,
  );
  const [isDeleting, setDeleting] = useState(false);
  const [add] = useAddStepAssignment();
  const [removeAssignment] = useRemoveStepAssignment();
  const [deleteGroup] = useDeleteStepAssignmentGroup();
  const saving = useTrackedSave();
  const remove = async (assignmentId: string, who: string): Promise<void> => {
    if (await saving(() => removeAssignment({ input: { assignmentId } }))) flash(stepPeopleWords.removed(who));
  };
  return (
    <section className={styles.assignmentGroup} aria-label={name} data-part={id}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <EditedBy partId={id} />
        <Button
          variant="quiet"
          icon="trash"
          label={stepPeopleWords.deleteGroupNamed(name)}
          onPress={() => setDeleting(true)}
        />
      </div>
      <LogicSummary logic={logicConfig ?? null} targetId={id} targetName={name} always={stepPeopleWords.always} />
      {assignments.length === 0 && <p className={styles.none}>{stepPeopleWords.nobodyInGroup}</p>}
      <ul className={styles.people} aria-label={name}>
        {assignments.map(({ id: assignmentId, contact, role }) => {
          const who = contact?.name ?? role?.name ?? '';
          return (
            <li key={assignmentId} className={styles.person}>
              <SubjectName contact={contact ?? null} roleName={role?.name ?? null} />
              <Button
                variant="quiet"
                icon="close"
                label={stepPeopleWords.removeNamed(who)}
                onPress={() => void remove(assignmentId, who)}
              />
            </li>
          );
        })}
      </ul>
      <PeoplePicker
        present={new Set(assignments.map(({ assigneeId }) => assigneeId))}
        add={(assigneeId, idempotencyKey) => add({ input: { groupId: id, assigneeId, idempotencyKey } })}
        nobody={stepPeopleWords.nobodyFound}
        teamId={teamId}
        hasRoles
      />
      {isDeleting && (
        <DeleteDialog
          title={stepPeopleWords.deleteGroupTitle(name)}
          confirm={stepPeopleWords.deleteGroupNamed(name)}
          send={() => deleteGroup({ input: { groupId: id } })}
          onDone={() => flash(stepPeopleWords.groupDeleted)}
          onClose={() => setDeleting(false)}
        >
          {stepPeopleWords.deleteGroupText}
        </DeleteDialog>
      )}
    </section>
  );
}
