import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Person_contact$key } from '#web/__generated__/Person_contact.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/parts/team/Person.module.css';

interface PersonProps {
  readonly contact: Person_contact$key;
}

/** The face and the name of somebody, and that they have not come yet. */
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
      <Avatar face={{ id, name, initials, imageUrl: avatar.url }} isNameBeside />
      <span>{name}</span>
      {isInvited && <StatusTag kind="person" status="invited" />}
    </span>
  );
}
