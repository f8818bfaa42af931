import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { startPage } from '#domain/account/startPage.ts';
import type { HomeScreenQuery } from '#web/__generated__/HomeScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Landing } from '#web/screens/Home/Landing.tsx';

/** Landing page for visitors; redirects signed-in users to their start page. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        viewer {
          hasAssignments
          hasFigures
          hasForms
          hasOtherForms
          isOperator
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
  const { teams, submissions, hasAssignments, hasFigures, hasForms, hasOtherForms, isOperator } = viewer;
  const [isOfTeam, hasSubmissions] = [teams.length > 0, submissions.edges.length > 0];
  const given = { hasAssignments, hasFigures, hasForms, hasOtherForms, isOperator };
  return <Redirect to={startPage({ ...given, isOfTeam, hasSubmissions })} />;
}
