import { graphql } from 'react-relay';
import type { useQueueEntityImportTestMutation } from '#web/__generated__/useQueueEntityImportTestMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useQueueEntityImportTest = (): MutationHook<useQueueEntityImportTestMutation> =>
  useMutation(graphql`
    mutation useQueueEntityImportTestMutation($input: QueueEntityImportTestInput!) {
      queueEntityImportTest(input: $input) {
        ... on QueueEntityImportTestPayload {
          entityImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
