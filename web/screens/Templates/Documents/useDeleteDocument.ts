import { graphql } from 'react-relay';
import type { useDeleteDocumentMutation } from '#web/__generated__/useDeleteDocumentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteDocument = (): MutationHook<useDeleteDocumentMutation> =>
  useMutation(graphql`
    mutation useDeleteDocumentMutation($input: DeleteDocumentInput!) {
      deleteDocument(input: $input) {
        ... on DeleteDocumentPayload {
          masterTemplate {
            id
            documents {
              id
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
