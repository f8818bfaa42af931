import { graphql } from 'react-relay';
import type { useQueueImport_testMutation } from '#web/__generated__/useQueueImport_testMutation.graphql.ts';
import type { useQueueImportMutation } from '#web/__generated__/useQueueImportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useQueueImport = (): MutationHook<useQueueImportMutation> =>
  useMutation(graphql`
    mutation useQueueImportMutation($input: QueueImportInput!) {
      queueImport(input: $input) {
        ... on QueueImportPayload {
          dataImport {
            ...ImportReport_import
            ...ImportProblems_import
            ...ImportColumns_import
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
            ...ImportReport_import
            ...ImportProblems_import
            ...ImportColumns_import
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
