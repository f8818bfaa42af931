import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityContactWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntityContacts_entity$key } from '#web/__generated__/EntityContacts_entity.graphql.ts';
import type { EntityContacts_team$key } from '#web/__generated__/EntityContacts_team.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { InviteByEmail } from '#web/parts/team/InviteByEmail.tsx';
import { PeoplePicker } from '#web/parts/team/PeoplePicker.tsx';
import { Person } from '#web/parts/team/Person.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { useAddEntityContact } from '#web/screens/Teams/Entities/useAddEntityContact.ts';
import { useInviteEntityContact } from '#web/screens/Teams/Entities/useInviteEntityContact.ts';
import { useRemoveEntityContact } from '#web/screens/Teams/Entities/useRemoveEntityContact.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface EntityContactsProps {
  readonly entity: EntityContacts_entity$key;
  readonly team: EntityContacts_team$key;
}

/** The people who answer for the entity: added from your teams, or invited by email. */
export function EntityContacts({ entity, team }: EntityContactsProps): ReactElement {
  const {
    id: entityId,
    contacts,
    availableActions,
  } = useFragment(
    graphql`
      fragment EntityContacts_entity on Entity {
        id
        availableActions
        contacts {
          id
          name
          email
          ...Person_contact
        }
      }
    `,
    entity,
  );
  const { id: teamId } = useFragment(
    graphql`
      fragment EntityContacts_team on Team {
        id
      }
    `,
    team,
  );
  const [isAdding, setAdding] = useState(false);
  const [addEntityContact] = useAddEntityContact();
  const [inviteEntityContact] = useInviteEntityContact();
  const [removeEntityContact] = useRemoveEntityContact();
  const removing = useAction(
    ({ id }: { readonly id: string; readonly name: string }) =>
      removeEntityContact({ input: { entityId, userId: `User:${plainId(id)}` } }),
    (_done, { name }) => flash(words.removed(name)),
  );
  const mayEdit = availableActions.includes('updateEntity');
  return (
    <Card title={words.title}>
      {contacts.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.contacts}>
          {contacts.map((contact) => (
            <li key={contact.id} className={styles.contact}>
              <span className={styles.person}>
                <Person contact={contact} />
                <EmailAddress>{contact.email}</EmailAddress>
              </span>
              {mayEdit && (
                <Button
                  variant="quiet"
                  icon="close"
                  label={words.removeNamed(contact.name)}
                  isPending={removing.pending?.id === contact.id}
                  onPress={() => removing.run(contact)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Refusal sentence={removing.refusal} />
      {mayEdit && (
        <div>
          <Button icon="plus" onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
      <Dialog title={words.addTitle} isOpen={isAdding} onClose={() => setAdding(false)}>
        <div className={styles.adding}>
          <PeoplePicker
            teamId={teamId}
            present={new Set(contacts.map(({ id }) => plainId(id)))}
            add={(userId) => addEntityContact({ input: { entityId, userId } })}
            nobody={words.noMatch}
          />
          <InviteByEmail
            hint={words.inviteHint}
            send={(person, idempotencyKey) => inviteEntityContact({ input: { entityId, ...person, idempotencyKey } })}
          />
          <FormActions>
            <Button variant="primary" onPress={() => setAdding(false)}>
              {words.done}
            </Button>
          </FormActions>
        </div>
      </Dialog>
    </Card>
  );
}
