import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formMembersWords as words } from '#messages/form/formWords.ts';
import type { FormMemberActions_membership$key } from '#web/__generated__/FormMemberActions_membership.graphql.ts';
import { ResendInvitation } from '#web/parts/team/ResendInvitation.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Configuration/FormAuthorities.module.css';

interface FormMemberActionsProps {
  readonly membership: FormMemberActions_membership$key;
  readonly onRemove: () => void;
}

/** Actions on a member; an open invitation can be resent. */
export function FormMemberActions({ membership, onRemove }: FormMemberActionsProps): ReactElement {
  const { contact, invitation } = useFragment(
    graphql`
      fragment FormMemberActions_membership on MasterTemplateMembership {
        contact {
          name
          ...ResendInvitation_contact
        }
        invitation {
          ...ResendInvitation_invitation
        }
      }
    `,
    membership,
  );
  return (
    <span className={styles.line}>
      <ResendInvitation contact={contact} invitation={invitation} words={words} />
      <Button variant="quiet" icon="close" label={words.removeNamed(contact.name)} onPress={onRemove}>
        {words.remove}
      </Button>
    </span>
  );
}
