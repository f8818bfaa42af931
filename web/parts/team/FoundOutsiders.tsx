import { useEffect, useRef, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import type { FoundOutsidersQuery } from '#web/__generated__/FoundOutsidersQuery.graphql.ts';
import { FoundRow, type FoundRowButton } from '#web/parts/team/FoundRow.tsx';
import { Person } from '#web/parts/team/Person.tsx';
import styles from '#web/parts/team/FoundPeople.module.css';

interface FoundOutsidersProps {
  readonly variables: FoundOutsidersQuery['variables'];
  readonly attempt: number;
  readonly buttonFor: (person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }) => FoundRowButton;
}

/** Matches from outside your teams, fetched only on request. */
export function FoundOutsiders({ variables, attempt, buttonFor }: FoundOutsidersProps): ReactElement {
  const { term, submissionId, teamId } = variables;
  const { people } = useLazyLoadQuery<FoundOutsidersQuery>(
    graphql`
      query FoundOutsidersQuery($term: String!, $submissionId: ID, $teamId: ID) {
        people(term: $term, submissionId: $submissionId, teamId: $teamId) {
          outsiders {
            id
            name
            email
            ...Person_contact
          }
        }
      }
    `,
    { term, submissionId, teamId },
    { fetchKey: attempt },
  );
  const list = useRef<HTMLUListElement>(null);
  // The button that opened the list was removed.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  return (
    <ul ref={list} tabIndex={-1} className={styles.found} aria-label={peoplePickerWords.outsiders}>
      {people.outsiders.map((person) => (
        <FoundRow
          key={person.id}
          {...buttonFor({ id: person.id, name: person.name, email: person.email })}
          detail={person.email}
        >
          <Person contact={person} />
        </FoundRow>
      ))}
    </ul>
  );
}
