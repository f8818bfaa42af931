import type { ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';

import type { PeopleFound_role$key } from '#web/__generated__/PeopleFound_role.graphql.ts';
import type { PeopleFoundQuery } from '#web/__generated__/PeopleFoundQuery.graphql.ts';
import { roleMembersWords } from '#web/messages/roles.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { Person } from '#web/parts/team/Person.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

import styles from './PeopleFound.module.css';
import { useAddRoleMember } from './useAddRoleMember.ts';

interface PeopleFoundProps extends ScreenProps<PeopleFoundQuery> {
  readonly role: PeopleFound_role$key;
}

export function PeopleFound({ query, role }: PeopleFoundProps): ReactElement {
  const { people } = usePreloadedQuery<PeopleFoundQuery>(
    graphql`
      query PeopleFoundQuery($term: String!) {
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
  const { id: roleId, members } = useFragment(
    graphql`
      fragment PeopleFound_role on Role {
        id
        members {
          contact {
            id
          }
        }
      }
    `,
    role,
  );
  const { keyFor } = useAttemptKey();
  const [addRoleMember] = useAddRoleMember();
  const adding = useAction(
    (userId: string) => addRoleMember({ input: { roleId, userId, idempotencyKey: keyFor([roleId, userId]) } }),
    (_done, userId) => flash(roleMembersWords.added(people.teammates.find(({ id }) => id === userId)?.name ?? '')),
  );
  const present = new Set(members.map(({ contact }) => contact.id));
  if (people.teammates.length === 0) return <p>{roleMembersWords.noMatch}</p>;
  return (
    <>
      {adding.refusal !== null && (
        <Alert tone="danger" isLive>
          {adding.refusal}
        </Alert>
      )}
      <ul className={styles.found} aria-label={roleMembersWords.results}>
        {people.teammates.map((person) => (
          <li key={person.id} className={styles.person}>
            <span className={styles.who}>
              <Person contact={person} />
              <span className={styles.email}>{person.email}</span>
            </span>
            <Button
              icon="plus"
              label={roleMembersWords.addNamed(person.name)}
              isPending={adding.pending === person.id}
              blockedBecause={present.has(person.id) ? roleMembersWords.already : null}
              onPress={() => adding.run(person.id)}
            >
              {roleMembersWords.add}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
