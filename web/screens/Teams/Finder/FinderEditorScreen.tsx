import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { FinderEditorScreenQuery } from '#web/__generated__/FinderEditorScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FinderEditor } from '#web/screens/Teams/Finder/FinderEditor.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Where a team's managers build "Which permit do I need?". */
export function FinderEditorScreen({ query }: ScreenProps<FinderEditorScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<FinderEditorScreenQuery>(
    graphql`
      query FinderEditorScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          availableActions
          ...FinderEditor_team
        }
      }
    `,
    query,
  );
  if (!team?.availableActions.includes('viewFinderDraft')) throw new RequestError('notFound');
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: `/teams/${team.slug}` },
        ]}
        note={words.lead}
      >
        {words.title}
      </PageTitle>
      <FinderEditor team={team} />
    </>
  );
}
