// The cursor is read by the connection.
/* oxlint-disable relay/unused-fields */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { useFormSettingsChangesSubscription } from '#web/__generated__/useFormSettingsChangesSubscription.graphql.ts';
import { wasReturned } from '#web/relay/ownMutations.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/**
 * Shows what others change about a form outside of its draft: settings, people, documents, and FAQs. Refetches the query
 * of the page. Decision 0174.
 */
export function useFormSettingsChanges<Query extends OperationType>(
  masterTemplateId: string | null | undefined,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): void {
  const environment = useRelayEnvironment();
  useLiveUpdates<useFormSettingsChangesSubscription>({
    subscription: graphql`
      subscription useFormSettingsChangesSubscription($id: ID!, $after: String) {
        masterTemplateChanged(masterTemplateId: $id, after: $after) {
          cursor
          ownMutation
        }
      }
    `,
    variables: masterTemplateId ? { id: masterTemplateId } : null,
    isShown: ({ masterTemplateChanged: { ownMutation } }) =>
      ownMutation == null ? null : wasReturned(ownMutation, query, variables),
    refetch: () => refetchQuery<Query>(environment, query, variables),
  });
}
