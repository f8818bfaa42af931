import type { ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';

import type { MembersFound_form$key } from '#web/__generated__/MembersFound_form.graphql.ts';
import type { MembersFoundQuery } from '#web/__generated__/MembersFoundQuery.graphql.ts';
import { formMembersWords } from '#web/messages/templates.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { Person } from '#web/parts/team/Person.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

import styles from './MembersFound.module.css';
import { useAddTemplateMember } from './useAddTemplateMember.ts';

interface MembersFoundProps extends ScreenProps<MembersFoundQuery> {
  readonly form: MembersFound_form$key;
}

export function MembersFound({ query, form }: MembersFoundProps): ReactElement {
  const { people } = usePreloadedQuery<MembersFoundQuery>(
    graphql`
      query MembersFoundQuery($term: String!) {
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
  const { id: masterTemplateId, memberships } = useFragment(
    graphql`
      fragment MembersFound_form on MasterTemplate {
        id
        memberships {
          contact {
            id
          }
        }
      }
    `,
    form,
  );
  const { keyFor } = useAttemptKey();
  const [addTemplateMember] = useAddTemplateMember();
  const adding = useAction(
    (userId: string) =>
      addTemplateMember({
        input: { masterTemplateId, userId, idempotencyKey: keyFor([masterTemplateId, userId, memberships.length]) },
      }),
    (_done, userId) => flash(formMembersWords.added(people.teammates.find(({ id }) => id === userId)?.name ?? '')),
  );
  const present = new Set(memberships.map(({ contact }) => contact.id));
  if (people.teammates.length === 0) return <p>{formMembersWords.noMatch}</p>;
  return (
    <>
      {adding.refusal !== null && (
        <Alert tone="danger" isLive>
          {adding.refusal}
        </Alert>
      )}
      <ul className={styles.found} aria-label={formMembersWords.results}>
        {people.teammates.map((person) => (
          <li key={person.id} className={styles.person}>
            <span className={styles.who}>
              <Person contact={person} />
              <span className={styles.email}>{person.email}</span>
            </span>
            <Button
              icon="plus"
              label={formMembersWords.addNamed(person.name)}
              isPending={adding.pending === person.id}
              blockedBecause={present.has(person.id) ? formMembersWords.already : null}
              onPress={() => adding.run(person.id)}
            >
              {formMembersWords.addOne}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
