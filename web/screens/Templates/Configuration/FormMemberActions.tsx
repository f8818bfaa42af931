import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormMemberActions_membership$key } from '#web/__generated__/FormMemberActions_membership.graphql.ts';
import { formMembersWords as words } from '#web/messages/templates.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useResendInvitation } from '#web/parts/team/useResendInvitation.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Configuration/FormAuthorities.module.css';

interface FormMemberActionsProps {
  readonly membership: FormMemberActions_membership$key;
  readonly onRemove: () => void;
}

/** Whoever was invited and has not come yet can be reminded. */
export function FormMemberActions({ membership, onRemove }: FormMemberActionsProps): ReactElement {
  const { contact, invitation } = useFragment(
    graphql`
      fragment FormMemberActions_membership on MasterTemplateMembership {
        contact {
          name
          isInvited
        }
        invitation {
          id
        }
      }
    `,
    membership,
  );
  const [resendInvitation] = useResendInvitation();
  const reminding = useAction(
    (invitationId: string) => resendInvitation({ input: { invitationId } }),
    () => flash(words.reminded),
  );
  return (
    <span className={styles.line}>
      {reminding.refusal !== null && <span role="alert">{reminding.refusal}</span>}
      {contact.isInvited && invitation && (
        <Button
          look="quiet"
          icon="mail"
          label={words.remindNamed(contact.name)}
          isPending={reminding.pending !== null}
          onPress={() => reminding.run(invitation.id)}
        >
          {words.remind}
        </Button>
      )}
      <Button look="quiet" icon="close" label={words.removeNamed(contact.name)} onPress={onRemove}>
        {words.remove}
      </Button>
    </span>
  );
}
