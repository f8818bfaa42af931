import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { StaffAccess_submission$key } from '#web/__generated__/StaffAccess_submission.graphql.ts';
import { AddStaff } from '#web/screens/Submission/panels/access/AddStaff.tsx';
import { Assignees } from '#web/screens/Submission/panels/access/Assignees.tsx';
import { AssignToMe } from '#web/screens/Submission/panels/access/AssignToMe.tsx';
import { StaffPerson } from '#web/screens/Submission/panels/access/StaffPerson.tsx';
import styles from '#web/screens/Submission/panels/access/People.module.css';

interface StaffAccessProps {
  readonly submission: StaffAccess_submission$key;
  readonly viewerId: string;
}

/** Assignees and viewers: added to this submission, or inherited from its form and not removable here. */
export function StaffAccess({ submission, viewerId }: StaffAccessProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment StaffAccess_submission on Submission {
        id
        availableActions
        people {
          removable
          who {
            subjectId
          }
          ...StaffPerson_person
        }
        ...Assignees_submission
        ...AssignToMe_submission
        ...AddStaff_submission
      }
    `,
    submission,
  );
  const headingId = useId();
  const { id, people, availableActions } = data;
  const mayAssign = availableActions.includes('assignPeople');
  const ofForm = people.filter(({ removable }) => !removable);
  const added = people.filter(({ removable }) => removable);
  const listOf = (list: typeof people): ReactElement => (
    <ul className={styles.people}>
      {list.map((person) => (
        <StaffPerson key={person.who.subjectId} submissionId={id} person={person} mayAssign={mayAssign} />
      ))}
    </ul>
  );
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {accessPanelWords.staff}
      </h3>
      <div className={styles.now}>
        <span>{accessPanelWords.worksNow}</span>
        <Assignees submission={data} />
      </div>
      {availableActions.includes('assignSelf') && <AssignToMe submission={data} viewerId={viewerId} />}
      <h4 className={styles.title}>{accessPanelWords.staffAdded}</h4>
      {added.length > 0 ? listOf(added) : <p>{accessPanelWords.nobodyAdded}</p>}
      {mayAssign && <AddStaff submission={data} />}
      {ofForm.length > 0 && (
        <>
          <h4 className={styles.title}>{accessPanelWords.fromForm}</h4>
          {mayAssign && <p>{accessPanelWords.formMembersStay}</p>}
          {listOf(ofForm)}
        </>
      )}
    </section>
  );
}
