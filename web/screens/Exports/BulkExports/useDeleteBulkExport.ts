import { graphql } from 'react-relay';
import type { useDeleteBulkExportMutation } from '#web/__generated__/useDeleteBulkExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteBulkExport = (): MutationHook<useDeleteBulkExportMutation> =>
  useMutation(graphql`
    mutation useDeleteBulkExportMutation($input: DeleteBulkExportInput!) {
      deleteBulkExport(input: $input) {
        ... on DeleteBulkExportPayload {
          deletedBulkExportId @deleteRecord
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
