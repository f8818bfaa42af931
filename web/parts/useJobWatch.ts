// The subscription updates the store for components that show the job.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useJobWatch_changesSubscription } from '#web/__generated__/useJobWatch_changesSubscription.graphql.ts';
import type { useJobWatchQuery } from '#web/__generated__/useJobWatchQuery.graphql.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { useLive } from '#web/relay/useLive.ts';

/**
 * Keeps a job up to date in the store. Subscription events start once the connection is open, so the job is
 * fetched once then, and again after each reconnect.
 */
export function useJobWatch(jobId: string): void {
  const environment = useRelayEnvironment();
  useLive<useJobWatch_changesSubscription>({
    subscription: graphql`
      subscription useJobWatch_changesSubscription($id: ID!, $after: String) {
        jobChanged(id: $id, after: $after) {
          cursor
          job {
            ...useJobWatch_job
          }
        }
      }
    `,
    variables: { id: jobId },
    heard: (told) => told === null,
    look: () => askAgain<useJobWatchQuery>(environment, jobQuery, { id: jobId }),
  });
}

const jobQuery = graphql`
  query useJobWatchQuery($id: ID!) {
    node(id: $id) {
      ... on Job @alias(as: "job") {
        ...useJobWatch_job
      }
    }
  }
`;

export const jobFragment = graphql`
  fragment useJobWatch_job on Job {
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
