import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { reviewListWords } from '#messages/review/reviewListWords.ts';
import type { ReviewList_query$key } from '#web/__generated__/ReviewList_query.graphql.ts';
import ReviewListMore, { type ReviewListMoreQuery } from '#web/__generated__/ReviewListMoreQuery.graphql.ts';
import { useLiveList } from '#web/lists/useLiveList.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { NoReviews } from '#web/screens/Reviews/NoReviews.tsx';
import { ReviewTable } from '#web/screens/Reviews/ReviewTable.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/lists/List.module.css';

const page = 20;

export function ReviewList({ reviews }: { readonly reviews: ReviewList_query$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ReviewListMoreQuery, ReviewList_query$key>(
    graphql`
      fragment ReviewList_query on Query
      @refetchable(queryName: "ReviewListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        viewer {
          timeZone
        }
        reviewRows(order: shown, first: $count, after: $cursor) @connection(key: "ReviewList_reviewRows") {
          totalCount
          edges {
            node {
              ...ReviewTable_rows
            }
          }
        }
      }
    `,
    reviews,
  );
  const environment = useRelayEnvironment();
  const [hasFailed, setFailed] = useState(false);
  const { edges, totalCount } = data.reviewRows;
  const lookAt = (count: number) =>
    refetchQuery<ReviewListMoreQuery>(environment, ReviewListMore, { count, cursor: null });
  useLiveList(lookAt, { rows: edges.length, isLoadingNext });
  if (edges.length === 0) {
    return (
      <>
        <PageTitle>{reviewListWords.title}</PageTitle>
        <NoReviews />
      </>
    );
  }
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle
        action={
          <ButtonLink variant="primary" icon="review" to="/review">
            {reviewListWords.first}
          </ButtonLink>
        }
      >
        {reviewListWords.title}
      </PageTitle>
      <p className={styles.total}>
        <output>{reviewListWords.total(totalCount)}</output>
        {edges.length > 1 && ` · ${reviewListWords.order}`}
      </p>
      <ReviewTable rows={edges.map(({ node }) => node)} timeZone={data.viewer?.timeZone ?? 'UTC'} />
      {hasFailed && (
        <Alert tone="danger" title={submissionListWords.failed} isLive>
          {submissionListWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button
            isPending={isLoadingNext}
            onPress={() => {
              loadNext(page, { onComplete: (error) => setFailed(error !== null) });
            }}
          >
            {submissionListWords.more}
          </Button>
        </div>
      )}
    </div>
  );
}
