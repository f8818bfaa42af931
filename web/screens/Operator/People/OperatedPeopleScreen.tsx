import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { operatedPeopleWords } from '#messages/operator/operatorPageWords.ts';
import type { OperatedPeopleScreenQuery } from '#web/__generated__/OperatedPeopleScreenQuery.graphql.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { OperatedPeople } from '#web/screens/Operator/People/OperatedPeople.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Searches people, and lists the operators. */
export function OperatedPeopleScreen({ query }: ScreenProps<OperatedPeopleScreenQuery>): ReactElement {
  const depart = useDeparture();
  const { viewer, installation } = usePreloadedQuery<OperatedPeopleScreenQuery>(
    graphql`
      query OperatedPeopleScreenQuery($term: String!) @preloadable {
        viewer {
          timeZone
          user {
            id
          }
        }
        installation {
          people(term: $term) {
            ...OperatedPeople_people
          }
          operators {
            ...OperatedPeople_people
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
      <PageTitle within={operatorNavWords.title} note={operatedPeopleWords.lead}>
        {operatedPeopleWords.title}
      </PageTitle>
      <SearchBox
        label={operatedPeopleWords.term}
        action={operatedPeopleWords.find}
        initial={term}
        onSearch={(text) =>
          depart().go(text === '' ? '/operator/people' : `/operator/people?${new URLSearchParams({ term: text })}`)
        }
      />
      {term !== '' && found.length === 0 && (
        <EmptyState drawing="lens" title={operatedPeopleWords.none}>
          {operatedPeopleWords.noneText}
        </EmptyState>
      )}
      {found.length > 0 && (
        <OperatedPeople people={found} caption={operatedPeopleWords.caption} timeZone={timeZone} viewerId={viewerId} />
      )}
      <section aria-label={operatedPeopleWords.operators}>
        <h2>{operatedPeopleWords.operators}</h2>
        <p>
          {operatedPeopleWords.operatorsText} <code>{operatedPeopleWords.command}</code>
        </p>
        <OperatedPeople
          people={installation?.operators ?? []}
          caption={operatedPeopleWords.operators}
          timeZone={timeZone}
          viewerId={viewerId}
        />
      </section>
    </>
  );
}
