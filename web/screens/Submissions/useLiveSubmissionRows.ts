// The query updates rows in the store.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveSubmissionRowsQuery as RowsQuery } from '#web/__generated__/useLiveSubmissionRowsQuery.graphql.ts';
import type { useLiveSubmissionRowsSubscription } from '#web/__generated__/useLiveSubmissionRowsSubscription.graphql.ts';
import { useRowChanges, type RowChanges, type DisplayedRows } from '#web/lists/useRowChanges.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

interface Shown extends DisplayedRows {
  readonly variables: Pick<RowsQuery['variables'], 'filters' | 'sort' | 'ascending'>;
}

/** Updates shown rows in place. New rows are only counted, until the user asks for them. */
export function useLiveSubmissionRows({ variables, ...shown }: Shown): RowChanges & { readonly forget: () => void } {
  const environment = useRelayEnvironment();
  const { news, requested, hear, forget, isLong } = useRowChanges(shown);
  const told = (answer: unknown): void => {
    const { submissionRows: now, submissionRowsNow: rows } = (answer as { data: RowsQuery['response'] }).data;
    const found = now.edges.map(({ node }) => node.id);
    hear({ found, there: rows.map(({ id }) => id), total: now.totalCount ?? null });
  };
  const throttled = useLiveUpdates<useLiveSubmissionRowsSubscription>({
    subscription: graphql`
      subscription useLiveSubmissionRowsSubscription($after: String) {
        dashboardChanged(after: $after) {
          cursor
        }
      }
    `,
    variables: {},
    refetch: () =>
      refetchQuery<RowsQuery>(
        environment,
        graphql`
          query useLiveSubmissionRowsQuery(
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
        { ...variables, ...requested },
      ).do({ next: told }),
  });
  const count = shown.ids.length;
  // Another page or another list may include what was counted as new.
  useEffect(() => {
    if (isLong) throttled.current?.soon();
  }, [count, isLong, throttled]);
  return { ...news, forget };
}
