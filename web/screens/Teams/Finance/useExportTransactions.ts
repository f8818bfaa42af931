import { graphql } from 'react-relay';
import type { useExportTransactionsMutation } from '#web/__generated__/useExportTransactionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportTransactions = (): MutationHook<useExportTransactionsMutation> =>
  useMutation(graphql`
    mutation useExportTransactionsMutation($input: ExportTransactionsInput!) {
      exportTransactions(input: $input) {
        ... on ExportTransactionsPayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
