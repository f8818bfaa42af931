import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EditSuggestionListScreen_team$key } from '#web/__generated__/EditSuggestionListScreen_team.graphql.ts';
import type { EditSuggestionListScreenMoreQuery } from '#web/__generated__/EditSuggestionListScreenMoreQuery.graphql.ts';
import type { EditSuggestionListScreenQuery } from '#web/__generated__/EditSuggestionListScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EditSuggestionsTable } from '#web/screens/Teams/EditSuggestions/EditSuggestionsTable.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Teams/EditSuggestions/EditSuggestions.module.css';

/** Edits that people suggested for the team's entities. */
export function EditSuggestionListScreen({ query }: ScreenProps<EditSuggestionListScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<EditSuggestionListScreenQuery>(
    graphql`
      query EditSuggestionListScreenQuery($slug: String!, $isResolved: Boolean!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...EditSuggestionListScreen_team @arguments(isResolved: $isResolved)
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  const isResolved = new URLSearchParams(useLocation().search).get('show') === 'resolved';
  if (!team?.availableActions.includes('viewCustomEntities')) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const path = `${at}/edit_suggestions_requests`;
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
        ]}
        note={words.note}
      >
        {words.title}
      </PageTitle>
      <div className={styles.filter}>
        <Select
          id="suggestions-shown"
          name="show"
          label={words.show}
          value={isResolved ? 'resolved' : ''}
          options={[
            { value: '', label: words.open },
            { value: 'resolved', label: words.resolved },
          ]}
          onChange={(value) => depart().go(value === '' ? path : `${path}?show=${value}`, { replace: true })}
        />
      </div>
      <Requests team={team} path={path} isResolved={isResolved} />
    </>
  );
}

interface RequestsProps {
  readonly team: EditSuggestionListScreen_team$key;
  readonly path: string;
  readonly isResolved: boolean;
}

function Requests({ team, path, isResolved }: RequestsProps): ReactElement {
  const { data, ...paging } = usePaginationFragment<
    EditSuggestionListScreenMoreQuery,
    EditSuggestionListScreen_team$key
  >(
    graphql`
      fragment EditSuggestionListScreen_team on Team
      @refetchable(queryName: "EditSuggestionListScreenMoreQuery")
      @argumentDefinitions(
        isResolved: { type: "Boolean!" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        timeZone
        editSuggestionsRequests(resolved: $isResolved, first: $count, after: $cursor)
          @connection(key: "EditSuggestionListScreen_editSuggestionsRequests") {
          edges {
            node {
              ...EditSuggestionsTable_requests
            }
          }
        }
      }
    `,
    team,
  );
  const requests = data.editSuggestionsRequests.edges.map(({ node }) => node);
  return (
    <>
      <EditSuggestionsTable requests={requests} path={path} timeZone={data.timeZone} isResolved={isResolved} />
      <MoreEntries label={words.more} {...paging} />
    </>
  );
}
