// what it asks for is kept in the store for those who show the job
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';

import type { useJobWatch_changesSubscription } from '#web/__generated__/useJobWatch_changesSubscription.graphql.ts';
import type { useJobWatchQuery } from '#web/__generated__/useJobWatchQuery.graphql.ts';
import { onReconnected } from '#web/relay/socket.ts';

/**
 * Keeps a job in the store as it stands, until it ends. The server tells each step from the moment at which the line
 * is open; how far the job was by then is asked once, and again whenever the line comes back.
 */
export function useJobWatch(jobId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const look = (): void => {
      fetchQuery<useJobWatchQuery>(
        environment,
        graphql`
          query useJobWatchQuery($id: ID!) {
            node(id: $id) {
              ... on Job @alias(as: "job") {
                finishedAt
                ...useJobWatch_job
              }
            }
          }
        `,
        { id: jobId },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ node }) => {
          if (node?.job?.finishedAt != null) stop();
        },
        // asked again when the line is open again; until then each step is told
        error: () => undefined,
      });
    };
    const subscription = requestSubscription<useJobWatch_changesSubscription>(environment, {
      subscription: graphql`
        subscription useJobWatch_changesSubscription($id: ID!, $after: String) {
          jobChanged(id: $id, after: $after) {
            cursor
            job {
              finishedAt
              ...useJobWatch_job
            }
          }
        }
      `,
      variables: { id: jobId },
      onNext: (told) => {
        if (told?.jobChanged.job?.finishedAt != null) stop();
      },
      onError: () => undefined,
    });
    const forget = onReconnected(look);
    function stop(): void {
      forget();
      subscription.dispose();
    }
    return stop;
  }, [environment, jobId]);
}

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
