import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HomeScreenQuery } from '#web/__generated__/HomeScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Landing } from '#web/screens/Home/Landing.tsx';

/** Strangers learn what this is; whoever is signed in goes on with the day. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        viewer {
          hasAssignments
          teams {
            __typename
          }
          submissions(first: 1) {
            edges {
              __typename
            }
          }
        }
      }
    `,
    query,
  );
  if (!viewer) return <Landing />;
  const { teams, submissions, hasAssignments } = viewer;
  if (teams.length > 0) return <Redirect to="/metrics" />;
  if (submissions.edges.length > 0) return <Redirect to="/dashboard" />;
  return <Redirect to={hasAssignments ? '/my_tasks' : '/teams'} />;
}
