// The subscription updates the store for components that show the job.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveJob_changesSubscription } from '#web/__generated__/useLiveJob_changesSubscription.graphql.ts';
import type { useLiveJobQuery } from '#web/__generated__/useLiveJobQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { useLiveUpdates } from '#web/relay/useLiveUpdates.ts';

/**
 * Keeps a job up to date in the store. Subscription events start once the connection is open, so the job is
 * fetched once then, and again after each reconnect.
 */
export function useLiveJob(jobId: string): void {
  const environment = useRelayEnvironment();
  useLiveUpdates<useLiveJob_changesSubscription>({
    subscription: graphql`
      subscription useLiveJob_changesSubscription($id: ID!, $after: String) {
        jobChanged(id: $id, after: $after) {
          cursor
          job {
            ...useLiveJob_job
          }
        }
      }
    `,
    variables: { id: jobId },
    needsRefetch: (told) => told === null,
    refetch: () => refetchQuery<useLiveJobQuery>(environment, jobQuery, { id: jobId }),
  });
}

const jobQuery = graphql`
  query useLiveJobQuery($id: ID!) {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        ...useLiveJob_job
      }
    }
  }
`;

export const jobFragment = graphql`
  fragment useLiveJob_job on Job {
    state
    progress
    failure
    problems {
      path
      message
    }
    flowTemplate {
      id
      version
      revision
      isModified
      masterTemplate {
        id
        name
        status
        everPublished
        availableActions
        publishedVersion {
          id
          version
          publishedAt
        }
      }
    }
  }
`;
