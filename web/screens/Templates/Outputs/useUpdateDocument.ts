import { graphql } from 'react-relay';
import type { useUpdateDocumentMutation } from '#web/__generated__/useUpdateDocumentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateDocument = (): MutationHook<useUpdateDocumentMutation> =>
  useMutation(graphql`
    mutation useUpdateDocumentMutation($input: UpdateDocumentInput!) {
      updateDocument(input: $input) {
        ... on UpdateDocumentPayload {
          document {
            id
            ...DocumentFile_document
            ...MappingTable_document
            ...DocumentTerms_document
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
