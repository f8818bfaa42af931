import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { AddStaff_submission$key } from '#web/__generated__/AddStaff_submission.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { NewRoleLink } from '#web/parts/team/NewRoleLink.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useAssignSubmission } from '#web/screens/Submission/panels/access/useAssignSubmission.ts';
import { useInviteToSubmission } from '#web/screens/Submission/panels/access/useInviteToSubmission.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const ways = [
  { value: 'assignee', label: accessPanelWords.addAsAssignee },
  { value: 'viewer', label: accessPanelWords.addAsViewer },
];

/** Adds people and roles to a submission as assignees or viewers. */
export function AddStaff({ submission }: { readonly submission: AddStaff_submission$key }): ReactElement {
  const {
    id: submissionId,
    people,
    team,
  } = useFragment(
    graphql`
      fragment AddStaff_submission on Submission {
        id
        people {
          who {
            subjectId
          }
        }
        team {
          ...NewRoleLink_team
        }
      }
    `,
    submission,
  );
  const fieldId = useId();
  const [way, choose] = useState('assignee');
  const assigned = way === 'assignee';
  const [assign] = useAssignSubmission();
  const [invite] = useInviteToSubmission();
  return (
    <details>
      <summary>{accessPanelWords.add}</summary>
      <RadioGroup
        id={fieldId}
        name={fieldId}
        label={accessPanelWords.addAs}
        value={way}
        options={ways}
        onChange={choose}
      />
      <PeoplePicker
        present={new Set(people.map(({ who }) => plainId(who.subjectId)))}
        add={(assigneeId, idempotencyKey) => assign({ input: { submissionId, assigneeId, assigned, idempotencyKey } })}
        nobody={accessPanelWords.nobodyFound}
        submissionId={submissionId}
        hasRoles
        hasOutsiders
      />
      <NewRoleLink team={team} type="InitiatedFlow" subjectId={submissionId} />
      <InviteByEmail
        hint={accessPanelWords.inviteHint}
        send={(invited, idempotencyKey) => invite({ input: { submissionId, ...invited, assigned, idempotencyKey } })}
      />
    </details>
  );
}
