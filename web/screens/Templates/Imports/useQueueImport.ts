import { graphql } from 'react-relay';
import type { useQueueImport_testMutation } from '#web/__generated__/useQueueImport_testMutation.graphql.ts';
import type { useQueueImportMutation } from '#web/__generated__/useQueueImportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

// How far the import is comes with its news alone (`useLiveImports`), one after the other: a short file is read before the answer to
// asking for it is there, and the answer would set the page back.

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
