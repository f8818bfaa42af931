import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import type { AddApplicant_submission$key } from '#web/__generated__/AddApplicant_submission.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useAddApplicant } from '#web/screens/Submission/panels/access/useAddApplicant.ts';
import { useInviteApplicant } from '#web/screens/Submission/panels/access/useInviteApplicant.ts';

/** Staff can search all accounts, including residents. Applicants can only add people by email. */
export function AddApplicant({ submission }: { readonly submission: AddApplicant_submission$key }): ReactElement {
  const { id, availableActions, applicants } = useFragment(
    graphql`
      fragment AddApplicant_submission on Submission {
        id
        availableActions
        applicants {
          user {
            id
          }
        }
      }
    `,
    submission,
  );
  const [addApplicant] = useAddApplicant();
  const [inviteApplicant] = useInviteApplicant();
  return (
    <>
      {availableActions.includes('assignPeople') && (
        <details>
          <summary>{accessPanelWords.addApplicant}</summary>
          <PeoplePicker
            present={new Set(applicants.map(({ user }) => plainId(user.id)))}
            add={(userId, idempotencyKey) => addApplicant({ input: { submissionId: id, userId, idempotencyKey } })}
            nobody={accessPanelWords.notFound}
            submissionId={id}
            hasResidents
          />
        </details>
      )}
      <InviteByEmail
        title={accessPanelWords.inviteApplicant}
        hint={accessPanelWords.inviteApplicantHint}
        send={(invited, idempotencyKey) => inviteApplicant({ input: { submissionId: id, ...invited, idempotencyKey } })}
        said={({ isMailWaiting }, email) =>
          isMailWaiting ? accessPanelWords.invitedLater(email) : peoplePickerWords.invited(email)
        }
      />
    </>
  );
}
