import { graphql } from 'react-relay';
import type { useRemoveExportMutation } from '#web/__generated__/useRemoveExportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveExport = (): MutationHook<useRemoveExportMutation> =>
  useMutation(graphql`
    mutation useRemoveExportMutation($input: RemoveExportInput!) {
      removeExport(input: $input) {
        ... on RemoveExportPayload {
          removedExportId @deleteRecord
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
