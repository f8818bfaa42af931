import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { defaultSearchType } from '#domain/filter/lists.ts';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';
import { searchPageWords as words } from '#messages/filling/searchPageWords.ts';
import type { SearchPageScreenQuery } from '#web/__generated__/SearchPageScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { RecordFilters } from '#web/parts/records/RecordFilters.tsx';
import { RecordResults } from '#web/parts/records/RecordResults.tsx';
import { recordSearchIn, recordSearchPath, type RecordSearch } from '#web/parts/records/recordSearch.ts';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import layout from '#web/screens/PublicForm/PublicFormScreen.module.css';
import styles from '#web/screens/PublicForm/SearchPageScreen.module.css';

const usualType = defaultSearchType.searchPage;

/** Search of the public records of several forms. The search is in the URL. */
export function SearchPageScreen({ query }: ScreenProps<SearchPageScreenQuery>): ReactElement {
  const data = usePreloadedQuery<SearchPageScreenQuery>(
    graphql`
      query SearchPageScreenQuery(
        $slug: String!
        $term: String!
        $type: SearchType
        $list: RecordList
        $outputStatus: PublicOutputFilter
        $renewal: RenewalFilter
        $skip: Int
      ) @preloadable {
        viewer {
          __typename
        }
        ...RecordResults_tiles
        searchPage(slug: $slug) {
          name
          slug
          instructions
          formNames
          team {
            name
            ...TownShell_team
          }
          records(term: $term, type: $type, list: $list, outputStatus: $outputStatus, renewal: $renewal, skip: $skip) {
            ...RecordResults_page
          }
        }
      }
    `,
    query,
  );
  const { viewer, searchPage: page } = data;
  const depart = useGuardedNavigation();
  const { search: address } = useLocation();
  if (!page) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, slug, instructions, formNames, team, records } = page;
  const search = recordSearchIn(new URLSearchParams(address), usualType);
  const pathOf = (wanted: RecordSearch): string => recordSearchPath(`/search_pages/${slug}`, wanted, usualType);
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)} isWide>
      <div className={layout.page} data-whole="">
        <PageTitle within={team.name} note={formNames.length > 0 ? words.forms(formNames) : words.closed}>
          {name}
        </PageTitle>
        <p className={styles.instructions}>{instructions ?? words.hint}</p>
        <SearchBox
          key={search.term}
          label={words.label}
          action={recordSearchWords.search}
          initial={search.term}
          name="q"
          onSearch={(term) => depart().go(pathOf({ ...search, term, page: 1 }))}
        />
        <RecordFilters search={search} pathOf={pathOf} />
        {search.term !== '' && (
          <RecordResults
            page={records}
            query={data}
            pathOfPage={(number) => pathOf({ ...search, page: number })}
            isOfOutputs={search.list === 'outputs'}
            hasForms={formNames.length > 1}
            hasAnswers
          />
        )}
      </div>
    </TownShell>
  );
}
