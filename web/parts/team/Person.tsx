import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Person_contact$key } from '#web/__generated__/Person_contact.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/parts/team/Person.module.css';

interface PersonProps {
  readonly contact: Person_contact$key;
}

/** A person's picture and name, and whether they have only been invited so far. */
export function Person({ contact }: PersonProps): ReactElement {
  const { id, name, initials, isInvited, avatar } = useFragment(
    graphql`
      fragment Person_contact on Contact {
        id
        name
        initials
        isInvited
        avatar {
          url
        }
      }
    `,
    contact,
  );
  return (
    <span className={styles.person}>
      <span className={styles.named}>
        <Avatar face={{ id, name, initials, imageUrl: avatar.url }} isNameBeside />
        <span>{name}</span>
      </span>
      {isInvited && <StatusTag kind="person" status="invited" />}
    </span>
  );
}
