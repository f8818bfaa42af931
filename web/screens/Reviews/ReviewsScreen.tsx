import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ReviewsScreenQuery } from '#web/__generated__/ReviewsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ReviewList } from '#web/screens/Reviews/ReviewList.tsx';

/** Live list of pending reviews for the viewer or their roles. */
export function ReviewsScreen({ query }: ScreenProps<ReviewsScreenQuery>): ReactElement {
  const data = usePreloadedQuery<ReviewsScreenQuery>(
    graphql`
      query ReviewsScreenQuery @preloadable {
        ...ReviewList_query
      }
    `,
    query,
  );
  return <ReviewList reviews={data} />;
}
