import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { defaultSearchType } from '#domain/filter/lists.ts';
import { recordSearchWords as words } from '#messages/filling/recordSearchWords.ts';
import type { PublicRecordsScreenQuery } from '#web/__generated__/PublicRecordsScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { RecordFilters } from '#web/parts/records/RecordFilters.tsx';
import { RecordResults } from '#web/parts/records/RecordResults.tsx';
import { recordSearchIn, recordSearchPath, type RecordSearch } from '#web/parts/records/recordSearch.ts';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { OpenDataLinks } from '#web/screens/PublicForm/OpenDataLinks.tsx';
import { SearchPageLinks } from '#web/screens/PublicForm/SearchPageLinks.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import layout from '#web/screens/PublicForm/PublicFormScreen.module.css';

const usualType = defaultSearchType.form;

/** Public search of completed submissions. The search is in the URL. */
export function PublicRecordsScreen({ query }: ScreenProps<PublicRecordsScreenQuery>): ReactElement {
  const data = usePreloadedQuery<PublicRecordsScreenQuery>(
    graphql`
      query PublicRecordsScreenQuery(
        $teamSlug: String!
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
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          slug
          publicSearchInstructions
          team {
            slug
            ...TownShell_team
          }
          ...FormTabs_form
          ...OpenDataLinks_form
          ...SearchPageLinks_form
          publicRecords(
            term: $term
            type: $type
            list: $list
            outputStatus: $outputStatus
            renewal: $renewal
            skip: $skip
          ) {
            ...RecordResults_page
          }
        }
      }
    `,
    query,
  );
  const { viewer, publicForm: form } = data;
  const depart = useGuardedNavigation();
  const { search: address } = useLocation();
  // a page of results is for the person who searched
  usePageHead({ isUnlisted: query.variables.term !== '' });
  const found = form?.publicRecords;
  if (!form || !found) {
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  }
  const { name, slug, team, publicSearchInstructions } = form;
  const search = recordSearchIn(new URLSearchParams(address), usualType);
  const page = `/${team.slug}/${slug}`;
  const pathOf = (wanted: RecordSearch): string => recordSearchPath(`${page}/search`, wanted, usualType);
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase()) return <Redirect to={pathOf(search)} />;
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)} isWide>
      <div className={layout.page} data-whole="">
        <PageTitle within={name} crumbs={[{ label: name, to: page }]}>
          {words.title}
        </PageTitle>
        <FormTabs form={form} />
        {publicSearchInstructions ? <SafeHtml html={publicSearchInstructions} /> : <p>{words.hint}</p>}
        <SearchBox
          key={search.term}
          label={words.label}
          action={words.search}
          initial={search.term}
          name="q"
          onSearch={(term) => depart().go(pathOf({ ...search, term, page: 1 }))}
        />
        <RecordFilters search={search} pathOf={pathOf} />
        {search.term !== '' && (
          <RecordResults
            page={found}
            query={data}
            pathOfPage={(number) => pathOf({ ...search, page: number })}
            isOfOutputs={search.list === 'outputs'}
            hasForms={false}
            hasAnswers={false}
          />
        )}
        <SearchPageLinks form={form} />
        <OpenDataLinks form={form} />
      </div>
    </TownShell>
  );
}
