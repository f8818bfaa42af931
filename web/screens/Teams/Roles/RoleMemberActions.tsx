import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RoleMemberActions_member$key } from '#web/__generated__/RoleMemberActions_member.graphql.ts';
import { roleMembersWords } from '#web/messages/roles.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useResendInvitation } from '#web/parts/team/useResendInvitation.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/Roles/RoleMemberActions.module.css';

interface RoleMemberActionsProps {
  readonly member: RoleMemberActions_member$key;
  readonly isPending: boolean;
  readonly blockedBecause: string | null;
  readonly onRemove: () => void;
}

export function RoleMemberActions({
  member,
  isPending,
  blockedBecause,
  onRemove,
}: RoleMemberActionsProps): ReactElement {
  const { contact, invitation } = useFragment(
    graphql`
      fragment RoleMemberActions_member on RoleMember {
        contact {
          name
          isInvited
        }
        invitation {
          id
        }
      }
    `,
    member,
  );
  const [resendInvitation] = useResendInvitation();
  const resending = useAction(
    (invitationId: string) => resendInvitation({ input: { invitationId } }),
    () => flash(roleMembersWords.resent),
  );
  return (
    <span className={styles.actions}>
      {resending.refusal !== null && (
        <span role="alert" className={styles.refusal}>
          {resending.refusal}
        </span>
      )}
      {contact.isInvited && invitation && (
        <Button
          look="quiet"
          icon="mail"
          label={roleMembersWords.resendNamed(contact.name)}
          isPending={resending.pending !== null}
          onPress={() => resending.run(invitation.id)}
        >
          {roleMembersWords.resend}
        </Button>
      )}
      <Button
        look="quiet"
        icon="close"
        label={roleMembersWords.removeNamed(contact.name)}
        isPending={isPending}
        blockedBecause={blockedBecause}
        onPress={onRemove}
      >
        {roleMembersWords.remove}
      </Button>
    </span>
  );
}
