import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleWords } from '#messages/team/roleWords.ts';
import type { RoleDetails_role$key } from '#web/__generated__/RoleDetails_role.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import styles from '#web/screens/Teams/Roles/RoleDetails.module.css';

interface RoleDetailsProps {
  readonly role: RoleDetails_role$key;
}

/** Members of a role, expanded under its row. */
export function RoleDetails({ role }: RoleDetailsProps): ReactElement {
  const { members } = useFragment(
    graphql`
      fragment RoleDetails_role on Role {
        members {
          id
          contact {
            email
            ...Person_contact
          }
        }
      }
    `,
    role,
  );
  if (members.length === 0) return <p>{roleWords.noMembers}</p>;
  return (
    <ul className={styles.members}>
      {members.map(({ id, contact }) => (
        <li key={id} className={styles.member}>
          <Person contact={contact} />
          <span className={styles.email}>{contact.email}</span>
        </li>
      ))}
    </ul>
  );
}
