// The query updates rows in the store.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveOutputsQuery as RowsQuery } from '#web/__generated__/useLiveOutputsQuery.graphql.ts';
import type { useLiveOutputsSubscription } from '#web/__generated__/useLiveOutputsSubscription.graphql.ts';
import { useRowChanges, type RowChanges, type DisplayedRows } from '#web/lists/useRowChanges.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

interface Shown extends DisplayedRows {
  readonly variables: Pick<RowsQuery['variables'], 'filters' | 'sort' | 'ascending'>;
}

/** Updates shown outputs in place: any change to an output sends an event for its submission. */
export function useLiveOutputs({ variables, ...shown }: Shown): RowChanges & { readonly forget: () => void } {
  const environment = useRelayEnvironment();
  const { news, requested, hear, forget, isLong } = useRowChanges(shown);
  const told = (answer: unknown): void => {
    const { outputRows: now, outputRowsNow: rows } = (answer as { data: RowsQuery['response'] }).data;
    const found = now.edges.map(({ node }) => node.id);
    hear({ found, there: rows.map(({ id }) => id), total: now.totalCount ?? null });
  };
  const throttled = useLiveUpdates<useLiveOutputsSubscription>({
    subscription: graphql`
      subscription useLiveOutputsSubscription($after: String) {
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
          query useLiveOutputsQuery(
            $filters: JSON
            $sort: OutputSort
            $ascending: Boolean
            $count: Int!
            $ids: [ID!]!
          ) {
            outputRows(filters: $filters, sort: $sort, ascending: $ascending, first: $count) {
              totalCount
              edges {
                node {
                  id
                }
              }
            }
            outputRowsNow(ids: $ids) {
              id
              ...OutputTable_rows
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
