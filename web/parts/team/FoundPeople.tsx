import { Suspense, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import type { FoundPeopleQuery } from '#web/__generated__/FoundPeopleQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { FoundOutsiders } from '#web/parts/team/FoundOutsiders.tsx';
import { FoundRow } from '#web/parts/team/FoundRow.tsx';
import { Person } from '#web/parts/team/Person.tsx';
import type { PickerWords } from '#web/parts/team/PickerWords.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { plainId } from '#web/relay/plainId.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/parts/team/FoundPeople.module.css';

export interface PeoplePickerProps {
  /** people already added, by plain ids */
  readonly present: ReadonlySet<string>;
  /** takes the id of a User, or of a Role where roles are found */
  readonly add: (subjectId: string, idempotencyKey: string) => Promise<Outcome<unknown>>;
  /** shown when no one is found */
  readonly nobody: string;
  /** limits the search to the team of this submission, or to one team, instead of all teams of the viewer */
  readonly submissionId?: string;
  readonly teamId?: string;
  readonly hasRoles?: boolean;
  /** people outside your teams are counted, and shown on request */
  readonly hasOutsiders?: boolean;
  /** what adding someone is called here, where it isn't "Add" */
  readonly words?: PickerWords;
  /** residents with an account are shown, for staff who add applicants */
  readonly hasResidents?: boolean;
  /** adds an outsider by email, where an id alone may not add them (decision 0012) */
  readonly invite?: (person: Invited, idempotencyKey: string) => Promise<Outcome<unknown>>;
}

interface Invited {
  readonly name: string;
  readonly email: string;
}

type FoundPeopleProps = ScreenProps<FoundPeopleQuery> &
  PeoplePickerProps & {
    /** counts retries, so that a failed search is not answered from what is cached */
    readonly attempt: number;
  };

/** The people found, each with a button that adds them. */
export function FoundPeople({ query, attempt, ...picking }: FoundPeopleProps): ReactElement {
  const { people } = usePreloadedQuery<FoundPeopleQuery>(
    graphql`
      query FoundPeopleQuery(
        $term: String!
        $submissionId: ID
        $teamId: ID
        $hasRoles: Boolean!
        $hasOutsiders: Boolean!
        $hasResidents: Boolean!
      ) {
        people(term: $term, submissionId: $submissionId, teamId: $teamId) {
          roles @include(if: $hasRoles) {
            id
            name
            initials
            memberCount
          }
          teammates {
            id
            name
            email
            ...Person_contact
          }
          outsiderCount @include(if: $hasOutsiders)
          residents @include(if: $hasResidents) {
            userId
            name
            initials
            maskedEmail
          }
        }
      }
    `,
    query,
  );
  const { present, add, invite, nobody, words = peoplePickerWords } = picking;
  const [isShowingAll, showAll] = useState(false);
  const { keyFor, answered } = useIdempotencyKey();
  const adding = useAction(
    ({ id, name, email }: { id: string; name: string; email?: string | undefined }) =>
      invite && email !== undefined ? invite({ name, email }, keyFor(id)) : add(id, keyFor(id)),
    (_done, { name }) => {
      answered();
      flash(words.added(name));
    },
    peoplePickerWords.notAdded,
  );
  const { teammates, roles = [], outsiderCount = 0, residents = [] } = people;
  if (teammates.length + roles.length + outsiderCount + residents.length === 0) return <p>{nobody}</p>;
  const buttonFor = (id: string, name: string, email?: string) => ({
    name,
    words,
    isPending: adding.pending?.id === id,
    isPresent: present.has(plainId(id)),
    onAdd: () => adding.run({ id, name, email }),
  });
  return (
    <>
      <Refusal sentence={adding.refusal} />
      {teammates.length + roles.length > 0 && (
        <ul className={styles.found} aria-label={peoplePickerWords.results}>
          {roles.map(({ id, name, initials, memberCount }) => (
            <FoundRow key={id} {...buttonFor(id, name)} detail={peoplePickerWords.members(memberCount)}>
              <Avatar face={{ id, name, initials }} isNameBeside />
              <span>
                {name} ({peoplePickerWords.role})
              </span>
            </FoundRow>
          ))}
          {teammates.map((person) => (
            <FoundRow key={person.id} {...buttonFor(userIdOf(person.id), person.name)} detail={person.email}>
              <Person contact={person} />
            </FoundRow>
          ))}
        </ul>
      )}
      {residents.length > 0 && (
        <ul className={styles.found} aria-label={peoplePickerWords.residents}>
          {residents.map(({ userId, name, initials, maskedEmail }) => (
            <FoundRow key={userId} {...buttonFor(userId, name)} detail={maskedEmail}>
              <Avatar face={{ id: userId, name, initials }} isNameBeside />
              <span>{name}</span>
            </FoundRow>
          ))}
        </ul>
      )}
      {outsiderCount > 0 && !isShowingAll && (
        <Button variant="quiet" icon="chevron-down" onPress={() => showAll(true)}>
          {peoplePickerWords.showOutsiders(outsiderCount)}
        </Button>
      )}
      {isShowingAll && (
        <Suspense fallback={<p>{peoplePickerWords.searching}</p>}>
          <FoundOutsiders
            variables={query.variables}
            attempt={attempt}
            buttonFor={({ id, name, email }) => buttonFor(userIdOf(id), name, email)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A contact is a face of a person. */
const userIdOf = (contactId: string): string => `User:${plainId(contactId)}`;
