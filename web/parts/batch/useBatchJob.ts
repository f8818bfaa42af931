// The subscription updates the store for components that show the job.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { useBatchJob_changesSubscription } from '#web/__generated__/useBatchJob_changesSubscription.graphql.ts';
import type { useBatchJob_job$data, useBatchJob_job$key } from '#web/__generated__/useBatchJob_job.graphql.ts';
import type { useBatchJobQuery } from '#web/__generated__/useBatchJobQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

const query = graphql`
  query useBatchJobQuery($id: ID!) {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        ...useBatchJob_job
      }
    }
  }
`;

const fragment = graphql`
  fragment useBatchJob_job on Job {
    state
    progress
    failure
    isCanceled
    batch {
      action
      tagName
      total
      doneCount
      unchangedCount
      refusedCount
      isUndoable
    }
  }
`;

export type BatchJob = useBatchJob_job$data;

/** Live progress of a batch action; null if it was deleted or belongs to someone else. */
export function useBatchJob(jobId: string): BatchJob | null {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<useBatchJobQuery>(query, { id: jobId }, { fetchPolicy: 'store-and-network' });
  useLiveUpdates<useBatchJob_changesSubscription>({
    subscription: graphql`
      subscription useBatchJob_changesSubscription($id: ID!, $after: String) {
        jobChanged(id: $id, after: $after) {
          cursor
          job {
            ...useBatchJob_job
          }
        }
      }
    `,
    variables: { id: jobId },
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<useBatchJobQuery>(environment, query, { id: jobId }),
  });
  return useFragment<useBatchJob_job$key>(fragment, node?.job ?? null) ?? null;
}
