import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewStepWords } from '#messages/form/formEditorWords.ts';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import type { ReviewerSearch_group$key } from '#web/__generated__/ReviewerSearch_group.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { useInviteAttachment } from '#web/screens/Templates/Edit/useInviteAttachment.ts';
import { useToggleAttachment } from '#web/screens/Templates/Edit/useToggleAttachment.ts';

interface ReviewerSearchProps {
  readonly group: ReviewerSearch_group$key;
  readonly teamId: string;
}

/** Adds people and roles as reviewers. A role's members can change without editing the form. */
export function ReviewerSearch({ group, teamId }: ReviewerSearchProps): ReactElement {
  const { id, reviewers } = useFragment(
    graphql`
      fragment ReviewerSearch_group on ReviewGroup {
        id
        reviewers {
          subjectId
        }
      }
    `,
    group,
  );
  const [toggle] = useToggleAttachment();
  const [invite] = useInviteAttachment();
  return (
    <>
      <PeoplePicker
        present={new Set(reviewers.map(({ subjectId }) => subjectId))}
        add={(subjectId, idempotencyKey) => toggle({ input: { attachableId: id, subjectId, idempotencyKey } })}
        nobody={stepPeopleWords.nobodyFound}
        teamId={teamId}
        hasRoles
        hasOutsiders
        invite={(invited, idempotencyKey) => invite({ input: { attachableId: id, ...invited, idempotencyKey } })}
      />
      <InviteByEmail
        hint={reviewStepWords.inviteHint}
        send={(invited, idempotencyKey) => invite({ input: { attachableId: id, ...invited, idempotencyKey } })}
      />
    </>
  );
}
