// The query updates the store for the component that shows the text.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useRefetchDescriptionQuery } from '#web/__generated__/useRefetchDescriptionQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';

/** After a conflict with a colleague's edit, fetches the colleague's text so that it can be shown. */
export function useRefetchDescription(id: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return () =>
    new Promise((resolve) => {
      const done = (): void => resolve();
      refetchQuery<useRefetchDescriptionQuery>(environment, textQuery, { id }).subscribe({
        complete: done,
        error: done,
      });
    });
}

const textQuery = graphql`
  query useRefetchDescriptionQuery($id: ID!) {
    node(id: $id) {
      ... on MasterTemplate @alias(as: "form") {
        ...ManagedDescription_form
      }
    }
  }
`;
