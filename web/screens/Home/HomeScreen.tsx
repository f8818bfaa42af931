import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { startPage } from '#domain/account/startPage.ts';
import type { HomeScreenQuery } from '#web/__generated__/HomeScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Landing } from '#web/screens/Home/Landing.tsx';

/** Landing page for visitors, or the only town's page; redirects signed-in users to their start page. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>): ReactElement {
  const { viewer, publicTeams } = usePreloadedQuery<HomeScreenQuery>(
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
        publicTeams(first: 24) {
          totalCount
          edges {
            node {
              slug
            }
          }
          ...Landing_towns
        }
      }
    `,
    query,
  );
  if (viewer) {
    const { teams, submissions, hasAssignments, hasFigures, hasForms, hasOtherForms, isOperator } = viewer;
    const [isOfTeam, hasSubmissions] = [teams.length > 0, submissions.edges.length > 0];
    const given = { hasAssignments, hasFigures, hasForms, hasOtherForms, isOperator };
    return <Redirect to={startPage({ ...given, isOfTeam, hasSubmissions })} />;
  }
  const [first] = publicTeams.edges;
  if (first && publicTeams.totalCount === 1) return <Redirect to={`/${first.node.slug}`} />;
  return <Landing towns={publicTeams} />;
}
