import { graphql } from 'react-relay';
import type { useUpdateBulkExportMutation } from '#web/__generated__/useUpdateBulkExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateBulkExport = (): MutationHook<useUpdateBulkExportMutation> =>
  useMutation(graphql`
    mutation useUpdateBulkExportMutation($input: UpdateBulkExportInput!) {
      updateBulkExport(input: $input) {
        ... on UpdateBulkExportPayload {
          bulkExport {
            ...BulkExportTable_bulkExports
            ...EditBulkExportForm_bulkExport
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
