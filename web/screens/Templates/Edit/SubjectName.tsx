import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import type { SubjectName_contact$key } from '#web/__generated__/SubjectName_contact.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface SubjectNameProps {
  /** null for a role */
  readonly contact: SubjectName_contact$key | null;
  readonly roleName: string | null;
}

/** A person with picture, or a role's name. */
export function SubjectName({ contact, roleName }: SubjectNameProps): ReactElement {
  const person = useFragment(
    graphql`
      fragment SubjectName_contact on Contact {
        ...Person_contact
      }
    `,
    contact,
  );
  if (person) return <Person contact={person} />;
  return (
    <span className={styles.tools}>
      {roleName} <Badge>{stepPeopleWords.role}</Badge>
    </span>
  );
}
