// The query updates rows in the store.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveOutputsQuery as RowsQuery } from '#web/__generated__/useLiveOutputsQuery.graphql.ts';
import type { useLiveOutputsSubscription } from '#web/__generated__/useLiveOutputsSubscription.graphql.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { useLive } from '#web/relay/useLive.ts';
import { useRowNews, type RowNews, type ShownRows } from '#web/screens/Dashboard/useRowNews.ts';

interface Shown extends ShownRows {
  readonly variables: Pick<RowsQuery['variables'], 'filters' | 'sort' | 'ascending'>;
}

/** Updates shown outputs in place: any change to an output sends an event for its submission. */
export function useLiveOutputs({ variables, ...shown }: Shown): RowNews & { readonly forget: () => void } {
  const environment = useRelayEnvironment();
  const { news, asked, hear, forget, isLong } = useRowNews(shown);
  const told = (answer: unknown): void => {
    const { outputRows: now, outputRowsNow: rows } = (answer as { data: RowsQuery['response'] }).data;
    const found = now.edges.map(({ node }) => node.id);
    hear({ found, there: rows.map(({ id }) => id), total: now.totalCount ?? null });
  };
  const looking = useLive<useLiveOutputsSubscription>({
    subscription: graphql`
      subscription useLiveOutputsSubscription($after: String) {
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
