// The subscription and the query update the kinds in the store for the list.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveCustomEntitiesQuery } from '#web/__generated__/useLiveCustomEntitiesQuery.graphql.ts';
import type { useLiveCustomEntitiesSubscription } from '#web/__generated__/useLiveCustomEntitiesSubscription.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** Shows what colleagues change on this page. */
export function useLiveCustomEntities(teamId: string, slug: string): void {
  const environment = useRelayEnvironment();
  const query = graphql`
    query useLiveCustomEntitiesQuery($slug: String!) {
      teamBySlug(slug: $slug) {
        ...CustomEntityList_team
      }
    }
  `;
  useLiveUpdates<useLiveCustomEntitiesSubscription>({
    subscription: graphql`
      subscription useLiveCustomEntitiesSubscription($teamId: ID!, $after: String) {
        customEntitiesChanged(teamId: $teamId, after: $after) {
          cursor
          team {
            ...CustomEntityList_team
          }
        }
      }
    `,
    variables: { teamId },
    // the event has the kinds; only missed events need a fetch
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<useLiveCustomEntitiesQuery>(environment, query, { slug }),
  });
}
