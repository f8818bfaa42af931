// The subscription updates the saved answer in the store.
/* oxlint-disable relay/unused-fields */
import { graphql, useRelayEnvironment } from 'react-relay';
import { Observable, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import type { useSubmissionChangesSubscription } from '#web/__generated__/useSubmissionChangesSubscription.graphql.ts';
import { addAnswerToStore } from '#web/parts/addAnswerToStore.ts';
import { wasReturned } from '#web/relay/ownMutations.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/** A query whose document is loaded when the first change arrives. */
interface LateQuery {
  readonly load: () => Promise<GraphQLTaggedNode>;
}

/**
 * Subscribes to changes of a submission, and refetches a query for each. Answers arrive in the event itself. A change that
 * this tab made is not refetched if the mutation's response contained all that the query selects.
 */
export function useSubmissionChanges<Query extends OperationType>(
  id: string | null,
  query: GraphQLTaggedNode | LateQuery,
  variables: Query['variables'],
): void {
  const environment = useRelayEnvironment();
  const load = async (): Promise<GraphQLTaggedNode> => ('load' in query ? query.load() : query);
  useLiveUpdates<useSubmissionChangesSubscription>({
    subscription: graphql`
      subscription useSubmissionChangesSubscription($id: ID!, $after: String) {
        submissionChanged(id: $id, after: $after) {
          cursor
          changed
          ownMutation
          answer {
            fieldIdentity
            rowPath
            content
            revision
          }
        }
      }
    `,
    variables: id === null ? null : { id },
    updater: (store) => {
      if (id !== null) addAnswerToStore(store, id, store.getRootField('submissionChanged')?.getLinkedRecord('answer'));
    },
    needsRefetch: (told) => told?.submissionChanged.changed !== 'answer',
    isShown: ({ submissionChanged: { changed, ownMutation } }) => {
      if (ownMutation == null || changed === 'answer') return null;
      return load().then((document) => wasReturned(ownMutation, document, variables));
    },
    refetch: () =>
      Observable.from(load()).mergeMap((document) => refetchQuery<Query>(environment, document, variables)),
  });
}
