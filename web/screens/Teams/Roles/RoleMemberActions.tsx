import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleMembersWords } from '#messages/team/roleWords.ts';
import type { RoleMemberActions_member$key } from '#web/__generated__/RoleMemberActions_member.graphql.ts';
import { ResendInvitation } from '#web/parts/team/ResendInvitation.tsx';
import { Button } from '#web/ui/Button.tsx';
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
          ...ResendInvitation_contact
        }
        invitation {
          ...ResendInvitation_invitation
        }
      }
    `,
    member,
  );
  return (
    <span className={styles.actions}>
      <ResendInvitation contact={contact} invitation={invitation} words={roleMembersWords} />
      <Button
        variant="quiet"
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
