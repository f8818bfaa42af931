import { graphql } from 'react-relay';
import type { useQueueEntityImportMutation } from '#web/__generated__/useQueueEntityImportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

// Selects no progress: a short file can finish before this response arrives. Progress comes only from events
// (`useLiveEntityImports`), in order. The same holds for the test and for undoing.
export const useQueueEntityImport = (): MutationHook<useQueueEntityImportMutation> =>
  useMutation(graphql`
    mutation useQueueEntityImportMutation($input: QueueEntityImportInput!) {
      queueEntityImport(input: $input) {
        ... on QueueEntityImportPayload {
          entityImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
