import { graphql } from 'react-relay';
import type { useCreateExportMutation } from '#web/__generated__/useCreateExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateExport = (): MutationHook<useCreateExportMutation> =>
  useMutation(graphql`
    mutation useCreateExportMutation($input: CreateExportInput!) {
      createExport(input: $input) {
        ... on CreateExportPayload {
          export {
            ...ExportTable_exports
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
