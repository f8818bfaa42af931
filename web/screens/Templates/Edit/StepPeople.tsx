import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formMembersWords } from '#messages/form/formWords.ts';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import type { StepPeople_step$key } from '#web/__generated__/StepPeople_step.graphql.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { ResendInvitation } from '#web/parts/team/ResendInvitation.tsx';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { FoldingCard } from '#web/screens/Templates/Edit/FoldingCard.tsx';
import { SubjectName } from '#web/screens/Templates/Edit/SubjectName.tsx';
import { useInviteAttachment } from '#web/screens/Templates/Edit/useInviteAttachment.ts';
import { useRemoveAttachment } from '#web/screens/Templates/Edit/useRemoveAttachment.ts';
import { useSetAttachmentAssigned } from '#web/screens/Templates/Edit/useSetAttachmentAssigned.ts';
import { useToggleAttachment } from '#web/screens/Templates/Edit/useToggleAttachment.ts';
import { AvatarStack } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface StepPeopleProps {
  readonly step: StepPeople_step$key;
  readonly teamId: string;
  readonly newRole: ReactElement;
}

/** People and roles assigned to a step of every submission, or with view access. */
export function StepPeople({ step, teamId, newRole }: StepPeopleProps): ReactElement {
  const { id, type, attachments } = useFragment(
    graphql`
      fragment StepPeople_step on Step {
        id
        type
        attachments {
          id
          assigned
          subjectId
          contact {
            name
            initials
            avatar {
              url
            }
            ...SubjectName_contact
            ...ResendInvitation_contact
          }
          person {
            invitation {
              ...ResendInvitation_invitation
            }
          }
          role {
            name
            initials
          }
        }
      }
    `,
    step,
  );
  const names = attachments.map(({ contact, role }) => contact?.name ?? role?.name ?? '');
  const [toggle] = useToggleAttachment();
  const [invite] = useInviteAttachment();
  const [setAssigned] = useSetAttachmentAssigned();
  const [removeAttachment] = useRemoveAttachment();
  const saving = useTrackedSave();
  const remove = async (attachmentId: string, name: string): Promise<void> => {
    if (await saving(() => removeAttachment({ input: { attachmentId } }))) flash(stepPeopleWords.removed(name));
  };
  return (
    <FoldingCard
      part="people"
      title={stepPeopleWords.title}
      summary={names.join(', ') || stepPeopleWords.none}
      startsOpen={type === 'AssignResponsibilityStep'}
    >
      {attachments.length > 0 && (
        <AvatarStack
          faces={attachments.map(({ subjectId, contact, role }) => ({
            id: subjectId,
            name: contact?.name ?? role?.name ?? '',
            initials: contact?.initials ?? role?.initials ?? '',
            imageUrl: contact?.avatar.url,
          }))}
        />
      )}
      <p>{stepPeopleWords.lead}</p>
      {attachments.length === 0 && <p className={styles.none}>{stepPeopleWords.none}</p>}
      <ul className={styles.people} aria-label={stepPeopleWords.title}>
        {attachments.map(({ id: attachmentId, assigned, contact, person, role }) => {
          const name = contact?.name ?? role?.name ?? '';
          return (
            <li key={attachmentId} className={styles.person}>
              <SubjectName contact={contact ?? null} roleName={role?.name ?? null} />
              <span className={styles.tools}>
                {contact && (
                  <ResendInvitation contact={contact} invitation={person?.invitation} words={formMembersWords} />
                )}
                <SavedCheckbox
                  label={stepPeopleWords.acts(name)}
                  value={assigned}
                  save={(value) => setAssigned({ input: { attachmentId, assigned: value } })}
                />
                <Button
                  variant="quiet"
                  icon="close"
                  label={stepPeopleWords.removeNamed(name)}
                  onPress={() => void remove(attachmentId, name)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <PeoplePicker
        present={new Set(attachments.map(({ subjectId }) => subjectId))}
        add={(subjectId, idempotencyKey) => toggle({ input: { attachableId: id, subjectId, idempotencyKey } })}
        nobody={stepPeopleWords.nobodyFound}
        teamId={teamId}
        hasRoles
        hasOutsiders
        invite={(invited, idempotencyKey) => invite({ input: { attachableId: id, ...invited, idempotencyKey } })}
      />
      {newRole}
      <InviteByEmail
        hint={stepPeopleWords.inviteHint}
        send={(invited, idempotencyKey) => invite({ input: { attachableId: id, ...invited, idempotencyKey } })}
      />
    </FoldingCard>
  );
}
