// The query updates rows in the store.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveRowsQuery as RowsQuery } from '#web/__generated__/useLiveRowsQuery.graphql.ts';
import type { useLiveRowsSubscription } from '#web/__generated__/useLiveRowsSubscription.graphql.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { useLive } from '#web/relay/useLive.ts';
import { useRowNews, type RowNews, type ShownRows } from '#web/screens/Dashboard/useRowNews.ts';

interface Shown extends ShownRows {
  readonly variables: Pick<RowsQuery['variables'], 'filters' | 'sort' | 'ascending'>;
}

/** Updates shown rows in place. New rows are only counted, until the user asks for them. */
export function useLiveRows({ variables, ...shown }: Shown): RowNews & { readonly forget: () => void } {
  const environment = useRelayEnvironment();
  const { news, asked, hear, forget, isLong } = useRowNews(shown);
  const told = (answer: unknown): void => {
    const { submissionRows: now, submissionRowsNow: rows } = (answer as { data: RowsQuery['response'] }).data;
    const found = now.edges.map(({ node }) => node.id);
    hear({ found, there: rows.map(({ id }) => id), total: now.totalCount ?? null });
  };
  const looking = useLive<useLiveRowsSubscription>({
    subscription: graphql`
      subscription useLiveRowsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    look: () =>
      askAgain<RowsQuery>(
        environment,
        graphql`
          query useLiveRowsQuery(
            $filters: JSON
            $sort: SubmissionSort
            $ascending: Boolean
            $count: Int!
            $ids: [ID!]!
          ) {
            submissionRows(filters: $filters, sort: $sort, ascending: $ascending, first: $count) {
              totalCount
              edges {
                node {
                  id
                }
              }
            }
            submissionRowsNow(ids: $ids) {
              id
              ...SubmissionTable_rows
            }
          }
        `,
        { ...variables, ...asked },
      ).do({ next: told }),
  });
  const count = shown.ids.length;
  // Another page or another list may include what was counted as new.
  useEffect(() => {
    if (isLong) looking.current?.soon();
  }, [count, isLong, looking]);
  return { ...news, forget };
}
