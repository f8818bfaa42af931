import { graphql } from 'react-relay';
import type { useQueueEntityImportUndoMutation } from '#web/__generated__/useQueueEntityImportUndoMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useQueueEntityImportUndo = (): MutationHook<useQueueEntityImportUndoMutation> =>
  useMutation(graphql`
    mutation useQueueEntityImportUndoMutation($input: QueueEntityImportUndoInput!) {
      queueEntityImportUndo(input: $input) {
        ... on QueueEntityImportUndoPayload {
          entityImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
