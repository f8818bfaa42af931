import { graphql } from 'react-relay';
import type { useRunBulkExportMutation } from '#web/__generated__/useRunBulkExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRunBulkExport = (): MutationHook<useRunBulkExportMutation> =>
  useMutation(graphql`
    mutation useRunBulkExportMutation($input: RunBulkExportInput!) {
      runBulkExport(input: $input) {
        ... on RunBulkExportPayload {
          bulkExport {
            ...BulkExportTable_bulkExports
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
