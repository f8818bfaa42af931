import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { reviewListWords } from '#messages/review/reviewListWords.ts';
import type { NextReviewScreenQuery } from '#web/__generated__/NextReviewScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { reviewPath } from '#web/parts/submissionPaths.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { NoReviews } from '#web/screens/Reviews/NoReviews.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Redirects to the viewer's first pending review; its links lead through the rest. Decision 0036. */
export function NextReviewScreen({ query }: ScreenProps<NextReviewScreenQuery>): ReactElement {
  const { reviewRows } = usePreloadedQuery<NextReviewScreenQuery>(
    graphql`
      query NextReviewScreenQuery @preloadable {
        reviewRows(order: shown, first: 1) {
          edges {
            node {
              submissionId
              reviewStepId
            }
          }
        }
      }
    `,
    query,
  );
  const first = reviewRows.edges[0]?.node;
  if (first?.reviewStepId) return <Redirect to={reviewPath(first.submissionId, first.reviewStepId)} />;
  return (
    <>
      <PageTitle>{reviewListWords.title}</PageTitle>
      <NoReviews />
    </>
  );
}
