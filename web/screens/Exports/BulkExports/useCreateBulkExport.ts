import { graphql } from 'react-relay';
import type { useCreateBulkExportMutation } from '#web/__generated__/useCreateBulkExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateBulkExport = (): MutationHook<useCreateBulkExportMutation> =>
  useMutation(graphql`
    mutation useCreateBulkExportMutation($input: CreateBulkExportInput!) {
      createBulkExport(input: $input) {
        ... on CreateBulkExportPayload {
          bulkExport {
            ...BulkExportTable_bulkExports
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
