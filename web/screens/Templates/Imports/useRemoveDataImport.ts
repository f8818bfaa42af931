import { graphql } from 'react-relay';
import type { useRemoveDataImportMutation } from '#web/__generated__/useRemoveDataImportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveDataImport = (): MutationHook<useRemoveDataImportMutation> =>
  useMutation(graphql`
    mutation useRemoveDataImportMutation($input: RemoveDataImportInput!) {
      removeDataImport(input: $input) {
        ... on RemoveDataImportPayload {
          masterTemplate {
            ...ImportList_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
