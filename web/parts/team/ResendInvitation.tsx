import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResendInvitation_contact$key } from '#web/__generated__/ResendInvitation_contact.graphql.ts';
import type { ResendInvitation_invitation$key } from '#web/__generated__/ResendInvitation_invitation.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useResendInvitation } from '#web/parts/team/useResendInvitation.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface InviteAgainProps {
  readonly contact: ResendInvitation_contact$key;
  /** null for someone picked from the list */
  readonly invitation: ResendInvitation_invitation$key | null | undefined;
  readonly words: {
    readonly again: string;
    readonly againNamed: (name: string) => string;
    readonly sentAgain: string;
  };
}

/** Resends the invitation to someone who hasn't accepted yet; renders nothing for anyone else. */
export function ResendInvitation({ contact, words, ...props }: InviteAgainProps): ReactElement | null {
  const { name, isInvited } = useFragment(
    graphql`
      fragment ResendInvitation_contact on Contact {
        name
        isInvited
      }
    `,
    contact,
  );
  const invitation = useFragment(
    graphql`
      fragment ResendInvitation_invitation on Invitation {
        id
      }
    `,
    props.invitation,
  );
  const [resendInvitation] = useResendInvitation();
  const sending = useAction(
    (invitationId: string) => resendInvitation({ input: { invitationId } }),
    () => flash(words.sentAgain),
  );
  if (!isInvited || !invitation) return null;
  return (
    <>
      {sending.refusal !== null && <span role="alert">{sending.refusal}</span>}
      <Button
        variant="quiet"
        icon="mail"
        label={words.againNamed(name)}
        isPending={sending.pending !== null}
        onPress={() => sending.run(invitation.id)}
      >
        {words.again}
      </Button>
    </>
  );
}
