import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { operatorPeopleWords } from '#messages/operator/operatorPageWords.ts';
import type { OperatorPeopleScreenQuery } from '#web/__generated__/OperatorPeopleScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OperatorPeople } from '#web/screens/Operator/People/OperatorPeople.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Searches people, and lists the operators. */
export function OperatorPeopleScreen({ query }: ScreenProps<OperatorPeopleScreenQuery>): ReactElement {
  const depart = useGuardedNavigation();
  const { viewer, installation } = usePreloadedQuery<OperatorPeopleScreenQuery>(
    graphql`
      query OperatorPeopleScreenQuery($term: String!) @preloadable {
        viewer {
          timeZone
          user {
            id
          }
        }
        installation {
          people(term: $term) {
            ...OperatorPeople_people
          }
          operators {
            ...OperatorPeople_people
          }
        }
      }
    `,
    query,
  );
  const { term } = query.variables;
  const timeZone = viewer?.timeZone ?? 'UTC';
  const viewerId = viewer?.user.id ?? '';
  const found = installation?.people ?? [];
  return (
    <>
      <PageTitle within={operatorNavWords.title} note={operatorPeopleWords.lead}>
        {operatorPeopleWords.title}
      </PageTitle>
      <SearchBox
        label={operatorPeopleWords.term}
        action={operatorPeopleWords.find}
        initial={term}
        name="q"
        onSearch={(text) =>
          depart().go(text === '' ? '/operator/people' : `/operator/people?${new URLSearchParams({ term: text })}`)
        }
      />
      {term !== '' && found.length === 0 && (
        <EmptyState drawing="lens" title={operatorPeopleWords.none}>
          {operatorPeopleWords.noneText}
        </EmptyState>
      )}
      {found.length > 0 && (
        <OperatorPeople people={found} caption={operatorPeopleWords.caption} timeZone={timeZone} viewerId={viewerId} />
      )}
      <section aria-label={operatorPeopleWords.operators}>
        <h2>{operatorPeopleWords.operators}</h2>
        <p>
          {operatorPeopleWords.operatorsText} <code>{operatorPeopleWords.command}</code>
        </p>
        <OperatorPeople
          people={installation?.operators ?? []}
          caption={operatorPeopleWords.operators}
          timeZone={timeZone}
          viewerId={viewerId}
        />
      </section>
    </>
  );
}
