import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { directoryWords, teamWords } from '#messages/team/teamWords.ts';
import type { DirectoryScreenQuery } from '#web/__generated__/DirectoryScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Redirects to the people of the user's first team, where others can be chosen. */
export function DirectoryScreen({ query }: ScreenProps<DirectoryScreenQuery>): ReactElement {
  const { viewer, myTeams } = usePreloadedQuery<DirectoryScreenQuery>(
    graphql`
      query DirectoryScreenQuery @preloadable {
        viewer {
          ...NoTeam_viewer
        }
        myTeams {
          slug
        }
      }
    `,
    query,
  );
  const [first] = myTeams;
  if (first) return <Redirect to={`/teams/${first.slug}/people`} />;
  return (
    <>
      <PageTitle>{directoryWords.title}</PageTitle>
      <NoTeam viewer={viewer} title={teamWords.emptyTitle} reason={directoryWords.empty} />
    </>
  );
}
