import { useId, useState, type ReactElement } from 'react';
import { graphql } from 'react-relay';
import { searchMinLength } from '#domain/kernel/text.ts';
import { supportContactWords as words } from '#messages/operator/supportWords.ts';
import type { SupportContactsQuery } from '#web/__generated__/SupportContactsQuery.graphql.ts';
import { Person } from '#web/parts/team/Person.tsx';
import { useDebounced } from '#web/parts/useDebounced.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmailAddress } from '#web/ui/EmailAddress.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/parts/team/FoundPeople.module.css';

const debounceMs = 333;

interface SupportContactsProps {
  readonly teamId: string;
  readonly teamName: string;
}

/** The search of `GET /search/support_contacts` for staff: whom of the team they can ask for help. Decision 0179. */
export function SupportContacts({ teamId, teamName }: SupportContactsProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [term, settle] = useDebounced(typed.trim(), debounceMs);
  const { data, isLoading, hasFailed, refetch } = useQueryResponse<SupportContactsQuery>(
    graphql`
      query SupportContactsQuery($term: String!, $teamId: ID!) {
        people(term: $term, teamId: $teamId, governmentOnly: true) {
          teammates {
            id
            name
            email
            ...Person_contact
          }
        }
      }
    `,
    term.length < searchMinLength ? null : { term, teamId },
  );
  const found = data?.people.teammates ?? [];
  const status = (): string => {
    if (term.length < searchMinLength || hasFailed) return '';
    if (isLoading) return words.searching;
    return found.length === 0 ? words.none(teamName) : words.count(found.length);
  };
  return (
    <Card title={words.title}>
      <p>{words.text(teamName)}</p>
      <TextField
        id={id}
        name="term"
        type="search"
        label={words.search}
        hint={words.searchHint}
        value={typed}
        onChange={setTyped}
        onEnter={settle}
      />
      <output>{status()}</output>
      {hasFailed && (
        <Alert
          tone="danger"
          isLive
          action={
            <Button icon="refresh" onPress={refetch}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )}
      {found.length > 0 && (
        <ul className={styles.found} aria-label={words.title}>
          {found.map((person) => (
            <li key={person.id} className={styles.person}>
              <span className={styles.who}>
                <Person contact={person} />
                <a
                  className={styles.email}
                  href={`mailto:${person.email}`}
                  aria-label={words.write(person.name, person.email)}
                >
                  <EmailAddress>{person.email}</EmailAddress>
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
