import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { NewSearchPageScreenQuery } from '#web/__generated__/NewSearchPageScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SearchPageForm } from '#web/screens/Teams/SearchPages/SearchPageForm.tsx';
import { emptySearchPage, searchPageInput } from '#web/screens/Teams/SearchPages/searchPageValues.ts';
import { useCreateSearchPage } from '#web/screens/Teams/SearchPages/useCreateSearchPage.ts';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function NewSearchPageScreen({ query }: ScreenProps<NewSearchPageScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<NewSearchPageScreenQuery>(
    graphql`
      query NewSearchPageScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          ...SearchPageForm_team
        }
      }
    `,
    query,
  );
  const [createSearchPage] = useCreateSearchPage();
  if (!team) throw new RequestError('notFound');
  if (!team.availableActions.includes('manageSearchPages')) throw new RequestError('refused');
  const at = `/teams/${team.slug}`;
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
          { label: words.title, to: `${at}/search_pages` },
        ]}
      >
        {words.create}
      </PageTitle>
      <SearchPageForm
        title={words.create}
        team={team}
        id={null}
        initial={emptySearchPage}
        send={(values, idempotencyKey) =>
          createSearchPage({ input: { teamId: team.id, ...searchPageInput(values), idempotencyKey } })
        }
        onDone={({ go }) => {
          flash(words.created);
          go(`${at}/search_pages`);
        }}
      />
    </>
  );
}
