// The response updates the domains in the store for the card.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useWatchPendingDomainsQuery } from '#web/__generated__/useWatchPendingDomainsQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';

const pauseMs = 10_000;

/** Shows when a domain was verified. DNS takes minutes and no one stays here for long, so this asks from time to time. */
export function useWatchPendingDomains(slug: string, isPending: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isPending) return undefined;
    const query = graphql`
      query useWatchPendingDomainsQuery($slug: String!) {
        teamBySlug(slug: $slug) {
          ...TeamDomainsCard_team
        }
      }
    `;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        // a failed look is made up for by the next one
        refetchQuery<useWatchPendingDomainsQuery>(environment, query, { slug }).subscribe({ error: () => undefined });
    }, pauseMs);
    return () => clearInterval(timer);
  }, [environment, slug, isPending]);
}
