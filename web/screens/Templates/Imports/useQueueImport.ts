import { graphql } from 'react-relay';
import type { useQueueImport_testMutation } from '#web/__generated__/useQueueImport_testMutation.graphql.ts';
import type { useQueueImportMutation } from '#web/__generated__/useQueueImportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

// Selects no progress: a short file can finish before this response arrives, and a stale response would set the
// page back. Progress comes only from subscription events (`useLiveImports`), in order.

export const useQueueImport = (): MutationHook<useQueueImportMutation> =>
  useMutation(graphql`
    mutation useQueueImportMutation($input: QueueImportInput!) {
      queueImport(input: $input) {
        ... on QueueImportPayload {
          dataImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);

export const useQueueImportTest = (): MutationHook<useQueueImport_testMutation> =>
  useMutation(graphql`
    mutation useQueueImport_testMutation($input: QueueImportTestInput!) {
      queueImportTest(input: $input) {
        ... on QueueImportTestPayload {
          dataImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
