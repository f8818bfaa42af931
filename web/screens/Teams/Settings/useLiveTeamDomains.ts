// The subscription and the query update the domains in the store for the card.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveTeamDomainsQuery } from '#web/__generated__/useLiveTeamDomainsQuery.graphql.ts';
import type { useLiveTeamDomainsSubscription } from '#web/__generated__/useLiveTeamDomainsSubscription.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** Shows when a domain was verified, and what colleagues add or remove. */
export function useLiveTeamDomains(teamId: string, slug: string): void {
  const environment = useRelayEnvironment();
  const query = graphql`
    query useLiveTeamDomainsQuery($slug: String!) {
      teamBySlug(slug: $slug) {
        ...TeamDomainsCard_team
      }
    }
  `;
  useLiveUpdates<useLiveTeamDomainsSubscription>({
    subscription: graphql`
      subscription useLiveTeamDomainsSubscription($teamId: ID!, $after: String) {
        teamDomainsChanged(teamId: $teamId, after: $after) {
          cursor
          team {
            ...TeamDomainsCard_team
          }
        }
      }
    `,
    variables: { teamId },
    // the event has the domains; only missed events need a fetch
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<useLiveTeamDomainsQuery>(environment, query, { slug }),
  });
}
