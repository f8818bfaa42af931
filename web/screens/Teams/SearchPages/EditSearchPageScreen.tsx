import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EditSearchPageScreenQuery } from '#web/__generated__/EditSearchPageScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SearchPageForm } from '#web/screens/Teams/SearchPages/SearchPageForm.tsx';
import { searchPageInput, writeItem } from '#web/screens/Teams/SearchPages/searchPageValues.ts';
import { useUpdateSearchPage } from '#web/screens/Teams/SearchPages/useUpdateSearchPage.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function EditSearchPageScreen({ query }: ScreenProps<EditSearchPageScreenQuery>): ReactElement {
  const { teamBySlug: team, node } = usePreloadedQuery<EditSearchPageScreenQuery>(
    graphql`
      query EditSearchPageScreenQuery($slug: String!, $id: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          availableActions
          ...SearchPageForm_team
        }
        node(id: $id) {
          ... on SearchPage @alias(as: "searchPage") {
            id
            name
            slug
            instructions
            team {
              id
            }
            items {
              fieldIdentities
              form {
                id
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [updateSearchPage] = useUpdateSearchPage();
  const page = node?.searchPage;
  if (!team || !page || page.team.id !== team.id) throw new RequestError('notFound');
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
        note={page.name}
        action={<ButtonLink to={`/search_pages/${page.slug}`}>{words.open}</ButtonLink>}
      >
        {words.editTitle}
      </PageTitle>
      <SearchPageForm
        title={words.editTitle}
        team={team}
        id={page.id}
        initial={{
          ...{ name: page.name, slug: page.slug, instructions: page.instructions ?? '' },
          items: page.items.map(({ form, fieldIdentities }) => writeItem({ formId: form.id, fieldIdentities })),
        }}
        send={(values) => updateSearchPage({ input: { searchPageId: page.id, ...searchPageInput(values) } })}
        onDone={({ go }) => {
          flash(words.updated);
          go(`${at}/search_pages`);
        }}
      />
    </>
  );
}
