import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { StaffPerson_person$key } from '#web/__generated__/StaffPerson_person.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useRemoveFromSubmission } from '#web/screens/Submission/panels/access/useRemoveFromSubmission.ts';
import { useToggleAssignee } from '#web/screens/Submission/panels/access/useToggleAssignee.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/panels/access/People.module.css';

interface StaffPersonProps {
  readonly submissionId: string;
  readonly person: StaffPerson_person$key;
  readonly mayAssign: boolean;
}

/** A person or role on a submission, and controls to assign them. */
export function StaffPerson({ submissionId, person, mayAssign }: StaffPersonProps): ReactElement {
  const { who, assigned, assignmentId, removable, stepNames } = useFragment(
    graphql`
      fragment StaffPerson_person on SubmissionPerson {
        assigned
        assignmentId
        removable
        stepNames
        who {
          subjectId
          type
          name
          initials
          isInvited
          user {
            avatar {
              url
            }
          }
        }
      }
    `,
    person,
  );
  const { subjectId, type, name, initials, isInvited, user } = who;
  const [isLeaving, setLeaving] = useState(false);
  const [remove] = useRemoveFromSubmission();
  const assigning = useToggleAssignee(submissionId, subjectId, (toAssigned) =>
    accessPanelWords[toAssigned ? 'assigned' : 'unassigned'](name),
  );
  const isResponsible = assignmentId !== null;
  const left = ({ submission }: { readonly submission: unknown }, { go }: GuardedNavigation): void => {
    flash(accessPanelWords.removed(name));
    // The user removed themselves and can no longer see the submission.
    if (submission === null) go('/dashboard');
  };
  const words = wordsOf(removable, isResponsible);
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <Avatar face={{ id: subjectId, name, initials, imageUrl: user?.avatar.url }} isNameBeside />
        <span>{name}</span>
        {type === 'AdminRole' && <Badge>{accessPanelWords.role}</Badge>}
        {isInvited && <StatusTag kind="person" status="invited" />}
        {!removable && <Badge>{accessPanelWords.formMember}</Badge>}
        <span className={styles.does}>
          {stepNames.length > 0 && !isResponsible
            ? accessPanelWords.worksOn(stepNames.join(', '))
            : accessPanelWords[assigned ? 'assignee' : 'viewer']}
        </span>
      </span>
      {mayAssign && (
        <span className={styles.actions}>
          <Button
            variant="quiet"
            label={words.label(name)}
            isPending={assigning.pending !== null}
            onPress={() => assigning.run(!isResponsible)}
          >
            {words.short}
          </Button>
          {removable && (
            <Button
              variant="quiet"
              icon="close"
              label={accessPanelWords.removeNamed(name)}
              onPress={() => setLeaving(true)}
            >
              {accessPanelWords.remove}
            </Button>
          )}
        </span>
      )}
      <Refusal sentence={assigning.refusal} />
      {isLeaving && (
        <DeleteDialog
          title={accessPanelWords.removeTitle(name)}
          confirm={accessPanelWords.remove}
          send={() => remove({ input: { submissionId, subjectId } })}
          onDone={left}
          onClose={() => setLeaving(false)}
        >
          {accessPanelWords.removeText}
        </DeleteDialog>
      )}
    </li>
  );
}

/** People inherited from the form keep access even when unassigned. */
function wordsOf(removable: boolean, isResponsible: boolean): { short: string; label: (name: string) => string } {
  const { makeViewer, makeViewerNamed, makeAssignee, makeAssigneeNamed } = accessPanelWords;
  const { unassign, unassignNamed, assign, assignNamed } = accessPanelWords;
  if (removable)
    return isResponsible
      ? { short: makeViewer, label: makeViewerNamed }
      : { short: makeAssignee, label: makeAssigneeNamed };
  return isResponsible ? { short: unassign, label: unassignNamed } : { short: assign, label: assignNamed };
}
