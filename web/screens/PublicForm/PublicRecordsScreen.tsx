import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { shownRange } from '#domain/filter/lists.ts';
import { recordSearchWords as words } from '#messages/filling/recordSearchWords.ts';
import type { PublicRecordsScreenQuery } from '#web/__generated__/PublicRecordsScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { SearchBox } from '#web/parts/SearchBox.tsx';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormTabs } from '#web/screens/PublicForm/FormTabs.tsx';
import { PublicRecordTable } from '#web/screens/PublicForm/PublicRecordTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/PublicForm/PublicRecordsScreen.module.css';

/** Public search of completed submissions. The search term is in the URL. */
export function PublicRecordsScreen({ query }: ScreenProps<PublicRecordsScreenQuery>): ReactElement {
  const { viewer, publicForm: form } = usePreloadedQuery<PublicRecordsScreenQuery>(
    graphql`
      query PublicRecordsScreenQuery($teamSlug: String!, $slug: String!, $term: String!, $skip: Int) @preloadable {
        viewer {
          __typename
        }
        publicForm(teamSlug: $teamSlug, slug: $slug) {
          name
          slug
          publicSearchInstructions
          team {
            slug
            ...TownShell_team
          }
          ...FormTabs_form
          publicRecords(term: $term, skip: $skip) {
            total
            page
            perPage
            ...PublicRecordTable_page
          }
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
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
  const { term } = query.variables;
  const page = `/${team.slug}/${slug}`;
  const pathOf = (wanted: string, number = 1): string =>
    `${page}/search?${new URLSearchParams({ q: wanted, ...(number > 1 && { page: String(number) }) })}`;
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase()) return <Redirect to={pathOf(term)} />;
  const range = shownRange(found.page, found.perPage, found.total);
  return (
    <TownShell team={team} isSignedIn={Boolean(viewer)}>
      <PageTitle within={name} crumbs={[{ label: name, to: page }]}>
        {words.title}
      </PageTitle>
      <FormTabs form={form} />
      {publicSearchInstructions ? <SafeHtml html={publicSearchInstructions} /> : <p>{words.hint}</p>}
      <SearchBox
        key={term}
        label={words.label}
        action={words.search}
        initial={term}
        name="q"
        onSearch={(text) => depart().go(pathOf(text))}
      />
      {term !== '' && (
        <section className={styles.found} aria-label={words.title}>
          <output className={styles.range}>
            {range ? words.shown(range.from, range.to, found.total) : words.none}
          </output>
          {range ? (
            <PublicRecordTable page={found} />
          ) : (
            <EmptyState drawing="paper" title={words.none}>
              {words.noneText}
            </EmptyState>
          )}
          {range && (range.from > 1 || range.to < found.total) && (
            <nav className={styles.pages} aria-label={words.shown(range.from, range.to, found.total)}>
              {range.from > 1 && (
                <ButtonLink icon="chevron-left" to={pathOf(term, found.page - 1)}>
                  {words.previous}
                </ButtonLink>
              )}
              {range.to < found.total && <ButtonLink to={pathOf(term, found.page + 1)}>{words.next}</ButtonLink>}
            </nav>
          )}
        </section>
      )}
    </TownShell>
  );
}
