import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { FoundPeopleQuery } from '#web/__generated__/FoundPeopleQuery.graphql.ts';
import { peoplePickerWords } from '#web/messages/peoplePickerWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { Person } from '#web/parts/team/Person.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

import styles from './FoundPeople.module.css';

export interface Picking {
  /** the contacts that are there already */
  readonly present: ReadonlySet<string>;
  readonly add: (userId: string, idempotencyKey: string) => Promise<Outcome<unknown>>;
  /** said when nobody is found */
  readonly nobody: string;
}

/** Who was found, each with a button that adds them. */
export function FoundPeople({ query, present, add, nobody }: ScreenProps<FoundPeopleQuery> & Picking): ReactElement {
  const { people } = usePreloadedQuery<FoundPeopleQuery>(
    graphql`
      query FoundPeopleQuery($term: String!) {
        people(term: $term) {
          teammates {
            id
            name
            email
            ...Person_contact
          }
        }
      }
    `,
    query,
  );
  const { keyFor, answered } = useAttemptKey();
  const adding = useAction(
    (userId: string) => add(userId, keyFor(userId)),
    (_done, userId) => {
      answered();
      flash(peoplePickerWords.added(people.teammates.find(({ id }) => id === userId)?.name ?? ''));
    },
  );
  if (people.teammates.length === 0) return <p>{nobody}</p>;
  return (
    <>
      {adding.refusal !== null && (
        <Alert tone="danger" isLive>
          {adding.refusal}
        </Alert>
      )}
      <ul className={styles.found} aria-label={peoplePickerWords.results}>
        {people.teammates.map((person) => (
          <li key={person.id} className={styles.person}>
            <span className={styles.who}>
              <Person contact={person} />
              <span className={styles.email}>{person.email}</span>
            </span>
            <Button
              icon="plus"
              label={peoplePickerWords.addNamed(person.name)}
              isPending={adding.pending === person.id}
              blockedBecause={present.has(person.id) ? peoplePickerWords.already : null}
              onPress={() => adding.run(person.id)}
            >
              {peoplePickerWords.add}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
