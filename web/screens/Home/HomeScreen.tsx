import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate } from 'react-router';

import type { HomeScreenQuery } from '#web/__generated__/HomeScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';

import { Landing } from './Landing.tsx';

/** Strangers learn what this is; whoever is signed in goes on with the day. */
export function HomeScreen({ query }: ScreenProps<HomeScreenQuery>): ReactElement {
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        viewer {
          __typename
        }
      }
    `,
    query,
  );
  return viewer ? <Navigate to="/teams" replace /> : <Landing />;
}
